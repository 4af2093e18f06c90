import { isPageOffered } from './offered-pages.ts';

describe('texts about a feature whose service is missing', () => {
  it.each([
    { path: '/blog/buy-crypto-with-a-card', unavailable: ['fiat'], is: false },
    { path: '/blog/buy-crypto-with-a-card', unavailable: ['account'], is: true },
    { path: '/blog/wallet-basics', unavailable: ['fiat'], is: true },
    { path: '/privileges', unavailable: ['account'], is: false },
    { path: '/for-partners/dev-kit-loans', unavailable: ['account'], is: false },
    { path: '/for-partners/wallets', unavailable: ['account'], is: true },
    { path: '/for-partners/wallets', unavailable: ['api'], is: false },
    { path: '/api', unavailable: ['api'], is: false },
    { path: '/program-affiliate', unavailable: ['partners'], is: false },
    { path: '/for-partners', unavailable: ['api', 'partners'], is: true },
    { path: '/pro', unavailable: ['account'], is: false },
  ] as const)('$path without $unavailable: $is', ({ path, unavailable, is }) => {
    expect(isPageOffered(path, unavailable)).toBe(is);
  });
});
