import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import { diff, history } from '../channel/index.ts';
import { pinComposition, status, verify } from '../composition/index.ts';
import { toRev } from './command-line.ts';
import { usageError, outputOf } from './command.ts';
import type { Command } from './command.ts';
import { diffLines, historyLines, pinLines, statusLines, verificationLines } from './lines.ts';

const statusCommand: Command = {
  options: [],
  run: async (store, { env, words }) =>
    words.length > 0 ? usageError('status') : outputOf(await status(store, env), statusLines),
};

const historyCommand: Command = {
  options: [],
  run: async (store, { env, words: [remote, ...rest] }) =>
    rest.length > 0
      ? usageError('history [remote]')
      : outputOf(await history(store, env, remote), historyLines),
};

const diffCommand: Command = {
  options: [],
  run: async (store, { env, words: [from = '', to = '', ...rest] }) => {
    const one = toRev(from);
    const other = toRev(to);
    if (E.isLeft(one) || E.isLeft(other) || rest.length > 0) return usageError('diff <revision> <revision>');
    const changes = await diff(store, env, one.right, other.right);
    return outputOf(
      pipe(
        changes,
        E.map((found) => ({ env, from: one.right, to: other.right, changes: found })),
      ),
      (found) => diffLines(found.changes),
    );
  },
};

const verifyCommand: Command = {
  options: [],
  run: async (store, { env, words }) =>
    words.length > 0
      ? usageError('verify')
      : outputOf(await verify(store, env), verificationLines, ({ problems }) =>
          problems.length === 0 ? 0 : 6,
        ),
};

const pinCommand: Command = {
  options: ['rev'],
  run: async (store, { env, words, rev }) =>
    words.length > 0
      ? usageError('pin [--rev <n>]')
      : outputOf(await pinComposition(store, env, rev ?? undefined), pinLines),
};

/** Read-only commands by name. */
export const READ_COMMANDS: readonly (readonly [string, Command])[] = [
  ['status', statusCommand],
  ['history', historyCommand],
  ['diff', diffCommand],
  ['verify', verifyCommand],
  ['pin', pinCommand],
];
