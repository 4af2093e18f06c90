import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import { diff, history, initialise, promoteAll, rollback, rollbackTo } from '../channel/index.ts';
import type { Changed, ChangeRequest, RemoteVersion } from '../channel/index.ts';
import { status, verify } from '../composition/index.ts';
import type { Result } from '../errors/index.ts';
import { publish } from '../publish/index.ts';
import type { Store } from '../store/index.ts';
import { toRev } from './command-line.ts';
import type { CommandLine, Option } from './command-line.ts';
import {
  changedLines,
  diffLines,
  historyLines,
  publishedLines,
  statusLines,
  verificationLines,
} from './lines.ts';

/** What a command tells: the value for `--json`, the lines for a person. */
export type Told = { readonly value: object; readonly lines: readonly string[]; readonly exitCode: number };

/** `Left`: the command line was not understood. */
type Ran = Promise<E.Either<string, Result<Told>>>;

export type Command = {
  readonly options: readonly Option[];
  readonly run: (store: Store, line: CommandLine) => Ran;
};

const told = <A extends object>(
  result: Result<A>,
  lines: (value: A) => readonly string[],
  exitCode: (value: A) => number = () => 0,
): E.Either<string, Result<Told>> =>
  E.right(
    pipe(
      result,
      E.map((value) => ({ value, lines: lines(value), exitCode: exitCode(value) })),
    ),
  );

const toldChange = (line: CommandLine, result: Result<Changed>) =>
  told(result, (changed) => changedLines(line.env, changed));

const misread = (usage: string): E.Either<string, never> => E.left(`Usage: ledger ${usage}`);

const changeRequest = ({ by, reason, isDryRun, requestId, expectedRev }: CommandLine): ChangeRequest => ({
  by,
  reason,
  isDryRun,
  ...(requestId === null ? {} : { requestId }),
  ...(expectedRev === null ? {} : { expectedRev }),
});

const shellOf = ({ shell }: CommandLine): { readonly shell?: string } => (shell === null ? {} : { shell });

const toRemoteVersion = (word: string): readonly RemoteVersion[] => {
  const [remote = '', version = '', ...rest] = word.split('@');
  return remote === '' || version === '' || rest.length > 0 ? [] : [{ remote, version }];
};

const init: Command = {
  options: ['by', 'reason', 'shell', 'request-id', 'dry-run'],
  run: async (store, line) => {
    if (line.words.length > 0) return misread('init [--env name]');
    return toldChange(line, await initialise(store, line.env, { ...changeRequest(line), ...shellOf(line) }));
  },
};

const publishCommand: Command = {
  options: ['by', 'dry-run'],
  run: async (store, { words, by, isDryRun }) => {
    const [folder, ...rest] = words;
    if (folder === undefined || rest.length > 0) return misread('publish <build folder>');
    return told(await publish(store, folder, { by, isDryRun }), publishedLines);
  },
};

const promoteCommand: Command = {
  options: ['by', 'reason', 'shell', 'request-id', 'expected-rev', 'dry-run'],
  run: async (store, line) => {
    const remotes = line.words.flatMap(toRemoteVersion);
    if (remotes.length === 0 || remotes.length < line.words.length)
      return misread('promote <remote>@<version>…');
    const request = { ...changeRequest(line), ...shellOf(line), remotes };
    return toldChange(line, await promoteAll(store, line.env, request));
  },
};

const rollbackRemote = async (store: Store, line: CommandLine, remote: string): Ran => {
  const to = line.to === null ? {} : { to: line.to };
  return toldChange(line, await rollback(store, line.env, { ...changeRequest(line), ...to, remote }));
};

const rollbackCommand: Command = {
  options: ['by', 'reason', 'to', 'rev', 'request-id', 'expected-rev', 'dry-run'],
  run: async (store, line) => {
    const [remote, ...rest] = line.words;
    const usage = misread('rollback <remote> [--to <version>], or rollback --rev <n>');
    if (line.rev === null) {
      return remote === undefined || rest.length > 0 ? usage : rollbackRemote(store, line, remote);
    }
    if (remote !== undefined || line.to !== null) return usage;
    return toldChange(line, await rollbackTo(store, line.env, line.rev, changeRequest(line)));
  },
};

const statusCommand: Command = {
  options: [],
  run: async (store, { env, words }) =>
    words.length > 0 ? misread('status') : told(await status(store, env), statusLines),
};

const historyCommand: Command = {
  options: [],
  run: async (store, { env, words: [remote, ...rest] }) =>
    rest.length > 0 ? misread('history [remote]') : told(await history(store, env, remote), historyLines),
};

const diffCommand: Command = {
  options: [],
  run: async (store, { env, words: [from = '', to = '', ...rest] }) => {
    const one = toRev(from);
    const other = toRev(to);
    if (E.isLeft(one) || E.isLeft(other) || rest.length > 0) return misread('diff <revision> <revision>');
    const changes = await diff(store, env, one.right, other.right);
    return told(
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
      ? misread('verify')
      : told(await verify(store, env), verificationLines, ({ problems }) => (problems.length === 0 ? 0 : 6)),
};

/** Every command, by its name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['init', init],
  ['publish', publishCommand],
  ['promote', promoteCommand],
  ['rollback', rollbackCommand],
  ['status', statusCommand],
  ['history', historyCommand],
  ['diff', diffCommand],
  ['verify', verifyCommand],
]);
