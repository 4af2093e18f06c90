import * as t from 'io-ts';

/** A violated rule of the compatibility gate: what was found, and what would pass. */
export const GateProblem = t.readonly(
  t.type({ rule: t.string, release: t.string, found: t.string, wouldPass: t.string }),
  'GateProblem',
);

export type GateProblem = t.TypeOf<typeof GateProblem>;

export const GateProblems = t.readonlyArray(GateProblem, 'a list of overruled rules');
