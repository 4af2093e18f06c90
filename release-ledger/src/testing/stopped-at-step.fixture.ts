import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';

import { advanceRollout, initialise, promote, promoteAll } from '../channel/index.ts';
import { verify } from '../composition/index.ts';
import { aShell } from '../gate/gate.fixture.ts';
import { publishedVersions } from '../releases/index.ts';
import { folderStore } from '../store/index.ts';
import { writeBuild } from './a-build.ts';
import { aLedger, valueOf } from './a-ledger.ts';
import type { ALedger } from './a-ledger.ts';
import { startWorker } from './children.ts';
import { countOperations } from './count-operations.ts';
import { runStep } from './run-step.ts';
import { unsyncedFiles } from './unsynced-files.ts';

/**
 * Runs a command on the ledger and stops it before its operation number `at`. Returns false if the command has fewer
 * operations and succeeded.
 */
type StopAt = (ledger: ALedger, command: string, at: number) => Promise<boolean>;

const buildIn = (folder: string): string => join(folder, 'next');

/** Stops the command in this process: from operation `at` on, no operation starts. */
export const stopAt: StopAt = async (ledger, command, at) => {
  const stop = new EventEmitter();
  const stopped = once(stop, 'stop').then(() => true);
  const files = countOperations(unsyncedFiles, async (operation) => {
    if (operation < at) return;
    stop.emit('stop');
    await new Promise(() => undefined);
  });
  const done = runStep(folderStore(ledger.root, files), command, buildIn(ledger.folder)).then((result) => {
    valueOf(result);
    return false;
  });
  return Promise.race([stopped, done]);
};

/** Runs the command in its own process, which kills itself with SIGKILL. */
export const killAt: StopAt = async (ledger, command, at) => {
  const args = [ledger.root, command, String(at), buildIn(ledger.folder)];
  const worker = startWorker(import.meta.dirname, 'kill-at-step.worker.ts', args);
  const { signal } = await worker.ended;
  if (signal !== 'SIGKILL') expect(worker.output() + worker.errors()).toBe('Right\n');
  return signal === 'SIGKILL';
};

/** Another environment with a newer version, and a remote that `local` does not have. */
const prepareStaging = async ({ store, publishVersion }: ALedger): Promise<void> => {
  await publishVersion('mfe-pro', '2.0.0');
  const asked = { by: 'eva', reason: 'staging' };
  valueOf(await initialise(store, 'staging', asked));
  const remotes = [
    { remote: 'mfe-swap', version: '1.1.0' },
    { remote: 'mfe-pro', version: '2.0.0' },
  ];
  valueOf(await promoteAll(store, 'staging', { ...asked, remotes }));
};

/** Two versions of the shell, the second live. */
const prepareShell = async ({ publishVersion, promoteVersion }: ALedger): Promise<void> => {
  for (const version of ['1.0.0', '1.1.0']) {
    await publishVersion('shell', version, { fields: { shell: aShell({ version }) } });
    await promoteVersion('shell', version);
  }
};

const prepare = async (command: string): Promise<ALedger> => {
  const ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-swap', '1.1.0');
  const rollout = { steps: [50, 100], everySeconds: 600 };
  const asked = { by: 'eva', reason: 'a rollout', remote: 'mfe-swap', version: '1.1.0' };
  if (command === 'advance' || command === 'revert')
    valueOf(await promote(ledger.store, 'local', { ...asked, rollout }));
  if (command === 'revert')
    valueOf(await advanceRollout(ledger.store, 'local', { ...asked, fromPercent: 50 }));
  if (command === 'promote --from') await prepareStaging(ledger);
  if (command === 'rollback shell') await prepareShell(ledger);
  if (command === 'rollback') await ledger.promoteVersion('mfe-swap', '1.1.0');
  writeBuild(buildIn(ledger.folder), {
    version: '1.2.0',
    fields: { locales: ['en'], preload: { scripts: [], styles: [] } },
    files: { 'locales/de.json': null, 'browser/main.css': null, 'browser/main.js': null },
  });
  return ledger;
};

const publishedOf = async ({ store }: ALedger) => (await publishedVersions(store)).get('mfe-swap');
const stableOf = async ({ head }: ALedger) => (await head()).remotes['mfe-swap']?.stable;

const shellOf = async ({ head }: ALedger) => (await head()).remotes['shell']?.stable;

const compositionOf = async ({ head }: ALedger) =>
  Object.entries((await head()).remotes)
    .map(([remote, { stable }]) => `${remote}@${stable}`)
    .toSorted();

const COMMANDS = [
  { command: 'publish', seen: publishedOf, after: ['1.0.0', '1.1.0', '1.2.0'] },
  { command: 'promote', seen: stableOf, after: '1.1.0' },
  { command: 'promote --from', seen: compositionOf, after: ['mfe-pro@2.0.0', 'mfe-swap@1.1.0'] },
  { command: 'rollback', seen: stableOf, after: '1.0.0' },
  { command: 'rollback shell', seen: shellOf, after: '1.0.0' },
  { command: 'advance', seen: stableOf, after: '1.1.0' },
  { command: 'revert', seen: stableOf, after: '1.0.0' },
];

const expectNoProblems = async ({ store }: ALedger): Promise<void> => {
  expect(valueOf(await verify(store, 'local')).problems).toEqual([]);
};

/**
 * Declares the tests of each command that `stop` stops before an operation. `steps`: numbers of operations; null: all.
 */
export const describeStopped = (how: string, stop: StopAt, steps: readonly number[] | null): void => {
  describe(`${how} (fault matrix S05)`, () => {
    it.each(COMMANDS)(
      'leaves nothing of $command half visible, and the same command then succeeds',
      async ({ command, seen, after }) => {
        const original = await prepare(command);
        const before = await seen(original);
        const stopBefore = async (at: number): Promise<boolean> => {
          const ledger = aLedger(original.folder);
          const isStopped = await stop(ledger, command, at);
          await expectNoProblems(ledger);
          expect([before, after]).toContainEqual(await seen(ledger));
          valueOf(await runStep(ledger.store, command, buildIn(ledger.folder)));
          expect(await seen(ledger)).toEqual(after);
          await expectNoProblems(ledger);
          ledger.remove();
          return isStopped;
        };
        let stops = 0;
        if (steps === null) while (await stopBefore(stops + 1)) stops += 1;
        else for (const step of steps) stops += (await stopBefore(step)) ? 1 : 0;
        if (steps === null) expect(stops).toBeGreaterThan(5);
        else expect(stops).toBe(steps.length);
        original.remove();
      },
      240_000,
    );
  });
};
