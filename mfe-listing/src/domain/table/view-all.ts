type Below = {
  /** The link of the page coin; null where there is none. */
  readonly pageCoin: { readonly link: string; readonly isFiat: boolean } | null;
  readonly isPairPage: boolean;
  readonly isFiatOnly: boolean;
};

/**
 * Spec §2 "Optional bottom 'view all' link": without a page coin to /all-currencies-buy in fiat mode, else to
 * /all-currencies-exchange; with one to its page on pair pages, else to /from-{link}. Money has neither of these two pages.
 */
export const viewAllPath = ({ pageCoin, isPairPage, isFiatOnly }: Below): string => {
  if (pageCoin === null) return isFiatOnly ? '/all-currencies-buy' : '/all-currencies-exchange';
  const link = encodeURIComponent(pageCoin.link);
  if (pageCoin.isFiat) return isPairPage ? `/buy/${link}` : '/all-currencies-buy';
  return isPairPage ? `/currencies/${link}` : `/from-${link}`;
};
