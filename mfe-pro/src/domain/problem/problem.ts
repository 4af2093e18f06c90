/** The reasons for a failed query or mutation, as shown to users; each has its own text. */
export type Problem =
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'TimedOut'; readonly seconds: number }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'TooMany'; readonly waitMs: number }
  /** The service says no: a code of spec §8 or of its own, its words, and the field they are about. */
  | {
      readonly _tag: 'Refused';
      readonly code: string;
      readonly message: string | null;
      readonly field: string | null;
    }
  | { readonly _tag: 'Broken' }
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Overtaken' };

const RETRY_HELPS: Readonly<Record<Problem['_tag'], boolean>> = {
  Offline: true,
  TimedOut: true,
  Broken: true,
  Unreadable: true,
  TooMany: true,
  Overtaken: true,
  SignedOut: false,
  Missing: false,
  Refused: false,
};

/** Whether asking the same again can help. */
export const canRetry = ({ _tag }: Problem): boolean => RETRY_HELPS[_tag];

/** Whether the outcome of a mutation is unknown: the request may have arrived although no answer came. */
export const isOutcomeUnknown = ({ _tag }: Problem): boolean =>
  _tag === 'TimedOut' || _tag === 'Broken' || _tag === 'Unreadable' || _tag === 'Offline';

/** The field a refusal is about, or null where it is about the whole. */
export const fieldOf = (problem: Problem | null): string | null =>
  problem?._tag === 'Refused' ? problem.field : null;
