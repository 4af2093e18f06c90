import type { FormProblem } from '../../domain/exchange-form';
import type { CreateProblem } from './attempt';
import type { Readiness } from './readiness';

/** View of the Exchange button and the lines above it. */
export type CreationView =
  | { readonly _tag: 'Editing' }
  /** The form's own rules block the order. */
  | { readonly _tag: 'Blocked'; readonly problems: readonly FormProblem[] }
  /** A press is waiting for the check of an address. */
  | { readonly _tag: 'Checking' }
  | { readonly _tag: 'Creating' }
  | { readonly _tag: 'Failed'; readonly problem: CreateProblem; readonly isOutcomeUnknown: boolean };

type Facts = {
  readonly isPressed: boolean;
  readonly wasPressed: boolean;
  readonly isCreating: boolean;
  readonly readiness: Readiness;
  readonly problem: CreateProblem | null;
  readonly hasOpenAttempt: boolean;
};

/** Derives the view of the creation. */
export const toCreationView = (facts: Facts): CreationView => {
  if (facts.isCreating) return { _tag: 'Creating' };
  if (facts.isPressed) return { _tag: 'Checking' };
  if (facts.problem !== null)
    return { _tag: 'Failed', problem: facts.problem, isOutcomeUnknown: facts.hasOpenAttempt };
  return facts.wasPressed && facts.readiness._tag === 'Blocked'
    ? { _tag: 'Blocked', problems: facts.readiness.reasons }
    : { _tag: 'Editing' };
};
