import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { checkFilled } from '../format/index.ts';
import type { GateProblem } from '../format/index.ts';
import type { ShellFacts } from './shell-facts.ts';

/** The shell a change is held against. `isForced`: what does not fit is written down instead of refused. */
export type Gate = {
  readonly shell: ShellFacts;
  readonly isForced?: boolean;
  /** Opens the changed remotes of the very composition that would go live; what it sees there is refused likewise. */
  readonly smoke?: Smoke;
};

/** The versions a revision would make live, and which of them are new in it. */
export type SmokeComposition = {
  readonly remotes: Readonly<Record<string, string>>;
  readonly changed: readonly string[];
};

/** What is wrong when a composition is opened. Never rejects: a smoke that cannot be run is a problem too. */
export type Smoke = (composition: SmokeComposition) => Promise<readonly GateProblem[]>;

/** The problems a forced change goes past, none where all is well; `GateRefused` without force or without a reason. */
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
