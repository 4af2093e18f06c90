import type { Store } from '../store/index.ts';
import { issueToken, listTokens, revokeToken } from '../tokens/index.ts';
import { usageError, outputOf } from './command.ts';
import type { Command, CommandResult } from './command.ts';
import type { CommandLine } from './command-line.ts';
import { issuedLines, revokedLines, tokenListLines } from './token-lines.ts';

const USAGE = 'token issue --for <remote>|ops [--name <who>] [--days <n>], token list, or token revoke <id>';

const tokenUsageError = (): ReturnType<typeof usageError> => usageError(USAGE);

const hasIssueOptions = ({ scope, name, days }: CommandLine): boolean =>
  scope !== null || name !== null || days !== null;

const issue = async (
  store: Store,
  { env, by, isDryRun, scope, name, days, words }: CommandLine,
): CommandResult => {
  if (scope === null || words.length > 1) return tokenUsageError();
  const named = { ...(name === null ? {} : { name }), ...(days === null ? {} : { days }) };
  return outputOf(await issueToken(store, env, { for: scope, by, isDryRun, ...named }), issuedLines);
};

const list = async (store: Store, line: CommandLine): CommandResult =>
  line.words.length > 1 || hasIssueOptions(line)
    ? tokenUsageError()
    : outputOf(await listTokens(store), tokenListLines);

const revoke = async (store: Store, line: CommandLine): CommandResult => {
  const { by, reason, isDryRun } = line;
  const [, id, ...rest] = line.words;
  if (id === undefined || rest.length > 0 || hasIssueOptions(line)) return tokenUsageError();
  return outputOf(await revokeToken(store, id, { by, reason, isDryRun }), revokedLines);
};

const VERBS = new Map([
  ['issue', issue],
  ['list', list],
  ['revoke', revoke],
]);

const tokenCommand: Command = {
  options: ['for', 'name', 'days', 'by', 'reason', 'dry-run'],
  run: (store, line) => VERBS.get(line.words[0] ?? '')?.(store, line) ?? Promise.resolve(tokenUsageError()),
};

/** Command that manages tokens for changes over HTTP. */
export const TOKEN_COMMANDS: readonly (readonly [string, Command])[] = [['token', tokenCommand]];
