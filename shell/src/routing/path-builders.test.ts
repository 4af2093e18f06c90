import { matchRoute } from './match-route.rule.ts';
import { pathTo, pathToTransaction } from './path-builders.ts';
import { ROUTE_TABLE } from './route-table.ts';

const VALUES = {
  transactionId: 'a1',
  loanId: 'a1',
  link: 'a1',
  fromLink: 'a1',
  toLink: 'b2',
  fiatLink: 'a1',
  coinLink: 'b2',
};
const MORE_VALUES = {
  ...VALUES,
  swapId: 'a1',
  tokenSlug: 'a1',
  page: '2',
  name: 'a1',
  post: 'a1',
  slug: 'a1',
};

describe('pathTo', () => {
  it.each(ROUTE_TABLE.filter(({ path }) => !path.startsWith('*')))(
    'the path of $id matches $id',
    ({ id }) => {
      expect(matchRoute(pathTo(id, MORE_VALUES))?.id).toBe(id);
    },
  );

  it('encodes a value, so that it cannot become another path', () => {
    expect(pathTo('EXCHANGE_TX', { transactionId: '../pro?x#y' })).toBe('/exchange/txs/..%2Fpro%3Fx%23y');
  });

  it('inserts a value after a fixed prefix', () => {
    expect(pathTo('COIN_PAIRS', { link: 'usd-coin' })).toBe('/from-usd-coin');
  });

  it('replaces a wildcard with nothing', () => {
    expect(pathTo('SWAP_AVA')).toBe('/swap/ava');
  });
});

describe('pathToTransaction (spec §6 "Exchange rules by user state")', () => {
  it.each([
    {
      rule: 'a transaction created on a pro page is in the pro area',
      isPro: true,
      path: '/pro/exchange/txs/a1',
    },
    { rule: 'any other is on the public page', isPro: false, path: '/exchange/txs/a1' },
  ])('$rule', ({ isPro, path }) => {
    expect(pathToTransaction('a1', isPro)).toBe(path);
  });
});
