import { join } from 'node:path';

import { history, initialise, promote, verifyChain } from '../channel/index.ts';
import { wordsOf } from '../errors/index.ts';
import { publish } from '../publish/index.ts';
import { folderStore, s3Store } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { temporaryFolder, writeBuild } from './a-build.ts';
import { REQUEST, valueOf } from './a-ledger.ts';
import { startWorker } from './children.ts';
import type { S3Fault } from './s3-faults.ts';
import { startS3Server } from './s3-server.ts';

const VERSIONS = ['1.0.0', '1.1.0'];
/** Every n-th write of a revision fails in this way. The periods have no common divisor. */
const FAULT_PERIODS: Readonly<Partial<Record<S3Fault, number>>> = {
  'slow-down': 11,
  conflict: 13,
  reset: 17,
  'reset-after': 19,
  'error-after': 23,
  late: 29,
};

/** Store of a ledger, with its address and variables for other processes. */
export type LedgerPlace = {
  readonly store: Store;
  readonly url: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void> | void;
};

export const folderPlace = (): LedgerPlace => {
  const { path, remove } = temporaryFolder();
  return { store: folderStore(path), url: path, variables: {}, remove };
};

/** Bucket whose writes of revisions fail in six ways, before and after the write. */
export const faultyBucketPlace = async (): Promise<LedgerPlace> => {
  const server = await startS3Server({ pageSize: 100, lateMs: 50 });
  for (const [fault, every] of Object.entries(FAULT_PERIODS))
    server.inject(fault as S3Fault, { key: /channels\/local\/\d+/, times: Infinity, every });
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

const appendedRevs = (output: string): readonly number[] =>
  [...output.matchAll(/^appended (\d+)$/gm)].map(([, rev]) => Number(rev));

/** Revisions that are not exactly one change of the writer's own remote. */
const wrongRevisions = async (store: Store, firstRev: number) => {
  const { entries } = valueOf(await history(store, 'local'));
  const written = entries.filter(({ revision }) => revision.rev >= firstRev);
  const wrong = written.filter(
    ({ revision, changes }) =>
      changes.length === 0 ||
      changes.some((change) => !('remote' in change) || change.remote !== revision.by),
  );
  const canaries = written.filter(({ changes }) => changes.some(({ _tag }) => _tag === 'CanaryChanged'));
  return { wrong: wrong.map(({ revision }) => revision.rev), canaries: canaries.length };
};

/**
 * Starts `processes` that write `writes` revisions each to the ledger, at the same time. Each changes its own remote.
 * `firstRev` is the first revision that they write. `folder` is the folder of this file.
 */
export const writeAtOnce = async (
  folder: string,
  { store, url, variables }: LedgerPlace,
  { processes, writes }: { readonly processes: number; readonly writes: number },
) => {
  const remotes = Array.from({ length: processes }, (_, index) => `mfe-w${String(index)}`);
  await publishAll(store, remotes);
  const workers = remotes.map((remote) =>
    startWorker(folder, 'promote-many.worker.ts', [url, remote, String(writes)], variables),
  );
  const ends = await Promise.all(workers.map(({ ended }) => ended));
  const appended = workers.map((worker) => appendedRevs(worker.output()));
  const firstRev = 2 + processes;
  const { revisions, problems } = await verifyChain(store, 'local');
  return {
    ends: ends.map(({ code }, index) => ({ code, errors: workers[index]?.errors() })),
    appendedByEach: appended.map(({ length }) => length),
    appended: appended.flat().toSorted((one, other) => one - other),
    firstRev,
    revisions,
    problems: problems.map(wordsOf),
    ...(await wrongRevisions(store, firstRev)),
  };
};
