import { aLeg, aTransaction } from '../transaction/transaction.fixture';
import { diagnosticOf, historyOf, saveOrder, orderFile } from '.';
import type { SavedOrder } from '.';

const seen = (transactionId: string, seenAt = 1): SavedOrder => ({
  transactionId,
  seenAt,
  transaction: aTransaction({ transactionId }),
});
const idsOf = (kept: readonly SavedOrder[]) => kept.map(({ transactionId }) => transactionId);

describe('saveOrder', () => {
  it.each([
    { rule: 'a new one comes last', kept: [seen('aaaaaa')], id: 'bbbbbb', ids: ['aaaaaa', 'bbbbbb'] },
    {
      rule: 'a known one keeps its place',
      kept: [seen('aaaaaa'), seen('bbbbbb')],
      id: 'aaaaaa',
      ids: ['aaaaaa', 'bbbbbb'],
    },
    { rule: 'the first one', kept: [], id: 'aaaaaa', ids: ['aaaaaa'] },
  ])('$rule, with the time it was seen', ({ kept, id, ids }) => {
    const now = saveOrder(kept, aTransaction({ transactionId: id }), 9);
    expect(idsOf(now)).toEqual(ids);
    expect(now.find(({ transactionId }) => transactionId === id)?.seenAt).toBe(9);
  });

  it('keeps the newest hundred', () => {
    const many = Array.from({ length: 100 }, (_, at) => seen(`order${String(at)}`));
    const now = saveOrder(many, aTransaction({ transactionId: 'newest' }), 1);
    expect([now.length, now[0]?.transactionId, now.at(-1)?.transactionId]).toEqual([100, 'order1', 'newest']);
  });
});

describe('historyOf', () => {
  it('lists every order of this browser, newest first, with or without a saved state', () => {
    const history = historyOf(['aaaaaa', 'bbbbbb'], [seen('aaaaaa', 5), seen('cccccc')]);
    expect(history.map(({ transactionId, seenAt }) => [transactionId, seenAt])).toEqual([
      ['bbbbbb', 0],
      ['aaaaaa', 5],
    ]);
    expect(history[0]?.transaction).toBeNull();
  });
});

describe('orderFile', () => {
  const file = orderFile({
    transaction: aTransaction({ payin: aLeg({ expectedAmount: '0.000000000000000001' }) }),
    link: 'https://swap.example/exchange/txs/93f47e8b7674e1',
    brand: 'Coinlane',
    savedAt: Date.UTC(2026, 10, 20, 12),
  });

  it('is named by the order', () => {
    expect(file.name).toBe('coinlane-order-93f47e8b7674e1.json');
  });

  it('has everything to pay and to contact support, with exact amounts', () => {
    expect(JSON.parse(file.text)).toMatchObject({
      kind: 'Coinlane order',
      version: 1,
      savedAt: '2026-11-20T12:00:00.000Z',
      transactionId: '93f47e8b7674e1',
      status: 'waiting',
      send: {
        currency: 'XRP',
        expectedAmount: '0.000000000000000001',
        address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
        extraId: '1234567890',
        extraIdName: 'Destination tag',
      },
      receive: { currency: 'ETH', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    });
  });
});

describe('diagnosticOf', () => {
  const text = diagnosticOf({
    transaction: aTransaction({ status: { _tag: 'Unknown', raw: 'overdue' } }),
    language: 'de',
    now: Date.UTC(2026, 10, 20, 12, 5),
    receivedAt: Date.UTC(2026, 10, 20, 12, 4, 30),
    isOnline: false,
  });

  it('has the order’s ID, its status and the age of the page', () => {
    expect(text).toContain('order: 93f47e8b7674e1\nstatus: overdue');
    expect(text).toContain('state 30 s old, offline, de');
  });

  it('has shortened addresses (spec §9 "Lengths")', () => {
    expect(text).toContain('pay-in: rHb9CJAWy…dtyTh'.replace('dtyTh', 'tyTh'));
    expect(text).not.toContain('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh');
    expect(text).not.toContain('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  });
});
