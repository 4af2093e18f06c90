import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import type { Store, Variables } from '../store/index.ts';
import type { CommandLine, Option } from './command-line.ts';

/** What a command tells: the value for `--json`, the lines for a person. */
export type CommandOutput = {
  readonly value: object;
  readonly lines: readonly string[];
  readonly exitCode: number;
};

/** `Left`: the command line was not understood. */
export type CommandResult = Promise<E.Either<string, Result<CommandOutput>>>;

export type Command = {
  readonly options: readonly Option[];
  readonly run: (store: Store, line: CommandLine, variables: Variables) => CommandResult;
};

/** An operation's answer as what is told of it. */
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

/** The answer to a command line of the wrong form. */
export const usageError = (usage: string): E.Either<string, never> => E.left(`Usage: ledger ${usage}`);
