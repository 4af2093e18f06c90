import { stripVTControlCharacters } from 'node:util';

/** Reason of a failed run: a test, a step without tests, or an exceeded limit. */
export type Failure = { readonly title: string; readonly message: string };

/** Maximum number of lines of one message. */
const LINES_PER_MESSAGE = 6;
/**
 * Maximum number of lines of all messages. CI shows the last 30 lines of the output, including the steps and the
 * count.
 */
const ALL_LINES = 18;

const linesOf = (text: string): readonly string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

/** Last lines of an output, which contain the reason in steps that do not run tests. */
export const endOf = (output: string): string => linesOf(output).slice(-LINES_PER_MESSAGE).join('\n');

/**
 * Lines for each failure: its title and the first lines of its message. There are fewer lines per failure if there
 * are many failures.
 */
export const failureLines = (failures: readonly Failure[]): readonly string[] => {
  const perFailure = Math.floor(ALL_LINES / Math.max(failures.length, 1)) - 1;
  const perMessage = Math.min(Math.max(perFailure, 1), LINES_PER_MESSAGE);
  return failures.flatMap(({ title, message }) => [
    `FAILED ${title}`,
    ...linesOf(message)
      .slice(0, perMessage)
      .map((line) => `  ${line}`),
  ]);
};
