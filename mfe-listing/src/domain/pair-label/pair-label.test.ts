import { bitcoin, ethereum, tetherOnEthereum, tetherOnTron } from '../currency/listed-currency.fixture';
import { coinLabel, pairLabel } from './pair-label';

describe('pairLabel (spec §2 "Row label")', () => {
  it.each([
    {
      rule: "neither coin's ticker equals its network",
      from: tetherOnTron,
      to: tetherOnEthereum,
      template: 'EXCHANGE_PAIRS_LONG',
    },
    { rule: 'both equal', from: bitcoin, to: ethereum, template: 'EXCHANGE_PAIRS_SHORT' },
    {
      rule: 'mixed, the from side differs',
      from: tetherOnTron,
      to: bitcoin,
      template: 'EXCHANGE_PAIRS_FIRST',
    },
    { rule: 'mixed, the to side differs', from: bitcoin, to: tetherOnTron, template: 'EXCHANGE_PAIRS_FIRST' },
  ])('$rule → $template', ({ from, to, template }) => {
    expect(pairLabel(from, to)).toEqual({ template, from: coinLabel(from), to: coinLabel(to) });
  });
});

describe('coinLabel (spec §2 "Row label")', () => {
  it.each([
    { rule: 'name and ticker', currency: bitcoin, label: 'Bitcoin (BTC)' },
    {
      rule: "plus the network when it differs, without the name's suffix",
      currency: tetherOnTron,
      label: 'Tether (USDT) TRX',
    },
  ])('$rule: $label', ({ currency, label }) => {
    expect(coinLabel(currency)).toBe(label);
  });
});
