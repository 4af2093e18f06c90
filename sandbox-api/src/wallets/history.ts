import type { Ledger, StoredTransfer } from './ledger.ts';

/** The tabs of the history; `SWAP` is what it opens with (spec §9). */
export const HISTORY_TABS = ['SWAP', 'DEPOSIT', 'WITHDRAWAL', 'CASHBACK', 'LOAN', 'STAKING'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];

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
  /** Narrows to a currency, as sold, bought or moved; `''`: all. */
  readonly currency: string;
};

const isAbout = ({ details }: StoredTransfer, currency: string): boolean =>
  currency === '' || [details['currency'], details['from'], details['to']].includes(currency);

/** A page of what happened in an account, the newest first, with how many there are. */
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
