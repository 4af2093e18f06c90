import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { fromRoot } from '../../tools/webpack/paths.ts';
import type { Variant } from '../../tools/site/remote-variant.ts';

/** Access to a ledger from another process. */
type Place = {
  readonly url: string;
  readonly env: string;
  readonly variables?: Readonly<Record<string, string>>;
};

/** The combined results of all writers. */
export type Written = {
  /** Numbers of all revisions created by the writers, in order. */
  readonly appended: readonly number[];
  readonly refusals: readonly string[];
  /** Number of completed steps. */
  readonly steps: number;
  /** Failures of processes. */
  readonly errors: readonly string[];
};

const write = async (place: Place, { remote, version }: Variant, steps: number) => {
  const args = [place.url, place.env, remote, version, String(steps)];
  const child = spawn(process.execPath, [fromRoot('e2e/support/change-many.worker.ts'), ...args], {
    cwd: fromRoot(),
    env: { ...process.env, ...place.variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { lines: out.split('\n').filter((line) => line !== ''), errors, code: child.exitCode };
};

/** Runs processes concurrently, each with its own version: a promote and a rollback, `steps` times. */
export const writeAtOnce = async (
  place: Place,
  versions: readonly Variant[],
  { processes, steps }: { readonly processes: number; readonly steps: number },
): Promise<Written> => {
  const turns = Array.from({ length: processes }, (_, index) => versions[index % versions.length]);
  const ended = await Promise.all(
    turns.flatMap((variant) => (variant === undefined ? [] : [write(place, variant, steps)])),
  );
  const lines = ended.flatMap((each) => each.lines);
  const told = (word: string): readonly string[] =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  return {
    appended: told('appended')
      .map(Number)
      .toSorted((one, other) => one - other),
    refusals: [...new Set(told('refused'))],
    steps: lines.length,
    errors: ended.flatMap(({ code, errors }) => (code === 0 ? [] : [errors])),
  };
};

/** Consecutive numbers after `before`: the expected revisions if none is lost or duplicated. */
export const numbersAfter = (before: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => before + 1 + index);
