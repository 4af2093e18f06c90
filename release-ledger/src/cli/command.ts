import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import type { Store, Variables } from '../store/index.ts';
import type { CommandLine, Option } from './command-line.ts';

/** Output of a command: a value for `--json`, and lines of text. */
export type CommandOutput = {
  readonly value: object;
  readonly lines: readonly string[];
  readonly exitCode: number;
};

/** `Left`: a usage error. */
export type CommandResult = Promise<E.Either<string, Result<CommandOutput>>>;

export type Command = {
  readonly options: readonly Option[];
  readonly run: (store: Store, line: CommandLine, variables: Variables) => CommandResult;
};

/** Converts a result into output. */
export const outputOf = <A extends object>(
  result: Result<A>,
  lines: (value: A) => readonly string[],
  exitCode: (value: A) => number = () => 0,
): E.Either<string, Result<CommandOutput>> =>
  E.right(
    pipe(
      result,
      E.map((value) => ({ value, lines: lines(value), exitCode: exitCode(value) })),
    ),
  );

/** Usage error with the correct usage of the command. */
export const usageError = (usage: string): E.Either<string, never> => E.left(`Usage: ledger ${usage}`);
