import { isOffered, isRemoteOffered } from './offered-page.rule.ts';

describe('pages whose service is missing', () => {
  it.each([
    { path: '/pro', unavailable: ['account'], is: false },
    { path: '/pro/balance', unavailable: ['account'], is: false },
    { path: '/pro/balance', unavailable: ['listing'], is: true },
    { path: '/currencies/bitcoin', unavailable: ['listing'], is: false },
    { path: '/from-bitcoin', unavailable: ['listing'], is: false },
    { path: '/currencies/bitcoin', unavailable: ['fiat'], is: true },
    { path: '/buy/bitcoin', unavailable: ['fiat'], is: false },
    { path: '/buy/euro/bitcoin', unavailable: ['fiat'], is: false },
    { path: '/all-currencies-buy', unavailable: ['fiat'], is: false },
    { path: '/swap/now', unavailable: ['token-swap'], is: false },
    { path: '/any/swap/ava', unavailable: ['token-swap'], is: false },
    { path: '/contact', unavailable: ['forms'], is: false },
    { path: '/reviews', unavailable: ['reviews'], is: false },
    { path: '/reviews', unavailable: ['forms'], is: true },
    { path: '/terms-of-use', unavailable: ['forms', 'account', 'listing', 'token-swap'], is: true },
    {
      path: '/exchange',
      unavailable: ['forms', 'account', 'listing', 'token-swap', 'fiat', 'market'],
      is: true,
    },
    { path: '/no-such-page', unavailable: ['account'], is: true },
    { path: '/pro', unavailable: [], is: true },
  ] as const)('$path without $unavailable: $is', ({ path, unavailable, is }) => {
    expect(isOffered(path, unavailable)).toBe(is);
  });
});

describe('remotes whose service is missing', () => {
  it.each([
    { remote: 'mfe-pro', unavailable: ['account'], is: false },
    { remote: 'mfe-swap', unavailable: ['account'], is: true },
    { remote: 'mfe-swap', unavailable: ['token-swap'], is: false },
    { remote: 'mfe-content', unavailable: ['forms', 'reviews'], is: true },
  ] as const)('$remote without $unavailable: $is', ({ remote, unavailable, is }) => {
    expect(isRemoteOffered(remote, unavailable)).toBe(is);
  });
});
