import { parseArgs } from 'node:util';

import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';

import type { RolloutPlan } from '../channel/index.ts';
import { readRollout } from './read-rollout.ts';

/** Environment of the command line. Tests pass their own. */
export type Terminal = {
  readonly write: (line: string) => void;
  readonly writeError: (line: string) => void;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly user: string;
};

/** Parsed command line with all options. */
export type CommandLine = {
  readonly words: readonly string[];
  readonly store: string;
  readonly env: string;
  readonly by: string;
  readonly reason: string;
  readonly isJson: boolean;
  readonly isDryRun: boolean;
  readonly isHelp: boolean;
  readonly isForced: boolean;
  /** Whether the user entered the reason. Otherwise it is the default. */
  readonly hasReason: boolean;
  readonly shellFacts: string | null;
  /** Smoke test program, or null if none was requested. */
  readonly smoke: string | null;
  readonly keep: number | null;
  readonly minAgeHours: number | null;
  readonly percent: number | null;
  readonly rollout: RolloutPlan | null;
  readonly days: number | null;
  readonly scope: string | null;
  readonly name: string | null;
  readonly to: string | null;
  /** Environment whose composition is copied. */
  readonly from: string | null;
  readonly shell: string | null;
  readonly requestId: string | null;
  readonly rev: number | null;
  readonly expectedRev: number | null;
};

const FLAGS = ['json', 'help', 'dry-run', 'force', 'smoke'] as const;

type TextOption =
  | 'store'
  | 'env'
  | 'by'
  | 'reason'
  | 'to'
  | 'from'
  | 'shell'
  | 'shell-facts'
  | 'request-id'
  | 'rev'
  | 'expected-rev'
  | 'keep'
  | 'min-age'
  | 'percent'
  | 'steps'
  | 'every'
  | 'for'
  | 'name'
  | 'days';

/** Name of an option without its dashes. */
export type Option = (typeof FLAGS)[number] | TextOption;

/** Options of every command. */
export const COMMON: readonly Option[] = ['store', 'env', 'json', 'help'];

const isFlag = (option: Option): boolean => FLAGS.some((flag) => flag === option);

type Values = Readonly<Record<string, string | boolean | undefined>>;

const textIn = (values: Values, option: Option): string | null => {
  const value = values[option];
  return typeof value === 'string' ? value : null;
};

/** Parses a revision number. Left: the error message. */
export const toRev = (word: string): E.Either<string, number> =>
  /^[1-9]\d{0,9}$/.test(word)
    ? E.right(Number(word))
    : E.left(`${JSON.stringify(word)} is not a revision number: expected one such as 42`);

const countIn = (values: Values, option: Option, least: number): E.Either<string, number | null> => {
  const word = textIn(values, option);
  if (word === null) return E.right(null);
  return /^\d{1,6}$/.test(word) && Number(word) >= least
    ? E.right(Number(word))
    : E.left(`--${option} ${JSON.stringify(word)} is not a whole number from ${String(least)}`);
};

const revIn = (values: Values, option: Option): E.Either<string, number | null> => {
  const word = textIn(values, option);
  return word === null ? E.right(null) : toRev(word);
};

const parsed = (args: readonly string[], options: readonly Option[]) =>
  E.tryCatch(
    () =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: Object.fromEntries(
          options.map((option) => [option, { type: isFlag(option) ? 'boolean' : 'string' } as const]),
        ),
      }),
    (error) => (error instanceof Error ? error.message : String(error)),
  );

/** Reason of a change. Default: the command line itself. */
const reasonIn = (values: Values, command: string, words: readonly string[]): string => {
  const options = (['to', 'from', 'rev', 'percent', 'steps', 'every'] as const).flatMap((option) => {
    const value = textIn(values, option);
    return value === null ? [] : [`--${option}`, value];
  });
  return textIn(values, 'reason') ?? ['ledger', command, ...words, ...options].join(' ');
};

const numbersIn = (values: Values) =>
  sequenceS(E.Apply)({
    rev: revIn(values, 'rev'),
    expectedRev: revIn(values, 'expected-rev'),
    keep: countIn(values, 'keep', 1),
    minAgeHours: countIn(values, 'min-age', 0),
    percent: countIn(values, 'percent', 0),
    rollout: readRollout(textIn(values, 'steps'), textIn(values, 'every')),
    days: countIn(values, 'days', 1),
  });

type Settings = Pick<CommandLine, 'store' | 'env' | 'by' | 'shellFacts' | 'smoke'>;

const smokeIn = (values: Values, variables: Terminal['variables']): string | null =>
  values['smoke'] === true ? (variables['LEDGER_SMOKE'] ?? '') : null;

const settingsIn = (values: Values, { variables, user }: Terminal): Settings => ({
  store: textIn(values, 'store') ?? variables['LEDGER_STORE'] ?? `${variables['DATA_DIR'] ?? '.data'}/ledger`,
  env: textIn(values, 'env') ?? variables['LEDGER_ENV'] ?? 'local',
  by: textIn(values, 'by') ?? user,
  smoke: smokeIn(values, variables),
  shellFacts: textIn(values, 'shell-facts') ?? variables['LEDGER_SHELL_FACTS'] ?? null,
});

/** Parses the arguments after the command name. Left: the error message. */
export const readCommandLine = (
  command: string,
  args: readonly string[],
  options: readonly Option[],
  terminal: Terminal,
): E.Either<string, CommandLine> => {
  const read = parsed(args, [...COMMON, ...options]);
  if (E.isLeft(read)) return read;
  const values: Values = read.right.values;
  const words = read.right.positionals;
  const numbers = numbersIn(values);
  if (E.isLeft(numbers)) return numbers;

  return E.right({
    words,
    ...settingsIn(values, terminal),
    ...numbers.right,
    reason: reasonIn(values, command, words),
    hasReason: textIn(values, 'reason') !== null,
    isJson: values['json'] === true,
    isDryRun: values['dry-run'] === true,
    isHelp: values['help'] === true,
    isForced: values['force'] === true,
    to: textIn(values, 'to'),
    from: textIn(values, 'from'),
    shell: textIn(values, 'shell'),
    scope: textIn(values, 'for'),
    name: textIn(values, 'name'),
    requestId: textIn(values, 'request-id'),
  });
};
