import type { CallFailure } from './errors/index.ts';

/** State of a value that a screen loads. */
export type Query<Data> =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly problem: CallFailure }
  /** `problem`: the refetch failed; `value` is the last known one. */
  | { readonly _tag: 'Ready'; readonly value: Data; readonly problem: CallFailure | null };

/** State of an action of the user; one at a time. */
export type Mutation<Result> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly problem: CallFailure }
  | { readonly _tag: 'Done'; readonly result: Result };

/** Returns the known value, or null. */
export const valueOf = <Data>(query: Query<Data>): Data | null =>
  query._tag === 'Ready' ? query.value : null;

/** Returns the problem of the last attempt, or null. */
export const problemOf = <Result>(mutation: Mutation<Result>): CallFailure | null =>
  mutation._tag === 'Failed' ? mutation.problem : null;
