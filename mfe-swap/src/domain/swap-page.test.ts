import { canonicalPathOf, swapPageAt } from './swap-page';

describe('swapPageAt (spec §2 "Token swap")', () => {
  it.each([
    { rule: 'the list of pairs', path: '/swap', page: { _tag: 'Pairs' }, canonical: '/swap' },
    {
      rule: 'a pair by its slug',
      path: '/swap/usdt',
      page: { _tag: 'Pair', pair: { token: 'usdt' } },
      canonical: '/swap/usdt',
    },
    {
      rule: 'case is ignored',
      path: '/Swap/NOW/',
      page: { _tag: 'Pair', pair: { token: 'now' } },
      canonical: '/swap/now',
    },
    {
      rule: 'any path can precede /swap/ava',
      path: '/tokens/swap/ava',
      page: { _tag: 'Pair', pair: { token: 'ava' } },
      canonical: '/swap/ava',
    },
    {
      rule: 'any path can precede /swap/trvl',
      path: '/a/b/swap/trvl',
      page: { _tag: 'PairlessToken', token: 'trvl' },
      canonical: '/swap/trvl',
    },
    {
      rule: 'no prefix before another slug',
      path: '/tokens/swap/usdt',
      page: { _tag: 'NotFound' },
      canonical: null,
    },
    { rule: 'an unknown slug', path: '/swap/doge', page: { _tag: 'NotFound' }, canonical: null },
    {
      rule: 'a swap by id',
      path: '/swap/txs/50727663e5d9a4',
      page: { _tag: 'Swap', id: '50727663e5d9a4' },
      canonical: null,
    },
    { rule: 'no id', path: '/swap/txs', page: { _tag: 'NotFound' }, canonical: null },
    { rule: 'an invalid id', path: '/swap/txs/%2e%2e', page: { _tag: 'NotFound' }, canonical: null },
    { rule: 'a swap whose id is a slug', path: '/swap/txs/ava', page: { _tag: 'NotFound' }, canonical: null },
    { rule: 'another list', path: '/tokens', page: { _tag: 'NotFound' }, canonical: null },
    { rule: 'a path that ends in swap', path: '/tokens/swap', page: { _tag: 'NotFound' }, canonical: null },
    { rule: 'a pair of another page', path: '/tokens/usdt', page: { _tag: 'NotFound' }, canonical: null },
    {
      rule: 'swaps of another page',
      path: '/tokens/txs/50727663e5d9a4',
      page: { _tag: 'NotFound' },
      canonical: null,
    },
    {
      rule: 'another part of the swap pages',
      path: '/swap/orders/50727663e5d9a4',
      page: { _tag: 'NotFound' },
      canonical: null,
    },
    {
      rule: 'a swap with extra segments',
      path: '/swap/txs/50727663e5d9a4/more',
      page: { _tag: 'NotFound' },
      canonical: null,
    },
    { rule: 'an empty path', path: '/', page: { _tag: 'NotFound' }, canonical: null },
  ])('$rule: $path', ({ path, page, canonical }) => {
    expect(swapPageAt(path)).toMatchObject(page);
    expect(canonicalPathOf(swapPageAt(path))).toBe(canonical);
  });
});
