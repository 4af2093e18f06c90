import { checkAddress } from '@coinlane/chains/addresses';

import { createOrderStore } from '../../store/create-order-store.ts';
import type { Database } from '../../store/database.ts';
import type { OrderStore } from '../../store/order-store.ts';
import { openSqliteDatabase } from '../../store/sqlite-database.ts';
import { createAudit } from './audit.fixture.ts';
import type { Bug } from './bugs.fixture.ts';
import { createRandom } from './random.fixture.ts';
import type { Random } from './random.fixture.ts';
import { createScheduler } from './scheduler.fixture.ts';
import type { Scheduler } from './scheduler.fixture.ts';
import { createSimulatedProvider } from './simulated-provider.fixture.ts';
import type { ProviderWorld } from './simulated-provider.fixture.ts';
import { startServer } from './simulated-server.fixture.ts';
import type { SimulatedServer } from './simulated-server.fixture.ts';
import { aVisitor, send, violationsOf } from './visitor.fixture.ts';
import type { Visitor } from './visitor.fixture.ts';

const EVENTS = 160;
/** Within this time each order is due again, also after the clock was set back. */
const MOST_ROUNDS = 25;
const RUNNING = "SELECT id FROM exchange_order WHERE status IS DISTINCT FROM 'finished'";
const PROVIDERS = [
  { id: 'once', isCreateRepeatable: false },
  { id: 'again', isCreateRepeatable: true },
] as const;

/** Runs schedules on one database, which is emptied before each. */
export type Simulation = {
  /** Resolves with the violations of one schedule. The same seed has the same result. */
  readonly run: (seed: number, bug?: Bug) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

type World = {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly provider: ProviderWorld;
  readonly visitors: readonly [Visitor, ...Visitor[]];
  readonly servers: SimulatedServer[];
  readonly restart: (server: number) => void;
  readonly pass: (ms: number) => void;
  readonly violations: string[];
  readonly audit: () => Promise<void>;
};

const anyServer = ({ servers, random }: World): SimulatedServer => {
  const server = servers[random.below(servers.length)];
  if (server === undefined) throw new Error('no server runs');
  return server;
};

const ignore = (): null => null;

/** Events besides a step of the scheduler, with their share in a thousand. */
const EVENTS_BY_SHARE: readonly (readonly [share: number, happen: (world: World) => void])[] = [
  [100, (world) => send(world.random.pick(world.visitors), anyServer(world), world.violations)],
  [
    60,
    (world) => {
      const id = world.random.pick(world.visitors).orders[0]?.id;
      if (id !== undefined) anyServer(world).refresher.fresh(id).catch(ignore);
    },
  ],
  [60, (world) => void anyServer(world).refresher.sweep().catch(ignore)],
  [15, (world) => world.restart(world.random.below(world.servers.length))],
  [110, ({ pass, random }) => pass(random.below(70_000))],
  [5, ({ pass, random }) => pass(-random.below(600_000))],
];

const happen = async (world: World): Promise<void> => {
  let left = world.random.below(1_000);
  for (const [share, event] of EVENTS_BY_SHARE) {
    left -= share;
    if (left < 0) {
      event(world);
      return;
    }
  }
  await world.scheduler.step();
};

const drain = async (world: World): Promise<void> => {
  while (await world.scheduler.step()) await world.audit();
};

const readOn = async (world: World, isDone: () => Promise<boolean>): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS && !(await isDone()); round += 1) {
    world.pass(100_000);
    for (const { refresher } of world.servers) refresher.sweep().catch(ignore);
    await drain(world);
  }
};

/** Ends all faults, lets the servers finish, and sends every creation again. */
const settle = async (world: World, database: Database): Promise<void> => {
  const isEmpty = (sql: string) => async () => (await database.all(sql)).length === 0;
  world.provider.isCalm = true;
  await drain(world);
  await readOn(world, isEmpty("SELECT key FROM attempt WHERE phase = 'sent'"));
  for (const visitor of world.visitors) send(visitor, anyServer(world), world.violations);
  await drain(world);
  await readOn(world, isEmpty(RUNNING));
};

const PHASE_ANSWERS: Readonly<Partial<Record<string, (last: string | null) => boolean>>> = {
  placed: (last) => last === 'order',
  refused: (last) => last !== null && last !== 'order' && last !== 'outcome_unknown',
  unknown: (last) => last === 'outcome_unknown',
};

/** Compares the store with the pages at the end. */
const finalViolations = async (world: World, database: Database): Promise<readonly string[]> => {
  const violations = world.visitors.flatMap((visitor) => violationsOf(visitor, world.provider));
  const attempts = await database.all('SELECT key, phase, order_id FROM attempt');
  for (const { key, orders, last } of world.visitors) {
    const attempt = attempts.find((each) => each['key'] === key);
    const isRight = PHASE_ANSWERS[String(attempt?.['phase'])];
    if (isRight?.(last) !== true)
      violations.push(`an attempt that is ${String(attempt?.['phase'])} is answered with ${String(last)}`);
    if (orders.some(({ id }) => id !== attempt?.['order_id']))
      violations.push('an order that was shown is lost');
  }
  const running = await database.all(RUNNING);
  return running.length > 0 ? [...violations, 'an order is not read to its end'] : violations;
};

const emptyTables = async (database: Database): Promise<void> => {
  for (const table of ['order_outcome', 'observation', 'exchange_order', 'attempt'])
    await database.run(`DELETE FROM ${table}`);
};

type WorldParts = {
  readonly database: Database;
  readonly store: OrderStore;
  readonly clock: { ms: number };
  readonly bug: Bug;
};

const createWorld = (seed: number, { database, store, clock, bug }: WorldParts): World => {
  const violations: string[] = [];
  const compare = createAudit(database);
  const random = createRandom(seed);
  const scheduler = createScheduler(random);
  const provider: ProviderWorld = { orders: [], creations: [], isCalm: false };
  const providers = PROVIDERS.map((each) => createSimulatedProvider(provider, random, each));
  const skews = [0, random.below(120_000) - 60_000];
  const start = (id: number) =>
    startServer({ id, scheduler, store, providers, now: () => clock.ms + (skews[id] ?? 0), bug });
  const servers = random.chance(0.7) ? [start(0), start(1)] : [start(0)];
  const visitor = (number: number) => aVisitor(number, random.chance(0.5) ? 'once' : 'again');
  return {
    random,
    scheduler,
    provider,
    visitors: [visitor(0), ...(random.chance(0.5) ? [visitor(1)] : [])],
    servers,
    restart: (id) => {
      scheduler.kill(id);
      servers[id] = start(id);
    },
    pass: (ms) => {
      clock.ms += ms;
    },
    violations,
    audit: async () => {
      violations.push(...(await compare()));
    },
  };
};

/** Opens the database of the simulation. */
export const openSimulation = async (): Promise<Simulation> => {
  const clock = { ms: 0 };
  const database = await openSqliteDatabase(':memory:', () => clock.ms);
  const store = createOrderStore(database);
  // loads the rules of the network, which the scheduler cannot see
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  await checkAddress({ address, network: 'eth', contracts: [], matchesPattern: null });
  return {
    run: async (seed, bug = {}) => {
      clock.ms = 1_800_000_000_000;
      await emptyTables(database);
      const world = createWorld(seed, { database, store, clock, bug });
      for (let event = 0; event < EVENTS; event += 1) {
        await happen(world);
        await world.audit();
      }
      await settle(world, database);
      return [...new Set([...world.violations, ...(await finalViolations(world, database))])];
    },
    close: database.close,
  };
};
