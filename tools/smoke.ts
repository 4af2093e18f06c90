import { text } from 'node:stream/consumers';

import { storeFromUrl, wordsOf } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { headlessChromium } from './check/browser.ts';
import { runSmoke } from './smoke/run-smoke.ts';
import { readTask } from './smoke/smoke-task.ts';

/** The command of `ledger promote --smoke`: a task as JSON on standard input, the problems as JSON on standard output. */
try {
  const task = readTask(await text(process.stdin));
  const store = storeFromUrl(task.store, process.env);
  if (E.isLeft(store)) throw new Error(wordsOf(store.left));
  process.stdout.write(`${JSON.stringify(await runSmoke(task, store.right, headlessChromium()))}\n`);
  // leftovers of a page no longer matter
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
