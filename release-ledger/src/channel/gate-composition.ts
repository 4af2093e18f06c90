import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { GateProblem, Release, Revision } from '../format/index.ts';
import { compositionProblems, newProblems, passGate } from '../gate/index.ts';
import type { Gate, ShellFacts } from '../gate/index.ts';
import { findRelease } from '../releases/index.ts';
import type { Store } from '../store/index.ts';
import { runningCanary } from './canary.ts';
import type { Composition } from './change.ts';
import { smokeComposition } from './smoke-composition.ts';

type Swap = readonly [remote: string, version: string];

/** The canaries some visitors get, each as the remote and the version they get instead of the stable one. */
const canariesIn = ({ remotes }: Pick<Composition, 'remotes'>): readonly Swap[] =>
  Object.entries(remotes).flatMap(([remote, pin]) => {
    const canary = runningCanary(pin);
    return canary === null ? [] : [[remote, canary.version] as const];
  });

/** A visitor gets each canary or not: nothing, each alone, each two together, and all of them. */
const mixesOf = (canaries: readonly Swap[]): readonly (readonly Swap[])[] => [
  [],
  ...canaries.map((one) => [one]),
  ...canaries.flatMap((one, index) => canaries.slice(index + 1).map((other) => [one, other])),
  ...(canaries.length > 2 ? [canaries] : []),
];

/** A release that is live and cannot be read costs only itself: it is held against nobody. */
const releasesIn = async (
  store: Store,
  { remotes }: Pick<Composition, 'remotes'>,
  mix: readonly Swap[],
): Promise<readonly Release[]> => {
  const versions = new Map([
    ...Object.entries(remotes).map(([remote, { stable }]): Swap => [remote, stable]),
    ...mix,
  ]);
  const found = await Promise.all(
    [...versions].map(([remote, version]) => findRelease(store, remote, version)),
  );
  return found.flatMap((release) => (E.isRight(release) && release.right !== null ? [release.right] : []));
};

/** What does not fit in any composition a visitor may get. */
const problemsIn = async (
  store: Store,
  composition: Pick<Composition, 'remotes'>,
  shell: ShellFacts,
): Promise<readonly GateProblem[]> => {
  const mixes = mixesOf(canariesIn(composition));
  const found = await Promise.all(
    mixes.map(async (mix) => compositionProblems(await releasesIn(store, composition, mix), shell)),
  );
  return [...new Map(found.flat().map((problem) => [JSON.stringify(problem), problem])).values()];
};

/**
 * Holds a composition, with and without its canaries, against the shell and against itself. What did not fit before does not stop a change that leaves
 * it so, unless the shell changes: then everything has to fit the new one. Rejects with `StoreFailure`.
 */
export const gateComposition = async (
  store: Store,
  head: Revision,
  composition: Composition,
  { gate, reason }: { readonly gate?: Gate; readonly reason: string },
): Promise<Result<Composition>> => {
  if (gate === undefined) return E.right(composition);
  const after = await problemsIn(store, composition, gate.shell);
  const before = composition.shell === head.shell ? await problemsIn(store, head, gate.shell) : [];
  const misfits = newProblems(before, after);
  // what does not fit anyway is not opened, unless it is forced: then the ledger keeps all that is wrong
  const isOpened = misfits.length === 0 || gate.isForced === true;
  const seen = isOpened ? await smokeComposition(head, composition, gate.smoke) : [];
  const passed = passGate('promote', [...misfits, ...seen], gate.isForced === true, reason);
  if (E.isLeft(passed)) return passed;
  return E.right(passed.right.length === 0 ? composition : { ...composition, forced: passed.right });
};
