import { text } from 'node:stream/consumers';

import { storeFromUrl, wordsOf } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { headlessChromium } from './check/browser.ts';
import { runSmoke } from './smoke/run-smoke.ts';
import { readTask } from './smoke/smoke-task.ts';

/**
 * The command of `ledger promote --smoke`. Reads a task as JSON from standard input, and writes the problems as
 * JSON to standard output.
 */
try {
  const task = readTask(await text(process.stdin));
  const store = storeFromUrl(task.store, process.env);
  if (E.isLeft(store)) throw new Error(wordsOf(store.left));
  process.stdout.write(`${JSON.stringify(await runSmoke(task, store.right, headlessChromium()))}\n`);
  // ends pending work of a page, which no longer matters
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
