import { exchangeTickerOf, hasExtraId, suffixOf, variantId } from './token';

describe('suffixOf (spec §9 "Chain to suffix")', () => {
  it.each([
    { rule: 'binance gives bnb', token: 'now', blockchain: 'binance', suffix: 'bnb' },
    { rule: 'binance gives mainnet for bnb', token: 'bnb', blockchain: 'binance', suffix: 'mainnet' },
    { rule: 'binance gives bep2 for ava', token: 'ava', blockchain: 'binance', suffix: 'bep2' },
    { rule: 'ethereum gives erc20', token: 'usdt', blockchain: 'ethereum', suffix: 'erc20' },
    { rule: 'neo gives nep5', token: 'ava', blockchain: 'neo', suffix: 'nep5' },
    { rule: 'omni gives omni', token: 'usdt', blockchain: 'omni', suffix: 'omni' },
  ] as const)('$rule', ({ token, blockchain, suffix }) => {
    expect(suffixOf({ token, blockchain })).toBe(suffix);
    expect(variantId({ token, blockchain })).toBe(`${token}-${suffix}`);
  });
});

describe('exchangeTickerOf (spec §9 "Ticker mapping")', () => {
  it.each([
    { rule: 'usdt-erc20 → usdterc20', token: 'usdt', blockchain: 'ethereum', ticker: 'usdterc20' },
    { rule: 'usdt-omni → usdt', token: 'usdt', blockchain: 'omni', ticker: 'usdt' },
    { rule: 'bnb-mainnet → bnbmainnet', token: 'bnb', blockchain: 'binance', ticker: 'bnbmainnet' },
    { rule: 'bnb-erc20 → bnb', token: 'bnb', blockchain: 'ethereum', ticker: 'bnb' },
    {
      rule: 'the first variant of a token keeps the bare ticker',
      token: 'now',
      blockchain: 'ethereum',
      ticker: 'now',
    },
    { rule: 'awc-bnb → awcbnb', token: 'awc', blockchain: 'binance', ticker: 'awcbnb' },
    { rule: 'the other one contains its chain', token: 'ava', blockchain: 'neo', ticker: 'avanep5' },
    {
      rule: 'an unlisted variant is requested by its token',
      token: 'awc',
      blockchain: 'neo',
      ticker: 'awc',
    },
  ] as const)('$rule', ({ token, blockchain, ticker }) => {
    expect(exchangeTickerOf({ token, blockchain })).toBe(ticker);
  });
});

describe('hasExtraId (spec §9 "Extra id")', () => {
  it.each([
    { rule: 'now-bnb: yes', token: 'now', blockchain: 'binance', has: true },
    { rule: 'now-erc20: no', token: 'now', blockchain: 'ethereum', has: false },
    { rule: 'bnb-mainnet: no', token: 'bnb', blockchain: 'binance', has: false },
    { rule: 'awc-bnb: no', token: 'awc', blockchain: 'binance', has: false },
    { rule: 'ava: no', token: 'ava', blockchain: 'binance', has: false },
    { rule: 'usdt: no', token: 'usdt', blockchain: 'omni', has: false },
  ] as const)('$rule', ({ token, blockchain, has }) => {
    expect(hasExtraId({ token, blockchain })).toBe(has);
  });
});
