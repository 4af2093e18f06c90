/** Where a page may lead. Their words are in the translations under `links`. */
export const LINK_PATHS = {
  exchange: '/exchange',
  bridge: '/exchange?from=usdterc20&to=usdttrc20&bridge=true',
  currencies: '/currencies',
  tokenSwap: '/swap',
  blog: '/blog',
  forPartners: '/for-partners',
  dapps: '/for-partners/dapps',
  widget: '/widget',
  referralLinks: '/referral-links',
  api: '/api',
  howItWorks: '/blog/how-a-swap-works',
  checkAddress: '/blog/check-an-address',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
} as const;

export type PageLink = keyof typeof LINK_PATHS;

type PageRow = {
  /** The page's key in the translations. */
  readonly id: string;
  readonly path: string;
  /** The page above it in the breadcrumbs. */
  readonly parent: 'main' | 'forPartners';
  readonly links: readonly PageLink[];
};

/** Spec §2 "Loans and partners", "Business and information pages", "Staking": one row a page. */
export const INFORMATION_PAGES = [
  { id: 'nowStaking', path: '/tokens/now-staking', parent: 'main', links: ['currencies', 'exchange'] },
  { id: 'cryptoLoan', path: '/crypto-loan', parent: 'main', links: ['exchange', 'currencies'] },
  {
    id: 'forPartners',
    path: '/for-partners',
    parent: 'main',
    links: ['exchange', 'dapps', 'widget', 'referralLinks', 'api'],
  },
  { id: 'dapps', path: '/for-partners/dapps', parent: 'forPartners', links: ['exchange', 'forPartners'] },
  {
    id: 'devKitLoans',
    path: '/for-partners/dev-kit-loans',
    parent: 'forPartners',
    links: ['forPartners', 'exchange'],
  },
  { id: 'api', path: '/api', parent: 'forPartners', links: ['currencies', 'forPartners'] },
  { id: 'assetListing', path: '/asset-listing', parent: 'forPartners', links: ['currencies', 'forPartners'] },
  { id: 'multichainBridge', path: '/multichain-bridge', parent: 'main', links: ['bridge', 'tokenSwap'] },
  { id: 'marketMaking', path: '/market-making', parent: 'forPartners', links: ['exchange', 'forPartners'] },
  { id: 'widget', path: '/widget', parent: 'forPartners', links: ['exchange', 'forPartners'] },
  { id: 'exchangeWidget', path: '/exchange-widget', parent: 'forPartners', links: ['exchange', 'widget'] },
  { id: 'referralLinks', path: '/referral-links', parent: 'forPartners', links: ['exchange', 'forPartners'] },
  { id: 'cryptoWallet', path: '/crypto-wallet', parent: 'main', links: ['checkAddress', 'exchange'] },
  { id: 'yourExchange', path: '/your-exchange', parent: 'forPartners', links: ['forPartners', 'exchange'] },
  { id: 'bot', path: '/telegram-bot', parent: 'main', links: ['exchange', 'checkAddress'] },
  { id: 'privileges', path: '/privileges', parent: 'main', links: ['exchange', 'howItWorks'] },
  {
    id: 'cryptoExchange',
    path: '/crypto-exchange',
    parent: 'main',
    links: ['exchange', 'howItWorks', 'currencies'],
  },
  { id: 'warmWallets', path: '/warm-wallets', parent: 'forPartners', links: ['howItWorks', 'forPartners'] },
  { id: 'marketInfoApi', path: '/market-info-api', parent: 'forPartners', links: ['currencies', 'api'] },
  { id: 'permanentExchange', path: '/permanent-exchange', parent: 'main', links: ['exchange', 'howItWorks'] },
  {
    id: 'programAffiliate',
    path: '/program-affiliate',
    parent: 'forPartners',
    links: ['referralLinks', 'forPartners'],
  },
  { id: 'launchpad', path: '/launchpad', parent: 'main', links: ['currencies', 'exchange'] },
  { id: 'reviews', path: '/reviews', parent: 'main', links: ['howItWorks', 'exchange'] },
] as const satisfies readonly PageRow[];

export type InformationPage = (typeof INFORMATION_PAGES)[number];
export type InformationPageId = InformationPage['id'];

/** Spec §2 "Legal"; each is a list of headed sections. */
export const LEGAL_PAGES = [
  { id: 'terms', path: '/terms-of-use', sections: ['service', 'sandbox', 'addresses', 'rates', 'limits'] },
  {
    id: 'privacy',
    path: '/privacy-policy',
    sections: ['collected', 'notCollected', 'stored', 'thirdParties', 'choices'],
  },
] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];
