import process from 'node:process';

import * as E from 'fp-ts/lib/Either.js';

import { promote, rollback, storeFromUrl, wordsOf } from '@coinlane/release-ledger';

/**
 * Promotes a version and rolls it back, in turn, in a separate process. Reports the result of each step: `appended 12`,
 * `unchanged 11`, or `refused RevisionMoved` if another process changed the remote meanwhile.
 */
const [url = '', env = '', remote = '', version = '', count = '0'] = process.argv.slice(2);
const opened = storeFromUrl(url, process.env);
if (E.isLeft(opened)) throw new Error(wordsOf(opened.left));
const store = opened.right;
const by = `writer-${String(process.pid)}`;

for (let step = 0; step < Number(count); step += 1) {
  const request = { by, reason: `step ${String(step)}`, remote };
  const changed =
    step % 2 === 0 ? await promote(store, env, { ...request, version }) : await rollback(store, env, request);
  const words = E.isLeft(changed)
    ? `refused ${changed.left._tag}`
    : `${changed.right.outcome} ${String(changed.right.revision.rev)}`;
  process.stdout.write(`${words}\n`);
}
