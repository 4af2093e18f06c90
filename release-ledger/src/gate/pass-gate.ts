import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { checkFilled } from '../format/index.ts';
import type { GateProblem, ShellFacts } from '../format/index.ts';

/** Shell to check a change against. `isForced`: records problems instead of refusing. */
export type Gate = {
  readonly shell: ShellFacts;
  readonly isForced?: boolean;
  /** Smoke test of the changed remotes in the new composition. Its problems are refused too. */
  readonly smoke?: Smoke;
};

/** Versions that a revision would make live, and which of them are new. */
export type SmokeComposition = {
  readonly remotes: Readonly<Record<string, string>>;
  readonly changed: readonly string[];
};

/**
 * Returns the problems found when a composition is opened. Never rejects: a smoke test that cannot run is a
 * problem too.
 */
export type Smoke = (composition: SmokeComposition) => Promise<readonly GateProblem[]>;

/**
 * Returns the problems that a forced change skips, or an empty list. Fails with `GateRefused` without force or
 * without a reason.
 */
export const passGate = (
  doing: 'publish' | 'promote',
  problems: readonly GateProblem[],
  isForced: boolean,
  reason: string,
): Result<readonly GateProblem[]> => {
  if (problems.length === 0) return E.right([]);
  if (!isForced) return E.left({ _tag: 'GateRefused', doing, problems });
  const said = checkFilled('reason of a forced change', reason);
  return E.isLeft(said) ? said : E.right(problems);
};
