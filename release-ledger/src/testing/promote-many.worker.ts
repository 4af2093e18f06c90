import process from 'node:process';

import * as E from 'fp-ts/lib/Either.js';

import { promote, rollback } from '../channel/index.ts';
import { wordsOf } from '../errors/index.ts';
import { storeFromUrl } from '../store/index.ts';

/**
 * Repeats these steps for a remote that is stable at 1.0.0: canary of 1.1.0, larger canary, rollback; then 1.1.0 for
 * all visitors, rollback. Each step makes one revision.
 */
const [root = '', remote = '', count = '0'] = process.argv.slice(2);
const opened = storeFromUrl(root, process.env);
if (E.isLeft(opened)) throw new Error(wordsOf(opened.left));
const store = opened.right;

const change = (step: number) => {
  const request = { by: remote, reason: `step ${String(step)}`, remote };
  const give = (percent: number) => promote(store, 'local', { ...request, version: '1.1.0', percent });
  switch (step % 5) {
    case 0:
      return give(10);
    case 1:
      return give(20);
    case 3:
      return give(100);
    default:
      return rollback(store, 'local', request);
  }
};

process.stdout.write('started\n');
for (let step = 0; step < Number(count); step += 1) {
  const changed = await change(step);
  if (E.isLeft(changed)) throw new Error(wordsOf(changed.left));
  process.stdout.write(`${changed.right.outcome} ${String(changed.right.revision.rev)}\n`);
}
