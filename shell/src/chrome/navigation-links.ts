type Link = { readonly key: string; readonly path: string };

/** Header links, in order. Each key is a text of `chrome.nav`. */
export const HEADER_LINKS = [
  { key: 'exchange', path: '/exchange' },
  { key: 'currencies', path: '/currencies' },
  { key: 'swap', path: '/swap' },
  { key: 'blog', path: '/blog' },
  { key: 'partners', path: '/for-partners' },
] as const satisfies readonly Link[];

/** Footer columns. Each key is a text of `chrome.footer`. */
export const FOOTER_COLUMNS = [
  {
    key: 'product',
    links: [
      { key: 'exchange', path: '/exchange' },
      { key: 'currencies', path: '/currencies' },
      { key: 'allToExchange', path: '/all-currencies-exchange' },
      { key: 'allToBuy', path: '/all-currencies-buy' },
      { key: 'swap', path: '/swap' },
      { key: 'orders', path: '/exchange/history' },
    ],
  },
  {
    key: 'partners',
    links: [
      { key: 'partners', path: '/for-partners' },
      { key: 'widget', path: '/exchange-widget' },
      { key: 'api', path: '/api' },
      { key: 'listing', path: '/asset-listing' },
    ],
  },
  {
    key: 'company',
    links: [
      { key: 'blog', path: '/blog' },
      { key: 'reviews', path: '/reviews' },
      { key: 'contact', path: '/contact' },
      { key: 'terms', path: '/terms-of-use' },
      { key: 'privacy', path: '/privacy-policy' },
    ],
  },
] as const satisfies readonly { readonly key: string; readonly links: readonly Link[] }[];
