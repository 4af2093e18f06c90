import * as E from 'fp-ts/lib/Either.js';

import { collectGarbage } from '../gc/index.ts';
import { makeKey } from '../signature/index.ts';
import { usageError, outputOf } from './command.ts';
import type { Command } from './command.ts';
import { garbageLines, keyLines } from './lines.ts';

const KEPT_REVISIONS = 20;
const HOUR_MS = 3_600_000;

const gcCommand: Command = {
  options: ['keep', 'min-age', 'dry-run'],
  run: async (store, { words, keep, minAgeHours, isDryRun }) => {
    if (words.length > 0) return usageError('gc [--keep <revisions>] [--min-age <hours>]');
    const age = minAgeHours === null ? {} : { minAgeMs: minAgeHours * HOUR_MS };
    const request = { keep: keep ?? KEPT_REVISIONS, isDryRun, ...age };
    return outputOf(await collectGarbage(store, request), garbageLines);
  },
};

const keygenCommand: Command = {
  options: [],
  run: (_store, { words }) =>
    Promise.resolve(words.length > 0 ? usageError('keygen') : outputOf(E.right(makeKey()), keyLines)),
};

/** Maintenance commands by name. */
export const MAINTENANCE_COMMANDS: readonly (readonly [string, Command])[] = [
  ['gc', gcCommand],
  ['keygen', keygenCommand],
];
