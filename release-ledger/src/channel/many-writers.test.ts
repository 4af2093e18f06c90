import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { pinOf } from '../format/index.ts';
import { findRelease } from '../releases/index.ts';
import { aLedger, REQUEST, valueOf } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { startWorker } from '../testing/children.ts';
import { history } from './history.ts';
import { promote } from './promote.ts';
import { verifyChain } from './verify-chain.ts';

const WORKERS = join(__dirname, '../testing');
const VERSIONS = ['1.0.0', '1.1.0'];

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const appendedRevs = (output: string): readonly number[] =>
  [...output.matchAll(/^appended (\d+)$/gm)].map(([, rev]) => Number(rev));

describe('8 processes × 50 promotes and rollbacks (fault matrix S06)', () => {
  it('lose no revision and leave the chain whole', async () => {
    await ledger.live();
    const remotes = Array.from({ length: 8 }, (_, index) => `mfe-w${String(index)}`);
    for (const remote of remotes) {
      for (const version of VERSIONS) await ledger.publishVersion(remote, version);
      await ledger.promoteVersion(remote, '1.0.0');
    }

    const workers = remotes.map((remote) =>
      startWorker(WORKERS, 'promote-many.worker.ts', [ledger.root, remote, '50']),
    );
    const ends = await Promise.all(workers.map(({ ended }) => ended));
    expect(ends.map(({ code }, index) => ({ code, errors: workers[index]?.errors() }))).toEqual(
      remotes.map(() => ({ code: 0, errors: '' })),
    );

    const made = workers.map((worker) => appendedRevs(worker.output()));
    const revs = made.flat().toSorted((one, other) => one - other);
    expect(made.map((each) => each.length)).toEqual(remotes.map(() => 50));
    expect(revs).toEqual(Array.from({ length: 400 }, (_, index) => index + 10));
    expect(await verifyChain(ledger.store, 'local')).toEqual({ revisions: 409, problems: [] });

    const { entries } = valueOf(await history(ledger.store, 'local'));
    const byWorkers = entries.filter(({ revision }) => revision.rev >= 10);
    expect(byWorkers.filter(({ changes }) => changes.length !== 1)).toEqual([]);
    expect(
      byWorkers.filter(
        ({ revision, changes: [change] }) => change && 'remote' in change && change.remote !== revision.by,
      ),
    ).toEqual([]);
  }, 60_000);
});

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
