import { aReceipt } from '../../../receipt/domain/order-receipt.fixture';
import { aLeg, aTransaction } from '../transaction/transaction.fixture';
import {
  diagnosticOf,
  historyOf,
  MAX_ORDER_FILE_BYTES,
  orderFile,
  ordersFile,
  readOrderFile,
  receiptFile,
  saveOrder,
} from '.';
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
    {
      rule: 'a known one between others keeps its place',
      kept: [seen('aaaaaa'), seen('bbbbbb'), seen('cccccc')],
      id: 'bbbbbb',
      ids: ['aaaaaa', 'bbbbbb', 'cccccc'],
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
    receipt: null,
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

  it('has the refund, and null for a time that is unknown', () => {
    const refunded = orderFile({
      transaction: aTransaction({
        refundAddress: 'r1',
        refundExtraId: '7',
        refundAmount: '99',
        refundHash: 'ab',
        validUntil: null,
      }),
      link: 'https://swap.example/exchange/txs/93f47e8b7674e1',
      brand: 'Coinlane',
      savedAt: 0,
      receipt: null,
    });
    expect(JSON.parse(refunded.text)).toMatchObject({
      validUntil: null,
      refund: { address: 'r1', extraId: '7', amount: '99', hash: 'ab' },
    });
  });
});

describe('readOrderFile', () => {
  const facts = { brand: 'Coinlane', savedAt: 0 };
  const transactions = ['aaaaaa', 'bbbbbb'].map((transactionId) => aTransaction({ transactionId }));
  const all = ordersFile({ ...facts, transactions, linkOf: (id) => `https://swap.example/${id}` });
  it.each([
    {
      rule: 'one order',
      text: orderFile({ ...facts, transaction: aTransaction(), link: '', receipt: null }).text,
      ids: ['93f47e8b7674e1'],
    },
    { rule: 'all orders', text: all.text, ids: ['aaaaaa', 'bbbbbb'] },
    { rule: 'a signed receipt', text: receiptFile(aReceipt('aaaaaa', 'r1'), 'C').text, ids: ['aaaaaa'] },
    {
      rule: 'an order with its receipt',
      text: orderFile({ ...facts, transaction: aTransaction(), link: '', receipt: aReceipt('aaaaaa', 'r1') })
        .text,
      ids: ['93f47e8b7674e1'],
    },
    { rule: 'a receipt without an order', text: '{"receipt":{"orderId":7}}', ids: [] },
    { rule: 'endless receipts', text: `${'{"receipt":'.repeat(100_000)}1${'}'.repeat(100_000)}`, ids: [] },
    { rule: 'no JSON', text: 'order', ids: [] },
    { rule: 'another file', text: '{"kind":"tax","orders":[1,null]}', ids: [] },
    { rule: 'names with a meaning in JavaScript', text: '{"__proto__":{"transactionId":"aaaaaa"}}', ids: [] },
    { rule: 'a text direction in an ID', text: '{"transactionId":"aaa\u202Eaaa"}', ids: [] },
    { rule: 'a file that is too long', text: `${all.text}${' '.repeat(MAX_ORDER_FILE_BYTES)}`, ids: [] },
    {
      rule: 'far too many orders',
      text: JSON.stringify({
        orders: Array.from({ length: 100_000 }, (_, at) => ({ transactionId: String(100_000 + at) })),
      }),
      ids: Array.from({ length: 500 }, (_, at) => String(100_000 + at)),
    },
    { rule: 'not an ID', text: '{"transactionId":"../../pro"}', ids: [] },
  ])('$rule', ({ text, ids }) => {
    expect(readOrderFile(text)).toEqual(ids);
  });

  it('reads what a file of all orders is named', () => {
    expect(all.name).toBe('coinlane-orders.json');
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

  it('has every figure, and a dash for what is unknown', () => {
    const facts = { language: 'en', now: 5_000, receivedAt: 5_000, isOnline: true };
    const transaction = aTransaction({
      provider: '',
      payin: aLeg({ amount: '99', address: '14 characters.', hash: '' }),
      refundAddress: '15 characters..',
    });
    expect(diagnosticOf({ ...facts, transaction }).split('\n')).toEqual([
      'order: 93f47e8b7674e1',
      'status: waiting',
      'pair: xrp/xrp -> eth/eth',
      'provider: -',
      'send: expected 100, seen 99',
      'receive: expected 0.0712, paid -',
      'pay-in: 14 characters. hash -',
      'payout: 0x5aAeb60…eAed hash -',
      'refund: 15 charac…rs.. hash -',
      'created: 2026-11-20T12:00:00.000Z',
      'updated: 2026-11-20T12:00:00.000Z',
      'deposit seen: -',
      'page: 1970-01-01T00:00:05.000Z, state 0 s old, online, en',
    ]);
  });

  it('has shortened addresses (spec §9 "Lengths")', () => {
    expect(text).toContain('pay-in: rHb9CJAWy…dtyTh'.replace('dtyTh', 'tyTh'));
    expect(text).not.toContain('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh');
    expect(text).not.toContain('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  });
});
