import { variantId } from '../token';
import { exchangePathOf, TOKEN_SWAP_PAIRS } from './pair-limits';
import type { TokenSwapPair } from './pair-limits';

const pairOf = (token: string): TokenSwapPair => {
  const pair = TOKEN_SWAP_PAIRS.find((candidate) => candidate.token === token);
  if (pair === undefined) throw new Error(`no pair for ${token}`);
  return pair;
};

describe('TOKEN_SWAP_PAIRS (spec §9 "Token swap limits")', () => {
  it.each([
    { token: 'bnb', variants: ['bnb-erc20', 'bnb-mainnet'], min: '0.5', max: '1500', isReversible: false },
    { token: 'awc', variants: ['awc-erc20', 'awc-bnb'], min: '50', max: null, isReversible: false },
    { token: 'now', variants: ['now-erc20', 'now-bnb'], min: '500', max: '200000', isReversible: true },
    { token: 'ava', variants: ['ava-bep2', 'ava-nep5'], min: '10', max: null, isReversible: false },
    { token: 'usdt', variants: ['usdt-omni', 'usdt-erc20'], min: '20', max: null, isReversible: true },
  ])('$token: $variants, from $min to $max', ({ token, variants, min, max, isReversible }) => {
    const pair = pairOf(token);
    expect([variantId(pair.from), variantId(pair.to)]).toEqual(variants);
    expect(pair).toMatchObject({ min, max, isReversible });
  });

  it('holds five pairs, one a token', () => {
    expect(TOKEN_SWAP_PAIRS.map(({ token }) => token)).toEqual(['bnb', 'awc', 'now', 'ava', 'usdt']);
  });
});

describe('exchangePathOf (spec §2 "Exchange": parameters from and to)', () => {
  it.each([
    { token: 'usdt', path: '/exchange?from=usdt&to=usdterc20' },
    { token: 'bnb', path: '/exchange?from=bnb&to=bnbmainnet' },
    { token: 'ava', path: '/exchange?from=ava&to=avanep5' },
  ])('$token → $path', ({ token, path }) => {
    expect(exchangePathOf(pairOf(token))).toBe(path);
  });
});
