import { join } from 'node:path';

import { publish } from '../publish/index.ts';
import { folderStore, s3Store } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { REQUEST, valueOf } from '../testing/a-ledger.ts';
import { startWorker } from '../testing/children.ts';
import { killChanges } from '../testing/kill-changes.ts';
import { readWhilePublishing } from '../testing/read-while-publishing.ts';
import type { S3Fault } from '../testing/s3-faults.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { history } from './history.ts';
import { initialise } from './initialise.ts';
import { promote } from './promote.ts';
import { verifyChain } from './verify-chain.ts';

const WORKERS = join(import.meta.dirname, '../testing');
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
])('8 processes × 50 canaries, promotes and rollbacks in $what (fault matrix S06, S11)', ({ prepare }) => {
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
    const foreign = byWorkers.filter(({ revision, changes }) =>
      changes.some((change) => !('remote' in change) || change.remote !== revision.by),
    );
    expect(byWorkers.filter(({ changes }) => changes.length === 0)).toEqual([]);
    expect(foreign).toEqual([]);
    const ofCanaries = byWorkers.filter(({ changes }) =>
      changes.some(({ _tag }) => _tag === 'CanaryChanged'),
    );
    // four of the five steps of a round begin, widen, stop or end one
    expect(ofCanaries.length).toBe(320);
    await remove();
  }, 120_000);
});

describe('a process killed at random moments while it promotes and rolls back (fault matrix S05)', () => {
  it('leaves a whole chain whose head is served, and the next change succeeds', async () => {
    const { revisions, problems } = await killChanges(WORKERS, 12);
    expect(problems).toEqual([]);
    expect(revisions).toBeGreaterThan(2 + 12);
  }, 60_000);
});

describe('reads while another process publishes and promotes (architecture §4)', () => {
  it('are whole, every one', async () => {
    const { reads, versions, torn } = await readWhilePublishing(WORKERS, 500);
    expect(torn).toEqual([]);
    expect(reads).toBeGreaterThanOrEqual(500);
    expect(versions).toBeGreaterThan(0);
  }, 60_000);
});
