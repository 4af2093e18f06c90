import { startLab } from '@coinlane/provider-lab';

import type { Polling } from '../orders/poll-orders.ts';
import type { OrderStore } from '../store/order-store.ts';
import { aCreateBody } from './lab-gateway.fixture.ts';
import { startPostgres } from './postgres.fixture.ts';
import { startServerProcess } from './server-process.fixture.ts';
import type { ServerProcess } from './server-process.fixture.ts';
import { placeOf } from './store-places.fixture.ts';

type Recovery = {
  /** Orders that a page has shown. */
  readonly shown: number;
  /** Those of them that the other server does not know. */
  readonly lost: number;
  /** Time from the kill until the other server has read every order once. */
  readonly resumedAfterMs: number;
};

const LIMIT_MS = 120_000;
const AT_ONCE = 8;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates orders on both servers in turn, several at once. Returns the IDs that were shown. */
const load = async (servers: readonly ServerProcess[], count: number, prefix: string): Promise<string[]> => {
  const ids: string[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const number = next;
      next += 1;
      const reply = await servers[number % servers.length]?.create(
        `${prefix}${String(number)}`,
        aCreateBody(),
      );
      if (reply?.status === 200) ids.push(String(reply.body['id']));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return ids;
};

/** Waits until every order was read. Resolves with the number of orders that the store does not have. */
const untilRead = async (store: OrderStore, ids: readonly string[], startedAt: number): Promise<number> => {
  const waiting = new Set(ids);
  let lost = 0;
  while (waiting.size > 0 && performance.now() - startedAt < LIMIT_MS) {
    for (const id of waiting) {
      const order = await store.find(id);
      if (order === null) lost += 1;
      if (order?.state.status !== 'waiting') waiting.delete(id);
    }
    await pause(100);
  }
  return lost;
};

/** Two servers on one PostgreSQL under load, one of them killed. The deposits arrive after the kill, and no page reads an order. */
export const killOneOfTwo = async (count: number, polling: Polling | null): Promise<Recovery> => {
  const server = await startPostgres();
  const place = await placeOf(server);
  const lab = await startLab({ pace: 0.001 });
  const start = () => startServerProcess(place.settings, lab.providers, polling);
  const [stays, killed] = await Promise.all([start(), start()]);
  const before = await load([stays, killed], count, 'a');
  const during = load([stays, killed], count, 'b');
  await pause(60);
  await killed.kill();
  const killedAt = performance.now();
  for (const { id } of lab.book.all()) lab.book.pay(id);
  const shown = [...before, ...(await during)];
  for (const { id, deposit } of lab.book.all()) if (deposit === null) lab.book.pay(id);

  const store = await place.open();
  let lost = await untilRead(store, shown, killedAt);
  const resumedAfterMs = performance.now() - killedAt;
  for (const id of shown) if ((await stays.read(id))?.status !== 200) lost += 1;
  await stays.kill();
  await store.close();
  await lab.stop();
  await server.remove();
  return { shown: shown.length, lost, resumedAfterMs };
};
