import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

import { CONTACT_PATH, PAGE_PATHS } from './domain/content-route.ts';

const SEARCHES = ['/blog/search', '/blog/search/page/:page'];

const ROUTES = [
  '/blog',
  '/blog/page/:page',
  ...SEARCHES,
  '/blog/category/:name',
  '/blog/category/:name/page/:page',
  '/blog/author/:name',
  '/blog/author/:name/page/:page',
  '/blog/:post',
  ...PAGE_PATHS,
  '/for-partners/:slug',
  CONTACT_PATH,
];

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
