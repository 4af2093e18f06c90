import { payinFigure, payoutFigure } from './order-figures';
import type { Transaction } from './transaction';
import { aLeg, aTransaction } from './transaction.fixture';
import { toTransactionStatus } from './transaction-status';

const status = (word: string) => ({ status: toTransactionStatus(word) });
const payout = (change = {}) => ({ payout: aLeg({ expectedAmount: '3.18', ...change }) });
const wrongAsset = {
  kind: 'wrongAsset',
  displayTicker: 'ltc',
  ticker: 'ltc',
  network: 'ltc',
  amount: '7',
  decideUntil: null,
} as const;

describe('payoutFigure: an expected amount is not shown as the amount that is paid', () => {
  it.each<{ rule: string; change: Partial<Transaction>; kind: string | undefined; amount?: string }>([
    { rule: 'a fixed rate promises', change: { rateMode: 'fixed' }, kind: 'agreed' },
    { rule: 'a floating rate estimates', change: { rateMode: 'floating' }, kind: 'estimated' },
    { rule: 'an unknown rate mode estimates', change: { rateMode: null }, kind: 'estimated' },
    {
      rule: 'paid out',
      change: { ...status('finished'), ...payout({ amount: '3.1' }) },
      kind: 'moved',
      amount: '3.1',
    },
    { rule: 'paid out, amount unknown', change: status('finished'), kind: 'lapsed' },
    {
      rule: 'underpaid, before a decision',
      change: { ...status('failed'), payin: aLeg({ amount: '60' }) },
      kind: 'lapsed',
    },
    {
      rule: 'underpaid, exchanged anyway',
      change: { ...status('exchanging'), payin: aLeg({ amount: '60' }) },
      kind: 'lapsed',
    },
    {
      rule: 'overpaid',
      change: { ...status('exchanging'), payin: aLeg({ amount: '125' }) },
      kind: 'lapsed',
    },
    {
      rule: 'late, at the rate of now',
      change: {
        ...status('exchanging'),
        payin: aLeg({ amount: '100' }),
        validUntil: 1_000,
        depositReceivedAt: 1_001,
      },
      kind: 'lapsed',
    },
    { rule: 'another asset', change: { ...status('failed'), depositNote: wrongAsset }, kind: 'lapsed' },
    { rule: 'refused by the card', change: status('paid_failed'), kind: 'lapsed' },
    { rule: 'expired', change: status('expired'), kind: 'lapsed' },
    { rule: 'going back', change: status('refunding'), kind: 'lapsed' },
    { rule: 'gone back', change: status('refunded'), kind: 'lapsed' },
    { rule: 'on hold, fixed', change: status('verifying'), kind: 'agreed' },
    { rule: 'no amount known', change: payout({ expectedAmount: null }), kind: undefined },
  ])('$rule: $kind', ({ change, kind, amount = '3.18' }) => {
    const found = payoutFigure(aTransaction({ ...payout(), ...change }));
    expect(found?.kind).toBe(kind);
    if (kind !== undefined) expect(found?.amount).toBe(amount);
  });
});

describe('payinFigure', () => {
  const sent = { amount: '60', displayTicker: 'xrp', network: 'xrp' };
  it.each<{ rule: string; change: Partial<Transaction>; figure: unknown }>([
    { rule: 'no deposit yet', change: {}, figure: { ...sent, kind: 'agreed', amount: '100' } },
    { rule: 'less came', change: { payin: aLeg({ amount: '60' }) }, figure: { ...sent, kind: 'moved' } },
    {
      rule: 'no deposit in time',
      change: status('expired'),
      figure: { ...sent, kind: 'lapsed', amount: '100' },
    },
    {
      rule: 'another asset came',
      change: { ...status('failed'), depositNote: wrongAsset },
      figure: { kind: 'moved', amount: '7', displayTicker: 'ltc', network: 'ltc' },
    },
    {
      rule: 'another asset came, whose network is not named',
      change: { ...status('failed'), depositNote: { ...wrongAsset, network: null } },
      figure: { ...sent, kind: 'lapsed', amount: '100' },
    },
    {
      rule: 'another asset came, whose ticker is not named',
      change: { ...status('failed'), depositNote: { ...wrongAsset, displayTicker: null } },
      figure: { ...sent, kind: 'lapsed', amount: '100' },
    },
    {
      rule: 'another asset came, how much is not said',
      change: { ...status('failed'), depositNote: { ...wrongAsset, amount: null } },
      figure: null,
    },
  ])('$rule', ({ change, figure }) => {
    expect(payinFigure(aTransaction(change))).toEqual(figure);
  });
});
