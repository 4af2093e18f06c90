import { createHmac } from 'node:crypto';

import { openSqliteStore } from '../store/open-store.ts';
import type { OrderStore } from '../store/order-store.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import { createMessageDelivery, RETRY_MS, webhooksOf } from './deliver-messages.ts';
import { announceToOperator } from './order-event.ts';
import { startReceiver } from './receiver.fixture.ts';
import { createWebhookSender, readWebhookSecrets } from './send-webhook.ts';

const SECRET = Buffer.from('a secret of at least 24 bytes');
const OLD_SECRET = Buffer.from('an older secret of the receiver');

let nowMs: number;
let store: OrderStore;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let problems: string[];
beforeEach(async () => {
  nowMs = Date.parse('2026-03-01T12:00:00Z');
  store = await openSqliteStore(':memory:', () => nowMs);
  receiver = await startReceiver();
  problems = [];
});
afterEach(async () => {
  await store.close();
  await receiver.stop();
});

const deliveryTo = (url: string, timeoutMs = 10_000) =>
  createMessageDelivery({
    ...webhooksOf(store),
    log: (problem) => problems.push(problem),
    send: createWebhookSender({ url, secrets: [SECRET, OLD_SECRET] }, { now: () => nowMs, timeoutMs }),
  });

const place = async (id = 'o1') => {
  const order = anOrder(id);
  await store.intend({ key: id, bodyHash: 'h', provider: 'p' });
  await store.claim(id, 'intended');
  await store.place(id, order, null, 100, announceToOperator(order, null));
};
const phases = async () => (await store.outboxCounts()).map(({ phase, count }) => [phase, count]);

describe('webhooks', () => {
  it('are signed with each secret by Standard Webhooks, and contain no address', async () => {
    await place();
    await deliveryTo(receiver.url).sweep();
    const [{ id, time, signature, body } = { id: '', time: '', signature: '', body: '' }] = receiver.received;
    const expected = [SECRET, OLD_SECRET].map(
      (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')}`,
    );
    expect([time, signature]).toEqual([String(nowMs / 1_000), expected.join(' ')]);
    const amounts = { expectedAmount: '0.100000000000000001', amount: null };
    expect(JSON.parse(body)).toEqual({
      type: 'order.status_changed',
      timestamp: '1970-01-01T00:00:00.001Z',
      data: {
        orderId: 'o1',
        status: 'waiting',
        previousStatus: null,
        provider: 'p',
        rate: 'floating',
        createdAt: '1970-01-01T00:00:00.001Z',
        send: { currency: 'btc', network: 'btc', ...amounts },
        receive: { currency: 'eth', network: 'eth', ...amounts, expectedAmount: '3' },
      },
    });
    expect(await phases()).toEqual([['delivered', 1]]);
  });

  it.each([
    { rule: 'replies with 500', status: 500, reason: 'HTTP 500' },
    { rule: 'replies with 429', status: 429, reason: 'HTTP 429' },
    { rule: 'redirects, which is not followed', status: 302, reason: 'HTTP 302' },
  ])('are sent again with the same ID and a new time if the receiver $rule', async ({ status, reason }) => {
    await place();
    receiver.replies.push(status);
    const delivery = deliveryTo(receiver.url);
    await delivery.sweep();
    const waiting = [await phases(), await delivery.sweep()];
    nowMs += RETRY_MS[0] ?? 0;
    await delivery.sweep();
    const [first, second] = receiver.received;
    expect(waiting).toEqual([[['waiting', 1]], 0]);
    expect([second?.path, second?.id, second?.time === first?.time]).toEqual(['/hook', first?.id, false]);
    expect([await phases(), problems.join()]).toEqual([[['delivered', 1]], expect.stringContaining(reason)]);
  });

  it('are sent again if the receiver does not reply in time', async () => {
    await place();
    // the first request may time out before it arrives
    receiver.hangs(true);
    await deliveryTo(receiver.url, 30).sweep();
    receiver.hangs(false);
    nowMs += RETRY_MS[0] ?? 0;
    await deliveryTo(receiver.url).sweep();
    expect([await phases(), problems.join()]).toEqual([
      [['delivered', 1]],
      expect.stringContaining('timeout'),
    ]);
  });

  it('are given up after about three days without a receiver', async () => {
    await place();
    const { url } = receiver;
    await receiver.stop();
    const delivery = deliveryTo(url);
    await delivery.sweep();
    for (const waitMs of RETRY_MS) {
      nowMs += waitMs;
      await delivery.sweep();
    }
    receiver = await startReceiver();
    expect([await phases(), problems.length, problems[1]]).toEqual([
      [['given-up', 1]],
      2,
      expect.stringMatching(/ECONNREFUSED.*given up after 11 attempts/),
    ]);
  });

  it('about other orders are not delayed by one that fails', async () => {
    await place('o1');
    await place('o2');
    receiver.replies.push(500);
    await deliveryTo(receiver.url).sweep();
    expect([receiver.received.length, await phases()]).toEqual([
      2,
      [
        ['delivered', 1],
        ['waiting', 1],
      ],
    ]);
  });

  it('are sent by another server if one was killed before the delivery, or before it was recorded', async () => {
    await place();
    const message = await store.takeMessages({ holder: 'killed', forMs: 30_000, most: 5 });
    expect(await deliveryTo(receiver.url).sweep()).toBe(0);
    nowMs += 30_000;
    await deliveryTo(receiver.url).sweep();
    expect(receiver.received.map(({ id }) => id)).toEqual(message.map(({ id }) => id));
  });

  it('stay due if the server stops during a delivery', async () => {
    await place();
    receiver.hangs(true);
    const delivery = deliveryTo(receiver.url);
    delivery.start();
    while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await delivery.stop();
    receiver.hangs(false);
    nowMs += 30_000;
    await deliveryTo(receiver.url).sweep();
    expect([receiver.received.length, await phases(), problems]).toEqual([2, [['delivered', 1]], []]);
  });

  it.each([
    { rule: 'the status stays', before: 'waiting', count: 0 },
    { rule: 'the status changes', before: 'new', count: 1 },
    { rule: 'the status was unknown', before: null, count: 1 },
  ] as const)('are $count if $rule', ({ before, count }) => {
    expect(announceToOperator(anOrder('o1'), before)).toHaveLength(count);
  });

  it.each([
    { rule: 'one secret', text: `whsec_${SECRET.toString('base64')}`, count: 1 },
    {
      rule: 'two secrets',
      text: `whsec_${SECRET.toString('base64')}, whsec_${OLD_SECRET.toString('base64')}`,
      count: 2,
    },
    { rule: 'a short secret', text: 'whsec_c2hvcnQ=', count: undefined },
    { rule: 'another text', text: SECRET.toString('base64'), count: undefined },
    { rule: 'a comma', text: ',', count: undefined },
  ])('read $rule', ({ text, count }) => {
    expect(readWebhookSecrets(text)?.length).toBe(count);
  });
});
