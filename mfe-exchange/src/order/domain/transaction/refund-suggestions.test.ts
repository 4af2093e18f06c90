import { arrivedAsset, refundAsset } from './arrived-asset';
import { refundSuggestions } from './refund-suggestions';
import { aLeg, aTransaction } from './transaction.fixture';

const refund = { amount: '1', displayTicker: null, address: null, extraId: null, otherAddresses: [] };

describe('refundSuggestions', () => {
  it.each([
    { rule: 'no known address', saved: null, change: {}, found: [] },
    {
      rule: 'the sender',
      saved: null,
      change: { address: 'r1', extraId: '7', otherAddresses: ['r2'] },
      found: [
        { source: 'sender', address: 'r1', extraId: '7' },
        { source: 'sender', address: 'r2', extraId: '' },
      ],
    },
    {
      rule: 'an address of the order, once, with its tag',
      saved: 'r1',
      change: { address: 'r1', extraId: '7', otherAddresses: ['r1', 'r2'] },
      found: [
        { source: 'saved', address: 'r1', extraId: '42' },
        { source: 'sender', address: 'r2', extraId: '' },
      ],
    },
  ])('$rule', ({ saved, change, found }) => {
    const transaction = aTransaction({ refundAddress: saved, refundExtraId: saved === null ? null : '42' });
    expect(refundSuggestions(transaction, { ...refund, ...change })).toEqual(found);
  });

  it('are without an extra ID if none is known', () => {
    const transaction = aTransaction({ refundAddress: 'r1', refundExtraId: null });
    expect(refundSuggestions(transaction, { ...refund, address: 'r2' })).toEqual([
      { source: 'saved', address: 'r1', extraId: '' },
      { source: 'sender', address: 'r2', extraId: '' },
    ]);
  });
});

describe('the asset of a refund', () => {
  const note = {
    kind: 'wrongAsset',
    displayTicker: 'ltc',
    ticker: 'ltc',
    network: 'ltc',
    amount: '7',
    decideUntil: null,
  } as const;
  const ltc = { displayTicker: 'ltc', ticker: 'ltc', network: 'ltc' };
  const usd = aLeg({ displayTicker: 'usd', ticker: 'usd', network: 'usd' });

  it.each([
    { rule: 'is the agreed one', change: {}, asset: { network: 'xrp' } },
    { rule: 'is the one that arrived', change: { depositNote: note }, asset: ltc },
    {
      rule: 'is the agreed one if the note is of another kind',
      change: { depositNote: { ...note, kind: 'late' as const } },
      asset: { network: 'xrp' },
    },
  ])('$rule', ({ change, asset }) => {
    expect(refundAsset(aTransaction(change))).toMatchObject(asset);
  });

  it.each([
    { rule: 'of an unnamed network', change: { depositNote: { ...note, network: null } } },
    { rule: 'without a name', change: { depositNote: { ...note, displayTicker: null } } },
    { rule: 'of fiat', change: { payin: usd } },
  ])('is unknown: $rule', ({ change }) => {
    expect(refundAsset(aTransaction(change))).toBeNull();
  });

  it('is unknown if the service pays in another currency', () => {
    expect(refundAsset(aTransaction(), 'ltc')).toBeNull();
    expect(refundAsset(aTransaction(), 'xrp')).toMatchObject({ network: 'xrp' });
  });

  it('is fiat for a card payment', () => {
    expect(arrivedAsset(aTransaction({ payin: usd }))).toMatchObject({ network: 'usd' });
  });
});
