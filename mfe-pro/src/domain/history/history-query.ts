/** Tabs of the history. The default is `SWAP` (spec §9 "Pro area"). */
export const HISTORY_TABS = ['SWAP', 'DEPOSIT', 'WITHDRAWAL', 'CASHBACK', 'LOAN', 'STAKING'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];

/** Query of a history page. `currency` is a ticker, or empty for all. */
export type HistoryQuery = {
  readonly tab: HistoryTab;
  /** Starts at 1. */
  readonly page: number;
  readonly currency: string;
};

export const ROWS_A_PAGE = 10;

/** Above the number of pages of any account, but still valid for the service. */
const LAST_PAGE = 100_000;

const pageIn = (text: string | null): number => {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};

/** Parses the query of a URL. Ignores invalid values. */
export const historyQueryAt = (search: string): HistoryQuery => {
  const query = new URLSearchParams(search);
  const asked = (query.get('tab') ?? '').toUpperCase();
  return {
    tab: HISTORY_TABS.find((tab) => tab === asked) ?? 'SWAP',
    page: pageIn(query.get('page')),
    currency: /^[a-z0-9]{1,40}$/i.exec(query.get('currency') ?? '')?.[0].toLowerCase() ?? '',
  };
};

/** Path of a history page without the language prefix. Omits defaults. */
export const historyPath = ({ tab, page, currency }: HistoryQuery): string => {
  const query = new URLSearchParams({
    ...(tab === 'SWAP' ? {} : { tab }),
    ...(currency === '' ? {} : { currency }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? '/pro/history' : `/pro/history?${query}`;
};

/** Number of pages, at least one. */
export const pageCountOf = (count: number): number => Math.max(1, Math.ceil(count / ROWS_A_PAGE));
