import { bitcoin, ethereum, tetherOnEthereum, tetherOnTron } from './currency/listed-currency.fixture';
import { coinLabel, pairLabel } from './pair-label';

describe('pairLabel (spec §2 "Row label")', () => {
  it.each([
    {
      rule: "neither coin's ticker equals its network",
      ...{ from: tetherOnTron, to: tetherOnEthereum },
      label: { from: 'Tether (USDT, TRON)', to: 'Tether (USDT, Ethereum)' },
    },
    {
      rule: 'both equal',
      ...{ from: bitcoin, to: ethereum },
      label: { from: 'Bitcoin (BTC)', to: 'Ethereum (ETH)' },
    },
    {
      rule: 'mixed, the from side differs',
      ...{ from: tetherOnTron, to: bitcoin },
      label: { from: 'Tether (USDT, TRON)', to: 'Bitcoin (BTC)' },
    },
    {
      rule: 'mixed, the to side differs',
      ...{ from: bitcoin, to: tetherOnTron },
      label: { from: 'Bitcoin (BTC)', to: 'Tether (USDT, TRON)' },
    },
  ])('shows a network only if it differs from the ticker: $rule', ({ from, to, label }) => {
    expect(pairLabel(from, to)).toEqual(label);
  });
});

describe('coinLabel (spec §2 "Row label")', () => {
  it.each([
    { rule: 'name and ticker', currency: bitcoin, label: 'Bitcoin (BTC)' },
    {
      rule: "with the network if it differs, without the name's suffix",
      currency: tetherOnTron,
      label: 'Tether (USDT, TRON)',
    },
  ])('$rule: $label', ({ currency, label }) => {
    expect(coinLabel(currency)).toBe(label);
  });
});
