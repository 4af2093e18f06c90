import type { Ledger, StoredTransfer } from './ledger.ts';

/** Tabs of the history; `SWAP` is the default (spec §9). */
export const HISTORY_TABS = ['SWAP', 'DEPOSIT', 'WITHDRAWAL', 'CASHBACK', 'LOAN', 'STAKING'] as const;
type HistoryTab = (typeof HISTORY_TABS)[number];

const KINDS: Readonly<Record<HistoryTab, readonly string[]>> = {
  SWAP: ['trade'],
  DEPOSIT: ['deposit'],
  WITHDRAWAL: ['withdrawal', 'withdrawal-sent'],
  CASHBACK: ['cashback', 'cashback-withdrawal'],
  LOAN: ['loan', 'loan-repayment', 'loan-liquidation'],
  STAKING: ['stake', 'unstake', 'staking-reward'],
};

export type HistoryQuery = {
  readonly tab: HistoryTab;
  readonly limit: number;
  readonly offset: number;
  /** Filters by currency (sold, bought or moved). Empty: all. */
  readonly currency: string;
};

const isAbout = ({ details }: StoredTransfer, currency: string): boolean =>
  currency === '' || [details['currency'], details['from'], details['to']].includes(currency);

/** Page of an account's history, newest first, with the total number. */
export const historyOf = (
  ledger: Ledger,
  accountId: string,
  { tab, limit, offset, currency }: HistoryQuery,
) => {
  const found = ledger
    .transfersOf(accountId)
    .filter((transfer) => KINDS[tab].includes(transfer.kind) && isAbout(transfer, currency));
  return {
    count: found.length,
    transactions: found.slice(offset, offset + limit).map(({ at, ...transfer }) => ({
      ...transfer,
      at: new Date(at).toISOString(),
    })),
  };
};
