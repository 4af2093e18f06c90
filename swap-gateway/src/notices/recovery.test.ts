import { controlTokensOf } from '../orders/control-token.ts';
import { openSqliteStore } from '../store/open-store.ts';
import type { OrderStore } from '../store/order-store.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import { createNoticeDelivery } from './deliver-notices.ts';
import { createRecovery } from './recovery.ts';
import type { Recovery } from './recovery.ts';

const ID = 'abcdef01234567';
const OWNER = 'Ann@example.com';
const MINUTE_MS = 60_000;

const fail = (problem: string): never => {
  throw new Error(problem);
};

let store: OrderStore;
let recovery: Recovery;
let nowMs: number;
let problems: string[];
beforeEach(async () => {
  nowMs = 1_000_000;
  problems = [];
  store = await openSqliteStore(':memory:', () => nowMs);
  recovery = await createRecovery({ store, now: () => nowMs, log: (text) => problems.push(text) });
  await store.intend({ key: ID, bodyHash: 'h', provider: 'p' });
  await store.claim(ID, 'intended');
  const receiver = { channel: 'email', address: OWNER, language: 'en' } as const;
  await store.place(ID, anOrder(ID), null, 100, [], [receiver]);
  await store.notices.subscribe(ID, { ...receiver, address: 'eve@example.com' });
});
afterEach(() => store.close());

type Sent = { readonly address: string; readonly language: string; readonly token: string };

/** The messages that wait: links, and those without a receiver. */
const waiting = () => store.notices.queue.take({ holder: 'a', forMs: 0, most: 99 });
/** The links that wait to be sent. */
const sent = async (): Promise<readonly Sent[]> =>
  (await waiting())
    .map(({ body }) => {
      const { address, language, body: text } = JSON.parse(body) as Omit<Sent, 'token'> & { body: string };
      return { address, language, token: (JSON.parse(text) as Pick<Sent, 'token'>).token };
    })
    .filter(({ address }) => address !== '');
const request = (change: Partial<Parameters<Recovery['request']>[0]> = {}) =>
  recovery.request({ orderId: ID, address: OWNER, language: 'de', ...change });
const aToken = async (): Promise<string> => {
  await request();
  return (await sent())[0]?.token ?? '';
};

describe('the link that gives control over an order', () => {
  it.each([
    { rule: 'the address of the creation', change: {}, links: 1 },
    { rule: 'in another case, with spaces', change: { address: ' ann@EXAMPLE.com ' }, links: 1 },
    { rule: 'a part of it', change: { address: 'ann@example.co' }, links: 0 },
    { rule: 'an address that was added later', change: { address: 'eve@example.com' }, links: 0 },
    { rule: 'no address', change: { address: '' }, links: 0 },
    { rule: 'of an unknown order', change: { orderId: 'aaaaaaaaaaaaaa' }, links: 0 },
  ])('is sent to the stored address only: $rule, $links', async ({ change, links }) => {
    await request(change);
    expect((await sent()).map(({ address, language }) => [address, language])).toEqual(
      Array.from({ length: links }, () => [OWNER, 'de']),
    );
  });

  it('is sent at most three times an hour, and wrong addresses do not count', async () => {
    for (let count = 0; count < 5; count += 1) await request({ address: 'eve@example.com' });
    for (let count = 0; count < 5; count += 1) await request();
    expect(await sent()).toHaveLength(3);
    nowMs += 60 * MINUTE_MS + 1;
    await request();
    expect(await sent()).toHaveLength(4);
  });

  it.each([
    { rule: 'the address of the creation', change: {} },
    { rule: 'another address', change: { address: 'eve@example.com' } },
    { rule: 'an unknown order', change: { orderId: 'aaaaaaaaaaaaaa' } },
  ])('takes the same statements and writes, up to the limit and beyond it: $rule', async ({ change }) => {
    const { notices } = store;
    let calls: string[] = [];
    const counted: OrderStore['notices'] = {
      ...notices,
      useOnce: async (...given) => {
        const isWritten = await notices.useOnce(...given);
        calls.push(isWritten ? 'write' : 'read');
        return isWritten;
      },
      add: async (id, receiver, body) => {
        await notices.add(id, receiver, body);
        calls.push('message');
      },
    };
    recovery = await createRecovery({ store: { ...store, notices: counted }, now: () => nowMs, log: fail });
    for (const uses of [['write'], ['read', 'write'], ['read', 'read', 'write']]) {
      calls = [];
      await request(change);
      expect(calls).toEqual([...uses, 'message']);
    }
    calls = [];
    await request(change);
    expect(calls).toEqual(['read', 'read', 'read']);
    expect(await waiting()).toHaveLength(3);
  });

  it('sends nothing for a wrong address, and ends its message like a link', async () => {
    const addresses: string[] = [];
    const send = ({ address }: { readonly address: string }) => {
      addresses.push(address);
      return Promise.resolve({ _tag: 'Delivered' } as const);
    };
    const delivery = createNoticeDelivery({
      ...{ store, log: fail, senders: { email: { accepts: () => true, send } } },
    });
    await request();
    await request({ address: 'eve@example.com' });
    expect(await delivery.sweep()).toBe(2);
    expect(addresses).toEqual([OWNER]);
    expect(await store.notices.queue.counts()).toMatchObject([{ phase: 'delivered', count: 2 }]);
  });

  it('gives the control token of the order once', async () => {
    const token = await aToken();
    const other = await createRecovery({ store, now: () => nowMs, log: () => undefined });
    expect([recovery.orderOf(token), other.orderOf(token)]).toEqual([ID, ID]);
    const { of } = await controlTokensOf(store);
    expect(await recovery.redeem(token)).toEqual({ orderId: ID, controlToken: of(ID) });
    expect([await recovery.redeem(token), await other.redeem(token)]).toEqual([null, null]);
  });

  it.each([
    { afterMs: 30 * MINUTE_MS - 1, order: ID },
    { afterMs: 30 * MINUTE_MS, order: null },
  ])('is valid for 30 minutes: after $afterMs ms, $order', async ({ afterMs, order }) => {
    const token = await aToken();
    nowMs += afterMs;
    expect([recovery.orderOf(token), (await recovery.redeem(token))?.orderId ?? null]).toEqual([
      order,
      order,
    ]);
  });

  it.each([
    { rule: 'of another order', edit: (token: string) => token.replace(ID, 'bbbbbb01234567') },
    { rule: 'valid for longer', edit: (token: string) => token.replace(/\.(\d+)\./, '.9$1.') },
    { rule: 'with another nonce', edit: (token: string) => token.replace(/\.(\d+)\../, '.$1.~') },
    { rule: 'cut off', edit: (token: string) => token.slice(0, -2) },
    { rule: 'with more', edit: (token: string) => `${token}.x` },
    { rule: 'without a signature', edit: (token: string) => token.replace(/\.[^.]*$/, '') },
    { rule: 'empty', edit: () => '' },
  ])('is not valid $rule, and its own token stays usable', async ({ edit }) => {
    const token = await aToken();
    expect([recovery.orderOf(edit(token)), await recovery.redeem(edit(token))]).toEqual([null, null]);
    expect(await recovery.redeem(token)).not.toBeNull();
  });

  it('is not sent if the store is unavailable: the log has no address', async () => {
    await store.close();
    await request();
    expect(problems).toEqual([expect.stringMatching(/^a link of an order was not sent: /)]);
    expect(problems.join().toLowerCase()).not.toContain('ann@');
    store = await openSqliteStore(':memory:', () => nowMs);
  });
});
