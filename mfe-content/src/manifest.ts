import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

const ROUTES = [
  '/tokens/now-staking',
  '/blog',
  '/blog/page/:page',
  '/blog/search',
  '/blog/search/page/:page',
  '/blog/category/:name',
  '/blog/category/:name/page/:page',
  '/blog/author/:name',
  '/blog/author/:name/page/:page',
  '/blog/:post',
  '/crypto-loan',
  '/for-partners',
  '/for-partners/dapps',
  '/for-partners/dev-kit-loans',
  '/for-partners/:slug',
  '/api',
  '/asset-listing',
  '/multichain-bridge',
  '/market-making',
  '/widget',
  '/exchange-widget',
  '/referral-links',
  '/crypto-wallet',
  '/your-exchange',
  '/telegram-bot',
  '/privileges',
  '/crypto-exchange',
  '/warm-wallets',
  '/market-info-api',
  '/permanent-exchange',
  '/program-affiliate',
  '/launchpad',
  '/reviews',
  '/contact',
  '/terms-of-use',
  '/privacy-policy',
];

const SEARCHES = ['/blog/search', '/blog/search/page/:page'];

/** Metadata of the remote for the shell and the release ledger. */
export const manifest: RemoteManifest = {
  name: 'mfe-content',
  routes: ROUTES,
  namespace: 'content',
  eventsProduced: [],
  eventsConsumed: [],
  queries: Object.fromEntries(ROUTES.map((route) => [route, SEARCHES.includes(route) ? ['q'] : []])),
  blocks: [
    'contact-form',
    'swap-tokens-contact-form',
    'lightning-contact-form',
    'newsletter-subscription',
    'bounty-dropdown-list',
  ],
};
