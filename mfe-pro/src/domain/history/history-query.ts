/** The tabs of the history; spec §9 "Pro area": it opens with `SWAP`. */
export const HISTORY_TABS = ['SWAP', 'DEPOSIT', 'WITHDRAWAL', 'CASHBACK', 'LOAN', 'STAKING'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];

/** The query of a history page; `currency` as a ticker, `''`: all. */
export type HistoryQuery = {
  readonly tab: HistoryTab;
  /** Counts from 1. */
  readonly page: number;
  readonly currency: string;
};

export const ROWS_A_PAGE = 10;

/** Far more than any account has, and still accepted by the service as an offset. */
const LAST_PAGE = 100_000;

const pageIn = (text: string | null): number => {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};

/** Reads the address's query; what makes no sense there counts as not said. */
export const historyQueryAt = (search: string): HistoryQuery => {
  const query = new URLSearchParams(search);
  const asked = (query.get('tab') ?? '').toUpperCase();
  return {
    tab: HISTORY_TABS.find((tab) => tab === asked) ?? 'SWAP',
    page: pageIn(query.get('page')),
    currency: /^[a-z0-9]{1,40}$/i.exec(query.get('currency') ?? '')?.[0].toLowerCase() ?? '',
  };
};

/** The address of a page of the history, without the language prefix; what is usual is left out. */
export const historyPath = ({ tab, page, currency }: HistoryQuery): string => {
  const query = new URLSearchParams({
    ...(tab === 'SWAP' ? {} : { tab }),
    ...(currency === '' ? {} : { currency }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? '/pro/history' : `/pro/history?${query}`;
};

/** The number of pages; at least one. */
export const pageCountOf = (count: number): number => Math.max(1, Math.ceil(count / ROWS_A_PAGE));
