import type { RemoteName } from '@coinlane/shared-contracts/values';

/** Page of the site. Data only, because server and browser share it. */
type Route = {
  readonly id: string;
  /** Without the language prefix. Syntax: see `route-pattern.rule.ts`. */
  readonly path: string;
  readonly remote: RemoteName;
};

const exchangeRoutes = [
  { id: 'HOME', path: '/', remote: 'mfe-exchange' },
  { id: 'EXCHANGE', path: '/exchange', remote: 'mfe-exchange' },
  { id: 'EXCHANGE_HISTORY', path: '/exchange/history', remote: 'mfe-exchange' },
  { id: 'EXCHANGE_TX', path: '/exchange/txs/:transactionId', remote: 'mfe-exchange' },
  { id: 'EMBED', path: '/embed', remote: 'mfe-exchange' },
  { id: 'TG_APP_TX', path: '/tg-app/txs/:transactionId', remote: 'mfe-exchange' },
] as const satisfies readonly Route[];

const proRoutes = [
  { id: 'PRO', path: '/pro', remote: 'mfe-pro' },
  { id: 'PREMIUM_EXCHANGE', path: '/pro/exchange', remote: 'mfe-pro' },
  { id: 'PREMIUM_EXCHANGE_TX', path: '/pro/exchange/txs/:transactionId', remote: 'mfe-pro' },
  { id: 'PREMIUM_LOANS', path: '/pro/loans', remote: 'mfe-pro' },
  { id: 'PREMIUM_LOAN', path: '/pro/loan/:loanId', remote: 'mfe-pro' },
  { id: 'PREMIUM_CASHBACK', path: '/pro/cashback', remote: 'mfe-pro' },
  { id: 'PREMIUM_PLANS', path: '/pro/plans', remote: 'mfe-pro' },
  { id: 'PREMIUM_HISTORY', path: '/pro/history', remote: 'mfe-pro' },
  { id: 'PREMIUM_AML_CHECK', path: '/pro/aml-check', remote: 'mfe-pro' },
  { id: 'PREMIUM_CONFIRMATION_LOAN', path: '/pro/confirmation-loan', remote: 'mfe-pro' },
  { id: 'PREMIUM_SETTINGS', path: '/pro/settings', remote: 'mfe-pro' },
  { id: 'PRO_BALANCE', path: '/pro/balance', remote: 'mfe-pro' },
  { id: 'PRO_STAKING', path: '/pro/staking', remote: 'mfe-pro' },
] as const satisfies readonly Route[];

const listingRoutes = [
  { id: 'CURRENCIES', path: '/currencies', remote: 'mfe-listing' },
  { id: 'CURRENCY', path: '/currencies/:link', remote: 'mfe-listing' },
  { id: 'CURRENCY_PAIR', path: '/currencies/:fromLink/:toLink', remote: 'mfe-listing' },
  { id: 'BUY', path: '/buy/:link', remote: 'mfe-listing' },
  { id: 'BUY_PAIR', path: '/buy/:fiatLink/:coinLink', remote: 'mfe-listing' },
  { id: 'COIN_PAIRS', path: '/from-:link', remote: 'mfe-listing' },
  { id: 'ALL_CURRENCIES_BUY', path: '/all-currencies-buy', remote: 'mfe-listing' },
  { id: 'ALL_CURRENCIES_EXCHANGE', path: '/all-currencies-exchange', remote: 'mfe-listing' },
] as const satisfies readonly Route[];

const swapRoutes = [
  { id: 'SWAP', path: '/swap', remote: 'mfe-swap' },
  { id: 'SWAP_TX', path: '/swap/txs/:swapId', remote: 'mfe-swap' },
  { id: 'SWAP_TOKEN', path: '/swap/:tokenSlug', remote: 'mfe-swap' },
] as const satisfies readonly Route[];

const contentRoutes = [
  { id: 'NOW_STAKING', path: '/tokens/now-staking', remote: 'mfe-content' },
  { id: 'BLOG', path: '/blog', remote: 'mfe-content' },
  { id: 'BLOG_PAGE', path: '/blog/page/:page', remote: 'mfe-content' },
  { id: 'BLOG_SEARCH', path: '/blog/search', remote: 'mfe-content' },
  { id: 'BLOG_SEARCH_PAGE', path: '/blog/search/page/:page', remote: 'mfe-content' },
  { id: 'BLOG_CATEGORY', path: '/blog/category/:name', remote: 'mfe-content' },
  { id: 'BLOG_CATEGORY_PAGE', path: '/blog/category/:name/page/:page', remote: 'mfe-content' },
  { id: 'BLOG_AUTHOR', path: '/blog/author/:name', remote: 'mfe-content' },
  { id: 'BLOG_AUTHOR_PAGE', path: '/blog/author/:name/page/:page', remote: 'mfe-content' },
  { id: 'BLOG_POST', path: '/blog/:post', remote: 'mfe-content' },
  { id: 'CRYPTO_LOAN', path: '/crypto-loan', remote: 'mfe-content' },
  { id: 'FOR_PARTNERS', path: '/for-partners', remote: 'mfe-content' },
  { id: 'FOR_PARTNERS_DAPPS', path: '/for-partners/dapps', remote: 'mfe-content' },
  { id: 'FOR_PARTNERS_DEV_KIT_LOANS', path: '/for-partners/dev-kit-loans', remote: 'mfe-content' },
  { id: 'FOR_PARTNERS_PAGE', path: '/for-partners/:slug', remote: 'mfe-content' },
  { id: 'API', path: '/api', remote: 'mfe-content' },
  { id: 'ASSET_LISTING', path: '/asset-listing', remote: 'mfe-content' },
  { id: 'MULTICHAIN_BRIDGE', path: '/multichain-bridge', remote: 'mfe-content' },
  { id: 'MARKET_MAKING', path: '/market-making', remote: 'mfe-content' },
  { id: 'WIDGET', path: '/widget', remote: 'mfe-content' },
  { id: 'EXCHANGE_WIDGET', path: '/exchange-widget', remote: 'mfe-content' },
  { id: 'REFERRAL_LINKS', path: '/referral-links', remote: 'mfe-content' },
  { id: 'CRYPTO_WALLET', path: '/crypto-wallet', remote: 'mfe-content' },
  { id: 'YOUR_EXCHANGE', path: '/your-exchange', remote: 'mfe-content' },
  { id: 'BOT', path: '/telegram-bot', remote: 'mfe-content' },
  { id: 'PRIVILEGES', path: '/privileges', remote: 'mfe-content' },
  { id: 'CRYPTO_EXCHANGE', path: '/crypto-exchange', remote: 'mfe-content' },
  { id: 'WARM_WALLETS', path: '/warm-wallets', remote: 'mfe-content' },
  { id: 'MARKET_INFO_API', path: '/market-info-api', remote: 'mfe-content' },
  { id: 'PERMANENT_EXCHANGE', path: '/permanent-exchange', remote: 'mfe-content' },
  { id: 'PROGRAM_AFFILIATE', path: '/program-affiliate', remote: 'mfe-content' },
  { id: 'LAUNCHPAD', path: '/launchpad', remote: 'mfe-content' },
  { id: 'REVIEWS', path: '/reviews', remote: 'mfe-content' },
  { id: 'CONTACT', path: '/contact', remote: 'mfe-content' },
  { id: 'TERMS_OF_USE', path: '/terms-of-use', remote: 'mfe-content' },
  { id: 'PRIVACY_POLICY', path: '/privacy-policy', remote: 'mfe-content' },
] as const satisfies readonly Route[];

/** Any path can precede these patterns (spec §2 "Token swap"), so all other rows are matched first. */
const wildcardRoutes = [
  { id: 'SWAP_AVA', path: '*/swap/ava', remote: 'mfe-swap' },
  { id: 'SWAP_TRVL', path: '*/swap/trvl', remote: 'mfe-swap' },
] as const satisfies readonly Route[];

/** All routes of spec §2 "Route list", more specific rows first. Other paths show the not-found page. */
export const ROUTE_TABLE = [
  ...exchangeRoutes,
  ...proRoutes,
  ...listingRoutes,
  ...swapRoutes,
  ...contentRoutes,
  ...wildcardRoutes,
] as const;

export type RouteId = (typeof ROUTE_TABLE)[number]['id'];
