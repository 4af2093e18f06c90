import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { pinOf } from '../format/index.ts';
import { publish } from '../publish/index.ts';
import { findRelease } from '../releases/index.ts';
import { folderStore, s3Store } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { aLedger, REQUEST, valueOf } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { startWorker } from '../testing/children.ts';
import type { S3Fault } from '../testing/s3-faults.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { history } from './history.ts';
import { initialise } from './initialise.ts';
import { promote } from './promote.ts';
import { verifyChain } from './verify-chain.ts';

const WORKERS = join(__dirname, '../testing');
const VERSIONS = ['1.0.0', '1.1.0'];

const appendedRevs = (output: string): readonly number[] =>
  [...output.matchAll(/^appended (\d+)$/gm)].map(([, rev]) => Number(rev));

/** The store of a ledger, and how another process comes to it. */
type Place = {
  readonly store: Store;
  readonly url: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void> | void;
};

const folderPlace = (): Place => {
  const { path, remove } = temporaryFolder();
  return { store: folderStore(path), url: path, variables: {}, remove };
};

const bucketPlace = async (faults: Readonly<Partial<Record<S3Fault, number>>>): Promise<Place> => {
  const server = await startS3Server({ pageSize: 100, lateMs: 50 });
  for (const [fault, every] of Object.entries(faults)) {
    server.inject(fault as S3Fault, { key: /channels\/local\/\d+/, times: Infinity, every });
  }
  const store = s3Store({ ...server.access, prefix: 'ledger' });
  return { store, url: server.url('ledger'), variables: server.variables, remove: server.close };
};

const publishAll = async (store: Store, remotes: readonly string[]): Promise<void> => {
  const builds = temporaryFolder();
  valueOf(await initialise(store, 'local', { ...REQUEST, shell: '0.1.0' }));
  for (const name of remotes) {
    for (const version of VERSIONS) {
      const build = writeBuild(join(builds.path, name, version), { name, version });
      valueOf(await publish(store, build, REQUEST));
    }
    valueOf(await promote(store, 'local', { ...REQUEST, remote: name, version: '1.0.0' }));
  }
  builds.remove();
};

describe.each([
  { what: 'a folder', prepare: folderPlace },
  {
    what: 'a bucket that slows down, conflicts, breaks off before and after it wrote',
    prepare: () =>
      bucketPlace({
        'slow-down': 11,
        conflict: 13,
        reset: 17,
        'reset-after': 19,
        'error-after': 23,
        late: 29,
      }),
  },
])('8 processes × 50 promotes and rollbacks in $what (fault matrix S06, S11)', ({ prepare }) => {
  it('lose no revision and leave the chain whole', async () => {
    const { store, url, variables, remove } = await prepare();
    const remotes = Array.from({ length: 8 }, (_, index) => `mfe-w${String(index)}`);
    await publishAll(store, remotes);

    const workers = remotes.map((remote) =>
      startWorker(WORKERS, 'promote-many.worker.ts', [url, remote, '50'], variables),
    );
    const ends = await Promise.all(workers.map(({ ended }) => ended));
    expect(ends.map(({ code }, index) => ({ code, errors: workers[index]?.errors() }))).toEqual(
      remotes.map(() => ({ code: 0, errors: '' })),
    );

    const made = workers.map((worker) => appendedRevs(worker.output()));
    const revs = made.flat().toSorted((one, other) => one - other);
    expect(made.map((each) => each.length)).toEqual(remotes.map(() => 50));
    expect(revs).toEqual(Array.from({ length: 400 }, (_, index) => index + 10));
    expect(await verifyChain(store, 'local')).toEqual({ revisions: 409, problems: [] });

    const { entries } = valueOf(await history(store, 'local'));
    const byWorkers = entries.filter(({ revision }) => revision.rev >= 10);
    expect(byWorkers.filter(({ changes }) => changes.length !== 1)).toEqual([]);
    expect(
      byWorkers.filter(
        ({ revision, changes: [change] }) => change && 'remote' in change && change.remote !== revision.by,
      ),
    ).toEqual([]);
    await remove();
  }, 120_000);
});

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

describe('a promoting process killed at random moments (fault matrix S05)', () => {
  it('leaves a whole chain whose head is served, and the next promote succeeds', async () => {
    await ledger.live(...VERSIONS);
    for (let kill = 0; kill < 12; kill += 1) {
      await startWorker(WORKERS, 'promote-many.worker.ts', [ledger.root, 'mfe-swap', '10000']).killAfter(
        Math.random() * 120,
      );
      expect((await verifyChain(ledger.store, 'local')).problems).toEqual([]);

      const pin = pinOf(await ledger.head(), 'mfe-swap');
      expect(E.isRight(await findRelease(ledger.store, 'mfe-swap', pin?.stable ?? ''))).toBe(true);
      const version = pin?.stable === '1.0.0' ? '1.1.0' : '1.0.0';
      const next = await promote(ledger.store, 'local', { ...REQUEST, remote: 'mfe-swap', version });
      expect(valueOf(next).outcome).toBe('appended');
    }
    expect((await ledger.head()).rev).toBeGreaterThan(3 + 12);
  }, 60_000);
});
