import * as E from 'fp-ts/lib/Either.js';

import { initialise, promoteAll, rollback, rollbackTo } from '../channel/index.ts';
import type { Changed, ChangeRequest, RemoteVersion } from '../channel/index.ts';
import type { Result } from '../errors/index.ts';
import { promoteFrom } from '../composition/index.ts';
import { publish } from '../publish/index.ts';
import { readSigningKey } from '../signature/index.ts';
import type { Store } from '../store/index.ts';
import { usageError, outputOf } from './command.ts';
import type { Command, CommandResult } from './command.ts';
import type { CommandLine } from './command-line.ts';
import { canaryOnlyLines, changedLines, publishedLines } from './lines.ts';
import { readGate, readPublishGate } from './read-gate.ts';

const changeOutput = (line: CommandLine, result: Result<Changed>) =>
  outputOf(result, (changed) => changedLines(line.env, changed));

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
    if (line.words.length > 0) return usageError('init [--env name]');
    return changeOutput(
      line,
      await initialise(store, line.env, { ...changeRequest(line), ...shellOf(line) }),
    );
  },
};

/** A forced change needs a reason from the user, because the default reason is only the command itself. */
const reasonOfForce = ({ reason, isForced, hasReason }: CommandLine): string =>
  isForced && !hasReason ? '' : reason;

const publishCommand: Command = {
  options: ['by', 'reason', 'dry-run', 'shell-facts', 'force'],
  run: async (store, line, variables) => {
    const [folder, ...rest] = line.words;
    if (folder === undefined || rest.length > 0) return usageError('publish <build folder>');
    const key = readSigningKey(variables['LEDGER_SIGNING_KEY']);
    if (E.isLeft(key)) return E.right(key);
    const gate = await readPublishGate(store, line);
    if (E.isLeft(gate)) return E.right(gate);
    const { by, isDryRun } = line;
    const request = { by, isDryRun, reason: reasonOfForce(line), gate: gate.right };
    const signing = key.right === null ? {} : { signingKey: key.right };
    return outputOf(await publish(store, folder, { ...request, ...signing }), publishedLines);
  },
};

/** Copies the composition of another environment. */
const promoteComposition = async (store: Store, line: CommandLine, from: string): CommandResult => {
  if (line.words.length > 0 || line.percent !== null || line.rollout !== null)
    return usageError('promote --from <environment>, without versions and shares of visitors');
  const gate = await readGate(store, line);
  if (E.isLeft(gate)) return E.right(gate);
  const change = { ...changeRequest(line), ...shellOf(line), reason: reasonOfForce(line) };
  return changeOutput(line, await promoteFrom(store, line.env, { ...change, gate: gate.right, from }));
};

const promoteCommand: Command = {
  options: [
    'from',
    'percent',
    'steps',
    'every',
    'by',
    'reason',
    'shell',
    'request-id',
    'expected-rev',
    'dry-run',
    'shell-facts',
    'force',
    'smoke',
  ],
  run: async (store, line) => {
    if (line.from !== null) return promoteComposition(store, line, line.from);
    const remotes = line.words.flatMap(toRemoteVersion);
    if (remotes.length === 0 || remotes.length < line.words.length)
      return usageError('promote <remote>@<version>… [--percent <n> | --steps <list> [--every <time>]]');
    if (line.percent !== null && line.rollout !== null)
      return usageError('promote with --percent or with --steps, not with both');
    const gate = await readGate(store, line);
    if (E.isLeft(gate)) return E.right(gate);
    const change = { ...changeRequest(line), reason: reasonOfForce(line) };
    const share = line.percent === null ? {} : { percent: line.percent };
    const rollout = line.rollout === null ? {} : { rollout: line.rollout };
    const request = { ...change, ...share, ...rollout, ...shellOf(line), gate: gate.right, remotes };
    return changeOutput(line, await promoteAll(store, line.env, request));
  },
};

const rollbackRemote = async (store: Store, line: CommandLine, remote: string): CommandResult => {
  const to = line.to === null ? {} : { to: line.to };
  const changed = await rollback(store, line.env, { ...changeRequest(line), ...to, remote });
  return outputOf(changed, (value) => [...changedLines(line.env, value), ...canaryOnlyLines(remote, value)]);
};

const rollbackCommand: Command = {
  options: ['by', 'reason', 'to', 'rev', 'request-id', 'expected-rev', 'dry-run'],
  run: async (store, line) => {
    const [remote, ...rest] = line.words;
    const usage = usageError('rollback <remote> [--to <version>], or rollback --rev <n>');
    if (line.rev === null) {
      return remote === undefined || rest.length > 0 ? usage : rollbackRemote(store, line, remote);
    }
    if (remote !== undefined || line.to !== null) return usage;
    return changeOutput(line, await rollbackTo(store, line.env, line.rev, changeRequest(line)));
  },
};

/** Commands that change the ledger, by name. */
export const WRITE_COMMANDS: readonly (readonly [string, Command])[] = [
  ['init', init],
  ['publish', publishCommand],
  ['promote', promoteCommand],
  ['rollback', rollbackCommand],
];
