import { SHELL } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

/**
 * Input from the ledger's command: the address of the releases, the composition that would be live, and which of
 * it is new.
 */
export const SmokeTask = t.readonly(
  t.type({
    store: t.string,
    remotes: t.readonly(t.record(t.string, t.string)),
    changed: t.readonlyArray(t.string),
  }),
  'SmokeTask',
);

export type SmokeTask = t.TypeOf<typeof SmokeTask>;

/** Reads a task as JSON. Throws an Error if it is invalid. */
export const readTask = (text: string): SmokeTask =>
  pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => ['it is not JSON'],
    ),
    E.chain((json) => pipe(SmokeTask.decode(json), E.mapLeft(failure))),
    E.getOrElse((problems): SmokeTask => {
      throw new Error(`not a valid smoke task: ${problems.join('; ')}`);
    }),
  );

/** Remotes to open: the changed ones, or all of them if the shell changed. */
export const openedRemotes = ({
  remotes,
  changed,
}: Pick<SmokeTask, 'remotes' | 'changed'>): readonly string[] =>
  changed.includes(SHELL) ? Object.keys(remotes).filter((name) => name !== SHELL) : changed;

/** Routes of a remote that can be opened without a user's value: no `:id` and no wildcard. */
export const openRoutes = (routes: readonly string[]): readonly string[] =>
  routes.filter((route) => !/[:*]/.test(route));
