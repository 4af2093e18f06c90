import type { Problem } from '../problem';

/** Something that is asked for: a screen cannot meet "loading with an error and data". */
export type Answer<Value> =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly problem: Problem }
  /** `problem`: asking again has failed, and this is what was known before. */
  | { readonly _tag: 'Ready'; readonly value: Value; readonly problem: Problem | null };

/** Something that somebody does, once at a time. */
export type Deed<Result> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly problem: Problem }
  | { readonly _tag: 'Done'; readonly result: Result };

/** What is known, or null. */
export const valueOf = <Value>(answer: Answer<Value>): Value | null =>
  answer._tag === 'Ready' ? answer.value : null;

/** Why the last attempt failed, or null. */
export const problemOf = <Result>(deed: Deed<Result>): Problem | null =>
  deed._tag === 'Failed' ? deed.problem : null;
