import type { GateProblem, Revision } from '../format/index.ts';
import type { Smoke } from '../gate/index.ts';
import { runningCanary } from './canary.ts';
import type { Composition } from './change.ts';

/** Newest version of each remote that a visitor can get: the canary if one is running, otherwise the stable one. */
const newestOf = ({ remotes }: Pick<Composition, 'remotes'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(remotes).map(([remote, pin]) => [remote, runningCanary(pin)?.version ?? pin.stable]),
  );

/** Runs the smoke test on the composition that would go live. Returns no problems if no version changes. */
export const smokeComposition = async (
  head: Revision,
  composition: Composition,
  smoke: Smoke | undefined,
): Promise<readonly GateProblem[]> => {
  const remotes = newestOf(composition);
  const before = newestOf(head);
  const changed = Object.keys(remotes).filter((remote) => remotes[remote] !== before[remote]);
  return smoke === undefined || changed.length === 0 ? [] : smoke({ remotes, changed });
};
