import { aShell } from '../gate/gate.fixture.ts';
import { headKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { aLedger, REQUEST, storeWith, valueOf } from '../testing/a-ledger.ts';
import { countRoundTrips } from '../testing/count-round-trips.ts';
import { promote } from './promote.ts';
import { readHead } from './read-head.ts';
import { rollbackTo } from './rollback-to.ts';
import { rollback } from './rollback.ts';
import { stopCanary } from './stop-canary.ts';

const HINT = headKey('local');
const SWAP = { ...REQUEST, remote: 'mfe-swap', version: '1.0.0' };
const gate = { shell: aShell() };

const original = aLedger();
beforeAll(() => original.live('1.0.0', '1.1.0', '1.2.0'));
afterAll(() => original.remove());

const hintAt = (rev: number): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ schema: 1, rev, sha256: 'a'.repeat(64) }));

describe('sequential round trips to the store', () => {
  it.each([
    { what: 'a read', run: (store: Store) => readHead(store, 'local'), trips: 2 },
    { what: 'a promote', run: (store: Store) => promote(store, 'local', SWAP), trips: 4 },
    {
      what: 'a promote through the gate',
      run: (store: Store) => promote(store, 'local', { ...SWAP, gate }),
      trips: 5,
    },
    {
      what: 'a promote with a request ID',
      run: (store: Store) => promote(store, 'local', { ...SWAP, requestId: 'r-1' }),
      trips: 5,
    },
    {
      what: 'a rollback, whose release depends on the head',
      run: (store: Store) => rollback(store, 'local', { ...REQUEST, remote: 'mfe-swap' }),
      trips: 5,
    },
    {
      what: 'a rollback to a revision',
      run: (store: Store) => rollbackTo(store, 'local', 2, REQUEST),
      trips: 6,
    },
    {
      what: 'a check of a canary that does not run',
      run: (store: Store) => stopCanary(store, 'local', SWAP),
      trips: 2,
    },
  ])('$what takes $trips', async ({ run, trips }) => {
    const counted = await countRoundTrips(original.store);
    valueOf<unknown>(await run(counted.store));
    expect(counted.trips()).toBe(trips);
  });

  it.each([
    { what: 'is missing', spoil: (objects: Map<string, Uint8Array>) => objects.delete(HINT), trips: 3 },
    {
      what: 'is one behind',
      spoil: (objects: Map<string, Uint8Array>) => objects.set(HINT, hintAt(3)),
      trips: 3,
    },
    {
      what: 'names no revision',
      spoil: (objects: Map<string, Uint8Array>) => objects.set(HINT, hintAt(900)),
      trips: 4,
    },
  ])('a read takes $trips if the hint $what', async ({ spoil, trips }) => {
    const { store, objects, trips: made } = await countRoundTrips(original.store);
    spoil(objects);
    expect(valueOf(await readHead(store, 'local'))).toMatchObject({ highest: 4, problem: null });
    expect(made()).toBe(trips);
  });
});

describe('readHead while another writer appends', () => {
  it('reads a revision again that was missing before', async () => {
    const { store, objects } = await countRoundTrips(original.store);
    const missing = original.revisionKey(3);
    const bytes = objects.get(missing) ?? new Uint8Array();
    objects.delete(missing);
    const late = storeWith(store, {
      read: async (key) => {
        const found = await store.read(key);
        if (key === missing) objects.set(missing, bytes);
        return found;
      },
    });
    expect(valueOf(await readHead(late, 'local'))).toMatchObject({ revision: { rev: 4 }, problem: null });
  });
});
