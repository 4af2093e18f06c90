type Below = {
  /** The page coin, or null. */
  readonly pageCoin: { readonly link: string; readonly isFiat: boolean } | null;
  readonly isPairPage: boolean;
  readonly isFiatOnly: boolean;
};

/**
 * Target of spec §2 "Optional bottom 'view all' link". Without a page coin: /all-currencies-buy in fiat mode,
 * otherwise /all-currencies-exchange. With a page coin: its own page on pair pages, otherwise /from-{link}. Fiat
 * has neither of these two pages.
 */
export const viewAllPath = ({ pageCoin, isPairPage, isFiatOnly }: Below): string => {
  if (pageCoin === null) return isFiatOnly ? '/all-currencies-buy' : '/all-currencies-exchange';
  const link = encodeURIComponent(pageCoin.link);
  if (pageCoin.isFiat) return isPairPage ? `/buy/${link}` : '/all-currencies-buy';
  return isPairPage ? `/currencies/${link}` : `/from-${link}`;
};
