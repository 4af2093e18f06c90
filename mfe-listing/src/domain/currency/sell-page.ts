import type { ListedCurrency } from './listed-currency';

const SELL_PAGE_LINKS: readonly string[] = ['bitcoin'];

/** Address of the exchange that sells a coin for euros (spec §9 "Calculator defaults"). Null for other coins. */
export const sellPathOf = ({ link, ticker }: Pick<ListedCurrency, 'link' | 'ticker'>): string | null =>
  SELL_PAGE_LINKS.includes(link) ? `/exchange?from=${encodeURIComponent(ticker)}&to=eur&fiatMode=true` : null;
