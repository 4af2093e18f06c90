import { variantId } from './token';
import { exchangePathOf, requestedPair, TOKEN_SWAP_PAIRS, variantOf } from './pair-limits';
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
    { token: 'ava', variants: ['ava-nep5', 'ava-bep2'], min: '10', max: null, isReversible: false },
    { token: 'usdt', variants: ['usdt-omni', 'usdt-erc20'], min: '20', max: null, isReversible: true },
  ])('$token: $variants, from $min to $max', ({ token, variants, min, max, isReversible }) => {
    const pair = pairOf(token);
    expect([variantId(pair.from), variantId(pair.to)]).toEqual(variants);
    expect(pair).toMatchObject({ min, max, isReversible });
  });

  it('contains five pairs, one per token', () => {
    expect(TOKEN_SWAP_PAIRS.map(({ token }) => token)).toEqual(['bnb', 'awc', 'now', 'ava', 'usdt']);
  });
});

describe('exchangePathOf (spec §2 "Exchange": parameters from and to)', () => {
  it.each([
    { token: 'usdt', path: '/exchange?from=usdt&to=usdterc20' },
    { token: 'bnb', path: '/exchange?from=bnb&to=bnbmainnet' },
    { token: 'ava', path: '/exchange?from=avanep5&to=ava' },
  ])('$token → $path', ({ token, path }) => {
    expect(exchangePathOf(pairOf(token))).toBe(path);
  });
});

describe('requestedPair (spec §2: data-from, data-to, data-reverse)', () => {
  it.each([
    { rule: 'both variants', from: 'now-erc20', to: 'now-bnb', isReverse: false, is: 'now-erc20 > now-bnb' },
    {
      rule: 'the other direction',
      from: 'now-bnb',
      to: 'now-erc20',
      isReverse: false,
      is: 'now-bnb > now-erc20',
    },
    {
      rule: 'reverse turns the direction',
      from: 'now-erc20',
      to: 'now-bnb',
      isReverse: true,
      is: 'now-bnb > now-erc20',
    },
    {
      rule: 'one side is enough',
      from: null,
      to: 'usdt-omni',
      isReverse: false,
      is: 'usdt-erc20 > usdt-omni',
    },
    {
      rule: 'tickers of the exchange',
      from: 'usdterc20',
      to: null,
      isReverse: false,
      is: 'usdt-erc20 > usdt-omni',
    },
    {
      rule: 'the side sent from',
      from: 'now-erc20',
      to: null,
      isReverse: false,
      is: 'now-erc20 > now-bnb',
    },
    {
      rule: 'the side sent from, in capitals, and an empty other one',
      from: 'NOW-ERC20',
      to: '',
      isReverse: false,
      is: 'now-erc20 > now-bnb',
    },
    {
      rule: 'the side sent to',
      from: null,
      to: 'now-bnb',
      isReverse: false,
      is: 'now-erc20 > now-bnb',
    },
    { rule: 'a token alone', from: 'AWC', to: '', isReverse: false, is: 'awc-erc20 > awc-bnb' },
    {
      rule: 'a direction that the pair does not have',
      from: 'bnb-mainnet',
      to: null,
      isReverse: false,
      is: 'bnb-erc20 > bnb-mainnet',
    },
    {
      rule: 'AVA comes from NEO (spec §7)',
      from: 'ava-nep5',
      to: 'ava-bep2',
      isReverse: false,
      is: 'ava-nep5 > ava-bep2',
    },
    { rule: 'two tokens are not a pair', from: 'now-erc20', to: 'awc-bnb', isReverse: false, is: null },
    { rule: 'nothing given', from: null, to: '', isReverse: true, is: null },
    { rule: 'an unknown token', from: 'doge', to: null, isReverse: false, is: null },
  ])('$rule', ({ from, to, isReverse, is }) => {
    const pair = requestedPair({ from, to, isReverse });
    expect(pair === null ? null : `${variantId(pair.from)} > ${variantId(pair.to)}`).toBe(is);
  });
});

describe('variantOf (spec §3 "Token swap": currency and blockchain of a side)', () => {
  it.each([
    {
      rule: 'any case',
      side: { currency: 'NOW', blockchain: 'ethereum' },
      variant: { token: 'now', blockchain: 'ethereum' },
    },
    { rule: 'an unknown chain', side: { currency: 'now', blockchain: 'solana' }, variant: null },
    { rule: 'an unknown token', side: { currency: 'btc', blockchain: 'omni' }, variant: null },
  ] as const)('$rule', ({ side, variant }) => {
    expect(variantOf(side)).toEqual(variant);
  });
});
