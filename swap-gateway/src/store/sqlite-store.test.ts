import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { FRESH_STATE } from '../orders/order.ts';
import type { Order } from '../orders/order.ts';
import type { OrderStore } from './order-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

const anOrder = (id: string): Order => ({
  terms: {
    id,
    provider: 'p',
    reference: `r-${id}`,
    providerOrderId: 'x',
    createdAtMs: 1,
    from: { ticker: 'btc', legacyTicker: 'btc', network: 'btc' },
    to: { ticker: 'eth', legacyTicker: 'eth', network: 'eth' },
    flow: 'standard',
    side: 'direct',
    expectedFrom: '0.100000000000000001',
    expectedTo: '3',
    payinAddress: 'a',
    payinExtraId: null,
    payoutAddress: 'b',
    payoutExtraId: null,
    refundAddress: null,
    refundExtraId: null,
    validUntilMs: null,
    depositUntilMs: null,
    hasControlToken: true,
  },
  state: { ...FRESH_STATE, updatedAtMs: 1 },
});

const INTENTION = { key: 'k', bodyHash: 'h', provider: 'p', startedAtMs: 5 };

let folder: string;
let store: OrderStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coinlane-orders-'));
  store = openSqliteStore(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the order store', () => {
  it('keeps everything when it is opened again', () => {
    store.intend(INTENTION);
    store.claim('k', 'intended', 6);
    store.place('k', anOrder('o1'), { raw: true }, 10);
    const secret = store.secret('s');
    store.close();
    store = openSqliteStore(folder);
    expect(store.find('o1')).toEqual(anOrder('o1'));
    expect(store.intend(INTENTION)).toMatchObject({ phase: 'placed', orderId: 'o1' });
    expect(store.secret('s')).toBe(secret);
  });

  it('gives a key to one caller', () => {
    expect(store.intend(INTENTION)).toBeNull();
    expect(store.intend({ ...INTENTION, bodyHash: 'other' })).toMatchObject({
      phase: 'intended',
      bodyHash: 'h',
    });
    expect([store.claim('k', 'intended', 6), store.claim('k', 'intended', 7)]).toEqual([true, false]);
  });

  it('cannot hold two orders of one deposit address', () => {
    for (const key of ['k', 'l']) {
      store.intend({ ...INTENTION, key });
      store.claim(key, 'intended', 6);
    }
    store.place('k', anOrder('o1'), null, 10);
    const twin = { ...anOrder('o2'), terms: { ...anOrder('o2').terms, reference: 'r-o1' } };
    expect(() => store.place('l', twin, null, 10)).toThrow('UNIQUE');
    expect([store.find('o2'), store.intend({ ...INTENTION, key: 'l' })?.phase]).toEqual([null, 'sent']);
  });

  it('makes attempts unknown that a lost server has sent', () => {
    store.intend(INTENTION);
    store.claim('k', 'intended', 6);
    expect([store.abandon(6), store.abandon(7)]).toEqual([0, 1]);
    expect(store.intend(INTENTION)).toMatchObject({ phase: 'unknown' });
  });

  it('leases due orders to one server until the lease ends', () => {
    store.intend(INTENTION);
    store.claim('k', 'intended', 6);
    store.place('k', anOrder('o1'), null, 100);
    const lease = (holder: string, nowMs: number) =>
      store.lease({ holder, nowMs, untilMs: nowMs + 30, most: 5 });
    expect([lease('a', 99), lease('a', 100), lease('b', 110), lease('b', 130)]).toEqual([
      [],
      ['o1'],
      [],
      ['o1'],
    ]);
    store.schedule('o1', null);
    expect(lease('a', 10_000)).toEqual([]);
  });

  it('records every observation, also those that changed nothing', () => {
    store.intend(INTENTION);
    store.claim('k', 'intended', 6);
    store.place('k', anOrder('o1'), null, 100);
    const observation = { ...FRESH_STATE, status: 'confirming' as const, rawStatus: 'seen' };
    store.observe(
      'o1',
      { observation, source: 'poll', atMs: 7 },
      { ...FRESH_STATE, status: 'confirming', updatedAtMs: 7 },
    );
    store.observe(
      'o1',
      { observation: { ...observation, rawStatus: 'back' }, source: 'poll', atMs: 8 },
      null,
    );
    expect(store.history('o1').map(({ rawStatus, isApplied }) => [rawStatus, isApplied])).toEqual([
      ['seen', true],
      ['back', false],
    ]);
    expect([store.find('o1')?.state.status, store.counts()]).toEqual([
      'confirming',
      [{ provider: 'p', status: 'confirming', count: 1 }],
    ]);
  });

  it('refuses a database of a newer version, and throws for a broken record', () => {
    store.intend(INTENTION);
    store.claim('k', 'intended', 6);
    store.place('k', anOrder('o1'), null, 100);
    const raw = new DatabaseSync(join(folder, 'orders.sqlite'));
    raw.exec("UPDATE exchange_order SET terms = '{}'");
    expect(() => store.find('o1')).toThrow('unreadable OrderTerms');
    raw.exec('PRAGMA user_version = 99');
    raw.close();
    expect(() => openSqliteStore(folder)).toThrow('newer than this server');
  });
});
