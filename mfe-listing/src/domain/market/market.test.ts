import fc from 'fast-check';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { marketKey } from './market-facts';
import { changeWords, fiatWords, priceWords, rateWords } from './rate-words';
import { levelsOf, levelsPath, trendOf } from './row-chart';
import { sparklinePath } from './sparkline';

describe('sparklinePath', () => {
  const size = { width: 100, height: 24 };
  it.each([
    { rule: 'up: from the lower left to the upper right', rates: [1, 2], path: 'M0 22L100 2' },
    { rule: 'down and up again', rates: [2, 1, 2], path: 'M0 2L50 22L100 2' },
    { rule: 'a constant rate is a line in the middle', rates: [5, 5], path: 'M0 12L100 12' },
    { rule: 'an invalid number is skipped', rates: [1, Number.NaN, 2], path: 'M0 22L100 2' },
    { rule: 'a single rate has no line', rates: [1], path: null },
    { rule: 'an empty list has no line', rates: [], path: null },
  ])('$rule', ({ rates, path }) => {
    expect(sparklinePath(rates, size)).toBe(path);
  });
});

describe('the chart of a row', () => {
  it.each([
    { rule: 'up', prices: [1, 2], levels: '0v', path: 'M0 31l4-31', trend: 'up' },
    { rule: 'down and up again', prices: [2, 1, 2], levels: 'v0v', path: 'M0 0l4 31 4-31', trend: 'flat' },
    { rule: 'down', prices: [2, 1], levels: 'v0', path: 'M0 0l4 31', trend: 'down' },
    {
      rule: 'a stable coin is nearly flat',
      prices: [1, 1.002],
      levels: 'fg',
      path: 'M0 16l4-1',
      trend: 'flat',
    },
    { rule: 'zero', prices: [0, 0], levels: 'gg', path: 'M0 15l4 0', trend: 'flat' },
    {
      rule: 'an invalid price is skipped',
      prices: [1, Number.NaN, 2],
      levels: '0v',
      path: 'M0 31l4-31',
      trend: 'up',
    },
  ])('$rule: $path', ({ prices, levels, path, trend }) => {
    expect(levelsOf(prices)).toBe(levels);
    expect(levelsPath(levels)).toBe(path);
    expect(trendOf(levels)).toBe(trend);
  });

  it('is missing for a single price', () => {
    expect(levelsOf([1])).toBeNull();
  });
});

describe('the formatted rate', () => {
  it.each([
    { rule: 'seven significant digits', words: rateWords('en', '33.5558249999'), is: '33.55582' },
    { rule: 'small rates keep their digits', words: rateWords('en', '0.0000123456789'), is: '0.00001234568' },
    { rule: 'in the number format of the language', words: rateWords('de', '89511.84'), is: '89.511,84' },
    {
      rule: 'exact, without binary rounding',
      words: priceWords('en', '1.00499999999999999999'),
      is: '1.00',
    },
    { rule: 'an invalid number is unchanged', words: rateWords('en', 'soon'), is: 'soon' },
    { rule: 'just below one: its digits', words: priceWords('en', '0.999999'), is: '1' },
    { rule: 'a price with two decimals', words: priceWords('en', '91234.1'), is: '91,234.10' },
    {
      rule: 'a small price with significant digits',
      words: priceWords('en', '0.000123456'),
      is: '0.00012346',
    },
    { rule: 'a change with its sign', words: changeWords('en', '9.544'), is: '+9.54\u00a0%' },
    { rule: 'a fall', words: changeWords('en', '-1.23'), is: '−1.23\u00a0%' },
    { rule: 'a rise too small to show', words: changeWords('en', '0.004'), is: '0.00\u00a0%' },
    { rule: 'a fall too small to show', words: changeWords('en', '-0.004'), is: '0.00\u00a0%' },
    { rule: 'half a hundredth counts', words: changeWords('de', '-1234.565'), is: '−1.234,57\u00a0%' },
    { rule: 'without a space in Japanese', words: changeWords('ja', '2.5'), is: '+2.50%' },
    { rule: 'an invalid change', words: changeWords('en', 'soon'), is: 'soon\u00a0%' },
    { rule: 'doubled', words: changeWords('en', '100'), is: '+100.00\u00a0%' },
    { rule: 'a price in dollars', words: fiatWords('en', '96268.631', 'usd'), is: '$96,268.63' },
    {
      rule: 'the symbol after the amount',
      words: fiatWords('de', '96268.631', 'eur'),
      is: '96.268,63\u00a0€',
    },
    { rule: 'a code without a symbol', words: fiatWords('ja', '0.5', 'chf'), is: '0.5\u00a0CHF' },
    {
      rule: 'a code with the name of a property of every object',
      words: fiatWords('en', '0.5', 'constructor'),
      is: '0.5\u00a0CONSTRUCTOR',
    },
    { rule: 'no change', words: changeWords('en', '0'), is: '0.00\u00a0%' },
  ])('$rule: $is', ({ words, is }) => {
    expect(words).toBe(is);
  });
});

describe.each([...LANGUAGES])('the formatted rate in %s', (language) => {
  const decimals = fc
    .tuple(fc.stringMatching(/^(?:0|[1-9]\d{0,12})$/), fc.stringMatching(/^\d{1,18}$/))
    .map((parts) => parts.join('.'))
    .filter((text): text is `${number}` => text !== '');
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 7 });

  it("are the platform's", () => {
    fc.assert(
      fc.property(decimals, (rate) => {
        expect(rateWords(language, rate)).toBe(format.format(rate));
      }),
    );
  });
});

describe('marketKey', () => {
  const btc = { ticker: 'btc', displayTicker: 'btc', network: 'btc' };
  const eth = { ticker: 'eth', displayTicker: 'eth', network: 'eth' };

  it('distinguishes a pair from its reverse, and a price with limits from one without', () => {
    const keys = [
      marketKey({ from: btc, to: eth, rangeTo: null }),
      marketKey({ from: eth, to: btc, rangeTo: null }),
      marketKey({ from: btc, to: eth, rangeTo: eth }),
    ];
    expect(new Set(keys).size).toBe(3);
  });
});
