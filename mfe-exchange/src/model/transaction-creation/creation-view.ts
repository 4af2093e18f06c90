import type { FormProblem } from '../../domain/exchange-form';
import type { CreateProblem } from './attempt';
import type { Readiness } from './form-facts';

/** What the Exchange button and the lines above it show. */
export type CreationView =
  | { readonly _tag: 'Editing' }
  /** Sent, and refused by the form itself. */
  | { readonly _tag: 'Blocked'; readonly problems: readonly FormProblem[] }
  /** Pressed; an answer about the address is awaited before the order goes out. */
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

/** Says in one tag where the creation stands. */
export const toCreationView = (facts: Facts): CreationView => {
  if (facts.isCreating) return { _tag: 'Creating' };
  if (facts.isPressed) return { _tag: 'Checking' };
  if (facts.problem !== null)
    return { _tag: 'Failed', problem: facts.problem, isOutcomeUnknown: facts.hasOpenAttempt };
  return facts.wasPressed && facts.readiness._tag === 'Blocked'
    ? { _tag: 'Blocked', problems: facts.readiness.reasons }
    : { _tag: 'Editing' };
};
