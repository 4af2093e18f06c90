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

/** Running canaries: each remote with its canary version. */
const canariesIn = ({ remotes }: Pick<Composition, 'remotes'>): readonly Swap[] =>
  Object.entries(remotes).flatMap(([remote, pin]) => {
    const canary = runningCanary(pin);
    return canary === null ? [] : [[remote, canary.version] as const];
  });

/** Combinations of canaries to check: none, each alone, each pair, and all together. */
const mixesOf = (canaries: readonly Swap[]): readonly (readonly Swap[])[] => [
  [],
  ...canaries.map((one) => [one]),
  ...canaries.flatMap((one, index) => canaries.slice(index + 1).map((other) => [one, other])),
  ...(canaries.length > 2 ? [canaries] : []),
];

/** Skips a live release that cannot be read, so that it does not block other remotes. */
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

/** Problems of every composition that a visitor can get. */
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
 * Checks a composition, with and without its canaries, against the shell and itself. Ignores problems from before
 * the change, unless the shell changes: then everything must fit the new shell. Rejects with `StoreFailure`.
 */
export const gateComposition = async (
  store: Store,
  head: Revision,
  composition: Composition,
  { gate, reason }: { readonly gate?: Gate; readonly reason: string },
): Promise<Result<Composition>> => {
  if (gate === undefined) return E.right(composition);
  const [after, before] = await Promise.all([
    problemsIn(store, composition, gate.shell),
    composition.shell === head.shell ? problemsIn(store, head, gate.shell) : [],
  ]);
  const problems = newProblems(before, after);
  // Skips the smoke test if the rules already refuse. A forced change runs it, so that the ledger records every
  // problem.
  const isOpened = problems.length === 0 || gate.isForced === true;
  const seen = isOpened ? await smokeComposition(head, composition, gate.smoke) : [];
  const passed = passGate('promote', [...problems, ...seen], gate.isForced === true, reason);
  if (E.isLeft(passed)) return passed;
  return E.right(passed.right.length === 0 ? composition : { ...composition, forced: passed.right });
};
