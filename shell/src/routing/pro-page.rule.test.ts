import { isProPage } from './pro-page.rule.ts';

describe('isProPage (spec §2 "What counts as a pro page")', () => {
  it.each([
    { rule: 'pro exchange', path: '/pro/exchange', isPro: true },
    { rule: 'pro exchange tx', path: '/pro/exchange/txs/1', isPro: true },
    { rule: 'pro loans', path: '/pro/loans', isPro: true },
    { rule: 'pro cashback', path: '/pro/cashback', isPro: true },
    { rule: 'pro plans', path: '/pro/plans', isPro: true },
    { rule: 'pro history', path: '/pro/history', isPro: true },
    { rule: 'pro AML check', path: '/pro/aml-check', isPro: true },
    { rule: 'pro confirmation-loan', path: '/pro/confirmation-loan', isPro: true },
    { rule: 'pro settings', path: '/pro/settings', isPro: true },
    { rule: 'pro balance', path: '/pro/balance', isPro: true },
    { rule: 'with a two-letter language segment', path: '/de/pro/exchange', isPro: true },
    { rule: 'the pro root is not below /pro/', path: '/pro', isPro: false },
    { rule: 'one loan is not among the ten', path: '/pro/loan/17', isPro: false },
    { rule: 'pro staking is not among the ten', path: '/pro/staking', isPro: false },
    { rule: 'an unknown page below /pro/', path: '/pro/nonsense', isPro: false },
    { rule: 'the public exchange', path: '/exchange', isPro: false },
    { rule: '/pro/ deeper in the path', path: '/blog/pro/exchange', isPro: false },
    { rule: 'after two segments', path: '/de/fr/pro/exchange', isPro: false },
    { rule: 'two letters that are not a language', path: '/xx/pro/exchange', isPro: false },
  ])('$rule: $path → $isPro', ({ path, isPro }) => {
    expect(isProPage(path)).toBe(isPro);
  });
});
