import { anOrder } from '../testing/stored-order.fixture.ts';
import type { Status } from '../provider.ts';
import { announceToVisitor } from './announce-to-visitor.ts';

const messagesAt = (before: Status | null, status: Status | null, hasActions = false) => {
  const order = anOrder('o1');
  return announceToVisitor({ ...order, state: { ...order.state, status, hasActions } }, before);
};

describe('messages to the visitor of an order', () => {
  it.each([
    { rule: 'a new order', before: null, status: 'waiting', ids: ['push o1.waiting'] },
    {
      rule: 'the deposit is seen',
      before: 'waiting',
      status: 'confirming',
      ids: ['email o1.deposit', 'push o1.confirming'],
    },
    {
      rule: 'the deposit is first seen when it is exchanged',
      before: 'waiting',
      status: 'exchanging',
      ids: ['email o1.deposit', 'push o1.exchanging'],
    },
    { rule: 'the payout starts', before: 'exchanging', status: 'sending', ids: ['push o1.sending'] },
    {
      rule: 'the payout is made',
      before: 'sending',
      status: 'finished',
      ids: ['email o1.finished', 'push o1.finished'],
    },
    {
      rule: 'the deposit is returned',
      before: 'refunding',
      status: 'refunded',
      ids: ['email o1.refunded', 'push o1.refunded'],
    },
    {
      rule: 'the provider checks the deposit',
      before: 'confirming',
      status: 'verifying',
      ids: ['email o1.action-verifying', 'push o1.verifying'],
    },
    {
      rule: 'the exchange fails',
      before: 'exchanging',
      status: 'failed',
      ids: ['email o1.action-failed', 'push o1.failed'],
    },
    { rule: 'the time to pay ends', before: 'waiting', status: 'expired', ids: ['push o1.expired'] },
    { rule: 'only an amount changes', before: 'confirming', status: 'confirming', ids: [] },
    { rule: 'the provider says something unknown', before: 'confirming', status: null, ids: [] },
  ] as const)('$rule: $ids', ({ before, status, ids }) => {
    expect(messagesAt(before, status).map(({ id, channel }) => `${channel} ${id}`)).toEqual(ids);
  });

  it('asks for a decision in the same status once for each announcement of the store', () => {
    expect(messagesAt('confirming', 'confirming', true).map(({ id }) => id)).toEqual([
      'o1.action-confirming',
    ]);
  });

  it('contain no address and no amount', () => {
    const bodies = messagesAt('waiting', 'confirming').map(({ body }) => JSON.parse(body) as unknown);
    expect(bodies).toEqual([
      { orderId: 'o1', event: 'deposit', from: 'btc', to: 'eth' },
      { transactionId: 'o1', status: 'confirming', from: 'btc', to: 'eth' },
    ]);
  });
});
