import { join } from 'node:path';

import { verify } from '../composition/index.ts';
import { publishedVersions } from '../releases/index.ts';
import { writeBuild } from './a-build.ts';
import { aLedger, valueOf } from './a-ledger.ts';
import type { ALedger } from './a-ledger.ts';
import { startWorker } from './children.ts';
import { runStep } from './run-step.ts';

let ledger: ALedger;

const prepare = async (command: string): Promise<string> => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-swap', '1.1.0');
  if (command === 'rollback') await ledger.promoteVersion('mfe-swap', '1.1.0');
  return writeBuild(join(ledger.folder, 'next'), {
    version: '1.2.0',
    fields: { locales: ['en'], preload: { scripts: [], styles: [] } },
    files: { 'locales/de.json': null, 'browser/main.css': null, 'browser/main.js': null },
  });
};

/** Whether a process that runs the command and kills itself before an operation of this number was killed. */
const wasKilled = async (command: string, at: number, build: string): Promise<boolean> => {
  const worker = startWorker(import.meta.dirname, 'kill-at-step.worker.ts', [
    ledger.root,
    command,
    String(at),
    build,
  ]);
  const { signal } = await worker.ended;
  if (signal !== 'SIGKILL') expect(worker.output() + worker.errors()).toMatch(/^Right \d+\n$/);
  return signal === 'SIGKILL';
};

const published = async () => (await publishedVersions(ledger.store)).get('mfe-swap');
const stable = async () => (await ledger.head()).remotes['mfe-swap']?.stable;

describe('kill -9 before every operation that changes a file (fault matrix S05)', () => {
  it.each([
    { command: 'publish', seen: published, after: ['1.0.0', '1.1.0', '1.2.0'] },
    { command: 'promote', seen: stable, after: '1.1.0' },
    { command: 'rollback', seen: stable, after: '1.0.0' },
  ])(
    'of $command leaves nothing half visible, and the same command then succeeds',
    async ({ command, seen, after }) => {
      let kills = 0;
      for (let isKilled = true; isKilled;) {
        const build = await prepare(command);
        isKilled = await wasKilled(command, kills + 1, build);
        expect(valueOf(await verify(ledger.store, 'local')).problems).toEqual([]);
        valueOf(await runStep(ledger.store, command, build));
        expect(await seen()).toEqual(after);
        expect(valueOf(await verify(ledger.store, 'local')).problems).toEqual([]);
        ledger.remove();
        kills += isKilled ? 1 : 0;
      }
      expect(kills).toBeGreaterThan(5);
    },
    240_000,
  );
});
