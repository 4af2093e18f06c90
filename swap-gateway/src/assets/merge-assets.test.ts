import type { ProviderAsset } from '../provider.ts';
import { mergeAssets } from './merge-assets.ts';

const asset = (ticker: string, network: string, contract: string | null = null): ProviderAsset => ({
  key: `${ticker}@${network}`,
  ticker,
  name: ticker,
  network,
  contract,
  decimals: 6,
  supportsFixedRate: true,
});

const merged = (lists: Readonly<Record<string, readonly ProviderAsset[]>>) =>
  [...mergeAssets(new Map(Object.entries(lists))).values()].map(({ legacyTicker, providers }) => [
    legacyTicker,
    [...providers.keys()].join(' '),
  ]);

const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

describe('the assets of several providers', () => {
  it.each([
    { rule: 'a coin of its own network', lists: { a: [asset('btc', 'btc')] }, is: [['btc', 'a']] },
    {
      rule: 'a coin of another network',
      lists: { a: [asset('eth', 'arbitrum')] },
      is: [['etharbitrum', 'a']],
    },
    { rule: 'a token', lists: { a: [asset('usdt', 'eth', USDT)] }, is: [['usdterc20', 'a']] },
    {
      rule: 'one contract in two spellings',
      lists: { a: [asset('usdt', 'eth', USDT)], b: [asset('usdt', 'eth', USDT.toLowerCase())] },
      is: [['usdterc20', 'a b']],
    },
    {
      rule: 'two contracts with one ticker: the first stays',
      lists: { a: [asset('usdt', 'eth', USDT)], b: [asset('usdt', 'eth', `0x${'1'.repeat(40)}`)] },
      is: [['usdterc20', 'a']],
    },
    { rule: 'a token without its contract: left out', lists: { a: [asset('usdt', 'eth')] }, is: [] },
    { rule: 'an unknown network: left out', lists: { a: [asset('foo', 'foochain')] }, is: [] },
    { rule: 'a ticker with other characters: left out', lists: { a: [asset('<b>', 'eth', USDT)] }, is: [] },
    {
      rule: 'one coin of two providers',
      lists: { a: [asset('btc', 'btc')], b: [asset('btc', 'btc'), asset('ltc', 'ltc')] },
      is: [
        ['btc', 'a b'],
        ['ltc', 'b'],
      ],
    },
    {
      rule: 'contracts of other families differ by case',
      lists: { a: [asset('usdt', 'trx', 'TR7N'), asset('usdx', 'trx', 'tr7n')] },
      is: [
        ['usdttrc20', 'a'],
        ['usdxtrc20', 'a'],
      ],
    },
  ])('$rule', ({ lists, is }) => {
    expect(merged(lists)).toEqual(is);
  });
});
