import * as E from 'fp-ts/lib/Either.js';

import { exitCodeOf, wordsOf } from '../errors/index.ts';
import type { LedgerError } from '../errors/index.ts';
import { storeFromUrl } from '../store/index.ts';
import { readCommandLine } from './command-line.ts';
import type { CommandLine, Terminal } from './command-line.ts';
import type { Command, CommandOutput } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, HELP } from './help.ts';
import { printableLine } from './printable-line.ts';

const USAGE_ERROR_EXIT = 2;

const adviceFor = (error: LedgerError): readonly string[] =>
  error._tag === 'NotFound' && error.what === 'environment'
    ? [`Create a new environment with: ledger init --env ${error.word}`]
    : [];

const showFailure = (terminal: Terminal, isJson: boolean, error: LedgerError): number => {
  const exitCode = exitCodeOf(error);
  const words = wordsOf(error);
  if (isJson) terminal.write(JSON.stringify({ ok: false, exitCode, error: { ...error, words } }));
  else for (const line of [words, ...adviceFor(error)]) terminal.writeError(line);
  return exitCode;
};

const showValue = (
  terminal: Terminal,
  isJson: boolean,
  { value, lines, exitCode }: CommandOutput,
): number => {
  if (isJson) terminal.write(JSON.stringify({ ok: exitCode === 0, exitCode, ...value }));
  else for (const line of lines) terminal.write(line);
  return exitCode;
};

const usageError = (terminal: Terminal, words: string): number => {
  terminal.writeError(words);
  terminal.writeError('See ledger --help, or ledger <command> --help');
  return USAGE_ERROR_EXIT;
};

const showHelp = (terminal: Terminal, words: string): number => {
  terminal.write(words);
  return 0;
};

/** The same terminal, safe for lines that contain untrusted text. */
const guarded = (terminal: Terminal): Terminal => ({
  ...terminal,
  write: (line) => terminal.write(printableLine(line)),
  writeError: (line) => terminal.writeError(printableLine(line)),
});

const runCommand = async (bare: Terminal, command: Command, line: CommandLine): Promise<number> => {
  const terminal = guarded(bare);
  const store = storeFromUrl(line.store, terminal.variables);
  if (E.isLeft(store)) return showFailure(terminal, line.isJson, store.left);
  const ran = await command.run(store.right, line, terminal.variables);
  if (E.isLeft(ran)) return usageError(terminal, ran.left);
  return E.isLeft(ran.right)
    ? showFailure(terminal, line.isJson, ran.right.left)
    : showValue(terminal, line.isJson, ran.right.right);
};

/** Runs one command line. Returns its exit code: 0, 2 for a usage error, or that of `exitCodeOf`. */
export const runCli = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') return showHelp(terminal, HELP);
  const command = name === undefined ? undefined : COMMANDS.get(name);
  if (name === undefined || command === undefined) {
    const known = [...COMMANDS.keys()].join(', ');
    return usageError(
      terminal,
      `${name === undefined ? 'Missing command' : `Unknown command ${name}`}. Commands: ${known}.`,
    );
  }
  const line = readCommandLine(name, rest, command.options, terminal);
  if (E.isLeft(line)) return usageError(terminal, line.left);
  return line.right.isHelp
    ? showHelp(terminal, commandHelp(name, command.options))
    : runCommand(terminal, command, line.right);
};
