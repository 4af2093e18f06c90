import { startLab } from '@coinlane/provider-lab';
import type { Lab } from '@coinlane/provider-lab';

import type { OrderStore } from '../store/order-store.ts';
import { aCreateBody } from './lab-gateway.fixture.ts';
import { startServerProcess } from './server-process.fixture.ts';
import { createRandom } from './simulation/random.fixture.ts';
import { aStoreSite } from './store-site.fixture.ts';
import type { StoreSite } from './store-site.fixture.ts';
import type { StorePlace } from './store-places.fixture.ts';

const PER_KILL = 2;
/** Duration of an order, including the start of its connections: kills within it hit every point between first write and reply. */
const LATEST_KILL_MS = 300;
const PROVIDERS = ['changenow', 'one-click'] as const;

type KillResult = {
  /** Orders whose address a page has shown and that are not there afterwards. */
  readonly lost: number;
  /** Keys with two orders on pages, or with two orders at a provider where a second one is not harmless. */
  readonly doubled: number;
  /** Attempts that are unknown, and whose page is not informed. */
  readonly silent: number;
  /** Answers after the kills, by status. */
  readonly answers: Readonly<Record<number, number>>;
};

type Key = {
  readonly name: string;
  readonly provider: (typeof PROVIDERS)[number];
  readonly shown: Set<string>;
};

const bodyOf = ({ provider }: Key): unknown => aCreateBody({ provider });

/** Sends new keys and repeats those of the last kill, as a waiting page does, and kills the server meanwhile. */
const sendAndKill = async (place: StorePlace, lab: Lab, keys: readonly Key[], killAfterMs: number) => {
  const server = await startServerProcess(place.settings, lab.providers);
  const sent = keys.map(async (key) => {
    const reply = await server.create(key.name, bodyOf(key));
    if (reply?.status === 200)
      key.shown.add(`${String(reply.body['id'])} ${String(reply.body['payinAddress'])}`);
  });
  await new Promise((resolve) => setTimeout(resolve, killAfterMs));
  await server.kill();
  await Promise.all(sent);
};

/** Repeats the creation of one key, and records the order that its page shows. */
const repeat = async (site: StoreSite, key: Key) => {
  const { status, body } = await site.create(key.name, bodyOf(key));
  if (status === 200) key.shown.add(`${String(body['id'])} ${String(body['payinAddress'])}`);
  return { status, isInformed: status === 200 || (status === 504 && body['error'] === 'outcome_unknown') };
};

/** Number of shown orders that the store does not have. */
const lostOf = async (store: OrderStore, { shown }: Key): Promise<number> => {
  let lost = 0;
  for (const each of shown) {
    const [id = '', address] = each.split(' ');
    if ((await store.find(id))?.terms.payinAddress !== address) lost += 1;
  }
  return lost;
};

const judge = async (place: StorePlace, lab: Lab, keys: readonly Key[]): Promise<KillResult> => {
  const store = await place.open();
  // the sweep of a running server does this after a minute
  await store.abandon(-1);
  const site = await aStoreSite(store, lab.providers);
  const answers: Record<number, number> = {};
  let [lost, doubled, silent] = [0, 0, 0];
  for (const key of keys) {
    const { status, isInformed } = await repeat(site, key);
    answers[status] = (answers[status] ?? 0) + 1;
    if (key.shown.size > 1) doubled += 1;
    lost += await lostOf(store, key);
    if (!isInformed) silent += 1;
  }
  await site.stop();
  const once = lab.book.all().filter(({ provider }) => provider === 'changenow').length;
  const sent = keys.filter(({ provider }) => provider === 'changenow').length;
  return { lost, doubled: doubled + Math.max(0, once - sent), silent, answers };
};

/** Kills a server at random moments of many orders, with SIGKILL. */
export const killOften = async (place: StorePlace, kills: number, seed: number): Promise<KillResult> => {
  const random = createRandom(seed);
  const lab = await startLab();
  const keys: Key[] = [];
  for (let number = 0; number < kills; number += 1) {
    for (let each = 0; each < PER_KILL; each += 1)
      keys.push({ name: `k${String(keys.length)}`, provider: random.pick(PROVIDERS), shown: new Set() });
    await sendAndKill(place, lab, keys.slice(-2 * PER_KILL), random.next() * LATEST_KILL_MS);
  }
  const result = await judge(place, lab, keys);
  await lab.stop();
  return result;
};
