/** Failure of a call as shown to the user; each case has its own text. */
export type Problem =
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'TimedOut'; readonly seconds: number }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'TooMany'; readonly waitMs: number }
  /** Refused by the service: its code (from spec §8 or its own), message and field. */
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

/** Whether a retry can help. */
export const canRetry = ({ _tag }: Problem): boolean => RETRY_HELPS[_tag];

/** Whether the outcome of a mutation is unknown: the request may have arrived without a response. */
export const isOutcomeUnknown = ({ _tag }: Problem): boolean =>
  _tag === 'TimedOut' || _tag === 'Broken' || _tag === 'Unreadable' || _tag === 'Offline';

/** Field of a refusal, or null if it concerns the whole request. */
export const fieldOf = (problem: Problem | null): string | null =>
  problem?._tag === 'Refused' ? problem.field : null;
