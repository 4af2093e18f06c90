import type { ProviderAsset } from '../provider.ts';
import { mergeAssets } from '../assets/merge-assets.ts';
import { wireCurrency } from './wire-currencies.ts';

const usdt: ProviderAsset = {
  ticker: 'usdt',
  name: 'Tether',
  network: 'eth',
  contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  decimals: 6,
  key: 'usdt',
  supportsFixedRate: false,
};

describe('the decimals of a listed token', () => {
  it.each([
    { rule: 'of one provider', stated: [6], decimals: 6 },
    { rule: 'on which all agree', stated: [6, 6], decimals: 6 },
    { rule: 'that one does not state', stated: [null, 6], decimals: 6 },
    { rule: 'that no provider states', stated: [null], decimals: null },
    { rule: 'on which they do not agree', stated: [6, 18], decimals: null },
    { rule: 'that are zero', stated: [0], decimals: 0 },
  ])('$rule are $decimals', ({ stated, decimals }) => {
    const lists = stated.map((each, at) => [`p${String(at)}`, [{ ...usdt, decimals: each }]] as const);
    expect([...mergeAssets(new Map(lists)).values()].map(wireCurrency)).toMatchObject([{ decimals }]);
  });

  it('are not stated of a coin: it has no contract', () => {
    const coin = { ...usdt, ticker: 'eth', contract: null, decimals: 8 };
    const [currency] = mergeAssets(new Map([['p', [coin]]])).values();
    expect(currency && wireCurrency(currency).decimals).toBeNull();
  });
});
