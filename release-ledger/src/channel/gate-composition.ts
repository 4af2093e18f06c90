import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { Release, Revision } from '../format/index.ts';
import { compositionProblems, newProblems, passGate } from '../gate/index.ts';
import type { Gate } from '../gate/index.ts';
import { findRelease } from '../releases/index.ts';
import type { Store } from '../store/index.ts';
import type { Composition } from './change.ts';

/** A release that is live and cannot be read costs only itself: it is held against nobody. */
const liveReleases = async (
  store: Store,
  { remotes }: Pick<Composition, 'remotes'>,
): Promise<readonly Release[]> => {
  const found = await Promise.all(
    Object.entries(remotes).map(([remote, { stable }]) => findRelease(store, remote, stable)),
  );
  return found.flatMap((release) => (E.isRight(release) && release.right !== null ? [release.right] : []));
};

/**
 * Holds a composition against the shell and against itself. What did not fit before does not stop a change that leaves
 * it so, unless the shell changes: then everything has to fit the new one. Rejects with `StoreFailure`.
 */
export const gateComposition = async (
  store: Store,
  head: Revision,
  composition: Composition,
  { gate, reason }: { readonly gate?: Gate; readonly reason: string },
): Promise<Result<Composition>> => {
  if (gate === undefined) return E.right(composition);
  const after = compositionProblems(await liveReleases(store, composition), gate.shell);
  const isSameShell = composition.shell === head.shell;
  const before = isSameShell ? compositionProblems(await liveReleases(store, head), gate.shell) : [];
  const passed = passGate('promote', newProblems(before, after), gate.isForced === true, reason);
  if (E.isLeft(passed)) return passed;
  return E.right(passed.right.length === 0 ? composition : { ...composition, forced: passed.right });
};
