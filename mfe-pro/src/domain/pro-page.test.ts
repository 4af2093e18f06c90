import { idInPath, LISTED_PRO_PATHS, listedPageOf, pathOfProPage, proPageAt } from './pro-page';

describe('proPageAt (spec §2 "Pro area")', () => {
  it.each([
    { rule: 'the pro root', path: '/pro', page: 'overview' },
    { rule: 'pro exchange', path: '/pro/exchange', page: 'exchange' },
    { rule: 'a pro transaction by its id', path: '/pro/exchange/txs/50727663e5d9a4', page: 'transaction' },
    { rule: 'pro history', path: '/pro/history', page: 'history' },
    { rule: 'pro balance', path: '/pro/balance', page: 'balance' },
    { rule: 'pro loans', path: '/pro/loans', page: 'loans' },
    { rule: 'one loan by its id', path: '/pro/loan/17', page: 'loan' },
    { rule: 'the confirmation of a loan', path: '/pro/confirmation-loan', page: 'loanConfirmation' },
    { rule: 'pro settings', path: '/pro/settings', page: 'settings' },
    { rule: 'pro cashback', path: '/pro/cashback', page: 'cashback' },
    { rule: 'pro plans', path: '/pro/plans', page: 'plans' },
    { rule: 'pro AML check', path: '/pro/aml-check', page: 'amlCheck' },
    { rule: 'pro staking', path: '/pro/staking', page: 'staking' },
    { rule: 'a trailing slash changes nothing', path: '/pro/plans/', page: 'plans' },
    { rule: 'capital letters change nothing', path: '/Pro/Plans', page: 'plans' },
    { rule: 'an unknown page gives null', path: '/pro/nonsense', page: null },
    { rule: 'a transaction without its id gives null', path: '/pro/exchange/txs', page: null },
    { rule: 'a page outside the area gives null', path: '/exchange', page: null },
  ])('$rule: $path', ({ path, page }) => {
    expect(proPageAt(path)).toBe(page);
  });
});

describe('LISTED_PRO_PATHS', () => {
  it('contains only pages that need no id and no open loan', () => {
    expect(LISTED_PRO_PATHS.map(({ page }) => page)).toEqual([
      'overview',
      'exchange',
      'balance',
      'history',
      'loans',
      'staking',
      'cashback',
      'plans',
      'amlCheck',
      'settings',
    ]);
  });
});

describe('pathOfProPage', () => {
  it.each([
    { rule: 'a page has its own path', page: 'plans', path: '/pro/plans' },
    { rule: 'one that needs an id has the path of the area', page: 'transaction', path: '/pro' },
  ] as const)('$rule', ({ page, path }) => {
    expect(pathOfProPage(page)).toBe(path);
  });
});

describe('idInPath', () => {
  it.each([
    { rule: 'the id of a transaction', path: '/pro/exchange/txs/a1', id: 'a1' },
    { rule: 'an id with escaped letters', path: '/pro/exchange/txs/trade%3A1%2F2', id: 'trade:1/2' },
    { rule: 'an invalid escape stays as it is', path: '/pro/loan/%zz', id: '%zz' },
    { rule: 'a page without one', path: '/pro/loans', id: '' },
    { rule: 'an unknown page', path: '/pro/nonsense', id: '' },
  ])('$rule', ({ path, id }) => {
    expect(idInPath(path)).toBe(id);
  });
});

describe('listedPageOf', () => {
  it.each([
    { rule: 'a transaction belongs to the exchange', page: 'transaction', listed: 'exchange' },
    { rule: 'a loan belongs to the loans', page: 'loan', listed: 'loans' },
    { rule: 'so does its confirmation', page: 'loanConfirmation', listed: 'loans' },
    { rule: 'any other page belongs to itself', page: 'staking', listed: 'staking' },
  ] as const)('$rule', ({ page, listed }) => {
    expect(listedPageOf(page)).toBe(listed);
  });
});
