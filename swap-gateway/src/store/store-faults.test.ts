import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startLab } from '@coinlane/provider-lab';
import type { Lab } from '@coinlane/provider-lab';

import { createOrderStore } from './create-order-store.ts';
import type { Database } from './database.ts';
import type { OrderStore } from './order-store.ts';
import { openSqliteDatabase } from './sqlite-database.ts';
import { aCreateBody } from '../testing/lab-gateway.fixture.ts';
import { startPostgres } from '../testing/postgres.fixture.ts';
import type { TestPostgres } from '../testing/postgres.fixture.ts';
import { placeOf } from '../testing/store-places.fixture.ts';
import { aStoreSite } from '../testing/store-site.fixture.ts';

const NOT_SAVED = 'Orders cannot be saved at the moment, so nothing was done. Try again in a minute.';
const NOT_READ = 'Orders cannot be read at the moment. Running orders continue. Try again in a minute.';
const PROVIDER = 'changenow';

let lab: Lab;
beforeEach(async () => {
  lab = await startLab();
});
afterEach(() => lab.stop());

const settings = () => lab.providers.filter(({ id }) => id === PROVIDER);
/** Waits until the provider has received a creation. */
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const untilCreated = (): Promise<void> =>
  until(() => lab.received().some((line) => line.includes('POST') && line.includes('/exchange')));
const body = aCreateBody({ provider: PROVIDER });

/** Uses up the pages that the database has. False: it is full. */
const fill = async (database: Database, number: number): Promise<boolean> => {
  try {
    const key = `fill${String(number)}`;
    await database.run("INSERT INTO attempt VALUES (?, ?, 'intended', 'p', 0, NULL, NULL, 0)", key, 'h');
    return true;
  } catch {
    return false;
  }
};

describe('a full SQLite database', () => {
  it('creates nothing, reports it, and works again with more room', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coinlane-full-'));
    const database = await openSqliteDatabase(folder, Date.now);
    const site = await aStoreSite(createOrderStore(database), settings());
    const made = await site.create('first', body);
    await database.all('PRAGMA max_page_count = 1');
    let rows = 0;
    while (await fill(database, rows)) rows += 1;
    const refused = await site.create('k2', body);
    const orders = lab.book.all().length;
    const known = await site.read(made.body['id']);
    await database.all('PRAGMA max_page_count = 100000');
    const again = await site.create('k2', body);
    await site.stop();
    rmSync(folder, { recursive: true, force: true });

    expect([made.status, known.status, again.status]).toEqual([200, 200, 200]);
    expect([refused.status, refused.body['message'], orders]).toEqual([503, NOT_SAVED, 1]);
    expect(site.problems.join('\n')).toContain('the order database is full: database or disk is full');
  });
});

describe('a PostgreSQL database', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());

  it('that is gone: nothing is created, every order is there afterwards', async () => {
    const place = await placeOf(server);
    const site = await aStoreSite(await place.open(), settings());
    const made = await site.create('k1', body);
    await server.crash();
    const replies = [await site.create('k2', body), await site.read(made.body['id'])];
    const orders = lab.book.all().length;
    await server.start();
    const after = [await site.create('k2', body), await site.read(made.body['id'])];
    await site.stop();

    expect(replies.map((reply) => [reply.status, reply.body['message']])).toEqual([
      [503, NOT_SAVED],
      [503, NOT_READ],
    ]);
    expect([orders, after.map(({ status }) => status)]).toEqual([1, [200, 200]]);
    expect(site.problems.join('\n')).toMatch(/POST .*the order database is gone: .*ECONNREFUSED/);
  });

  it('that restarts while the provider creates an order: the order is saved and shown', async () => {
    const place = await placeOf(server);
    const store = await place.open();
    const crash = new EventEmitter();
    const crashed = once(crash, 'crashed');
    // the order is saved when the database is gone, however fast the provider is
    const saving: OrderStore['place'] = async (...order) => {
      await crashed;
      return store.place(...order);
    };
    const site = await aStoreSite({ ...store, place: saving }, settings());
    const creating = site.create('k1', body);
    await untilCreated();
    await server.crash();
    crash.emit('crashed');
    // the order is made, and cannot be saved for a moment
    await until(() => site.problems.some((problem) => problem.includes('is not saved')));
    await server.start();
    const made = await creating;
    const again = await site.create('k1', body);
    await site.stop();

    expect([made.status, again.body['id'], lab.book.all().length]).toEqual([200, made.body['id'], 1]);
    expect(site.problems.join('\n')).toMatch(/is not saved: .*the order database is gone/);
  });

  it('that is full: nothing is created, and the reason is logged', async () => {
    const place = await placeOf(server);
    const site = await aStoreSite(await place.open(), settings());
    await place.change(`
      CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON attempt EXECUTE FUNCTION full_disk();`);
    const { status, body: said } = await site.create('k1', body);
    await site.stop();
    expect([status, said['message'], lab.book.all().length]).toEqual([503, NOT_SAVED, 0]);
    expect(site.problems.join('\n')).toContain('the order database is full: could not extend file');
  });

  it('is read by its own clock: a server whose clock is a day ahead takes no order from another', async () => {
    const place = await placeOf(server);
    const right = await aStoreSite(await place.open(), settings());
    const ahead = await aStoreSite(await place.open(), settings(), { now: () => Date.now() + 86_400_000 });
    lab.faults.add({ provider: PROVIDER, path: '/exchange', times: 1, kind: 'slow', delayMs: 700 });
    const creating = right.create('k1', body);
    await untilCreated();
    ahead.gateway.start();
    const made = await creating;
    await ahead.stop();
    await right.stop();
    expect(made.status).toBe(200);
    expect(right.problems.concat(ahead.problems)).toEqual([]);
  });
});
