import * as E from 'fp-ts/lib/Either.js';

import { promote, readHead, verifyChain } from '../channel/index.ts';
import { wordsOf } from '../errors/index.ts';
import { aLedger, REQUEST } from './a-ledger.ts';
import { startWorker } from './children.ts';
import { momentOf } from './moments.ts';

/** Number of revisions written by killed processes, and all problems found afterwards. */
export type KilledChanges = { readonly revisions: number; readonly problems: readonly string[] };

const MAX_MS = 120;
/** Limit per ledger: every kill checks the chain from its start, so a long chain would take most of the time. */
const KILLS_PER_LEDGER = 20;

const killSome = async (folder: string, kills: number): Promise<KilledChanges> => {
  const ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-swap', '1.1.0');
  const problems: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = startWorker(folder, 'promote-many.worker.ts', [ledger.root, 'mfe-swap', '10000']);
    await worker.killAfter(momentOf(kill, MAX_MS));
    problems.push(...(await verifyChain(ledger.store, 'local')).problems.map(wordsOf));
    const head = await readHead(ledger.store, 'local');
    if (E.isLeft(head)) problems.push(wordsOf(head.left));
    for (const version of ['1.1.0', '1.0.0']) {
      const next = await promote(ledger.store, 'local', { ...REQUEST, remote: 'mfe-swap', version });
      if (E.isLeft(next)) problems.push(wordsOf(next.left));
    }
  }
  const { rev } = await ledger.head();
  ledger.remove();
  return { revisions: rev, problems };
};

/**
 * Kills a process that promotes, starts canaries and rolls back, `kills` times at spread moments. After each kill the
 * chain must be intact and the next change must succeed. `folder` is the folder of this file.
 */
export const killChanges = async (folder: string, kills: number): Promise<KilledChanges> => {
  const all: KilledChanges[] = [];
  for (let left = kills; left > 0; left -= KILLS_PER_LEDGER)
    all.push(await killSome(folder, Math.min(left, KILLS_PER_LEDGER)));
  return {
    revisions: all.reduce((sum, { revisions }) => sum + revisions, 0),
    problems: all.flatMap(({ problems }) => problems),
  };
};
