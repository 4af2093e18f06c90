import { anAsset, ether } from './portfolio.fixture';
import { assetOf, shownAssets, slicesOf, totalOf, totalUsd, usdOf } from './portfolio';

const dust = anAsset({ currency: 'doge', displayTicker: 'doge', name: 'Dogecoin', usdPrice: '0.2' });
const nothing = anAsset({ currency: 'xrp', displayTicker: 'xrp', name: 'XRP', available: '0' });

describe('the value of an asset', () => {
  it('includes locked amounts, exactly', () => {
    expect(totalOf(ether)).toBe('2');
    expect(usdOf(ether)).toBe('6000');
    expect(totalUsd([anAsset({ available: '0.1', usdPrice: '3' }), dust])).toBe('0.4');
  });

  it('is found by its currency', () => {
    expect(assetOf([dust, ether], 'eth')).toBe(ether);
    expect(assetOf([dust], 'eth')).toBeNull();
  });
});

describe('shownAssets', () => {
  const assets = [nothing, dust, ether, anAsset()];

  it.each([
    { rule: 'the most valuable first', filter: {}, shown: ['btc', 'eth', 'doge', 'xrp'] },
    { rule: 'small ones hidden below a dollar', filter: { isSmallHidden: true }, shown: ['btc', 'eth'] },
    { rule: 'a search by name', filter: { search: ' ETHER' }, shown: ['eth'] },
    { rule: 'a search by ticker', filter: { search: 'do' }, shown: ['doge'] },
    { rule: 'a search without a match', filter: { search: 'zzz' }, shown: [] },
  ])('$rule', ({ filter, shown }) => {
    const found = shownAssets(assets, { search: '', isSmallHidden: false, ...filter });
    expect(found.map(({ currency }) => currency)).toEqual(shown);
  });

  it('keeps a balance of exactly a dollar', () => {
    const dollar = anAsset({ available: '1', usdPrice: '1' });
    expect(shownAssets([dollar], { search: '', isSmallHidden: true })).toEqual([dollar]);
  });
});

describe('slicesOf', () => {
  it('leaves out assets without value', () => {
    expect(slicesOf([nothing])).toEqual([]);
    expect(slicesOf([nothing, anAsset()])).toEqual([{ asset: anAsset(), usd: '50000', share: 1 }]);
  });

  it('has at most five slices, the last one being the rest', () => {
    const many = Array.from({ length: 8 }, (_, at) =>
      anAsset({ currency: `c${String(at)}`, available: String(8 - at), usdPrice: '1' }),
    );
    const slices = slicesOf(many);
    expect(slices.map(({ asset }) => asset?.currency ?? 'rest')).toEqual(['c0', 'c1', 'c2', 'c3', 'rest']);
    expect(slices.at(-1)?.usd).toBe('10');
    expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
  });
});
