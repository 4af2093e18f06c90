import process from 'node:process';

import * as E from 'fp-ts/lib/Either.js';

import { promote, rollback } from '../channel/index.ts';
import { wordsOf } from '../errors/index.ts';
import { storeFromUrl } from '../store/index.ts';

const [root = '', remote = '', count = '0'] = process.argv.slice(2);
const opened = storeFromUrl(root, process.env);
if (E.isLeft(opened)) throw new Error(wordsOf(opened.left));
const store = opened.right;

const change = (step: number) => {
  const request = { by: remote, reason: `step ${String(step)}` };
  if (step % 5 === 4) return rollback(store, 'local', { ...request, remote });
  return promote(store, 'local', { ...request, remote, version: step % 2 === 0 ? '1.1.0' : '1.0.0' });
};

process.stdout.write('started\n');
for (let step = 0; step < Number(count); step += 1) {
  const changed = await change(step);
  if (E.isLeft(changed)) throw new Error(wordsOf(changed.left));
  process.stdout.write(`${changed.right.outcome} ${String(changed.right.revision.rev)}\n`);
}
