import { canRetry } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { formatWait } from './format-wait';

/** Texts of a remote, whose release contains those of `shared-ui/locales`. */
export type FailureWords = {
  readonly t: (key: string, values: Readonly<Record<string, string>>) => string;
  readonly language: string;
};

/** Remedy after a failure. `automatic`: the page retries. `repeatable`: a mutation that is never done twice. */
export type Remedy = 'none' | 'automatic' | 'repeatable';

const adviceKey = (failure: CallFailure, remedy: Remedy): string | null => {
  if (failure._tag === 'TooMany') return remedy === 'automatic' ? 'automaticIn' : 'retryIn';
  return remedy === 'none' || !canRetry(failure) ? null : remedy;
};

const timeOf = (failure: CallFailure, language: string): string => {
  if (failure._tag === 'TooMany') return formatWait(failure.waitMs, language);
  return failure._tag === 'TimedOut' ? formatWait(failure.seconds * 1000, language) : '';
};

/** Text of a failure, one for each case, with what happens or helps next. */
export const failureText = (
  { t, language }: FailureWords,
  failure: CallFailure,
  remedy: Remedy = 'none',
): string => {
  const time = timeOf(failure, language);
  const advice = adviceKey(failure, remedy);
  const reason = t(`callFailure.${failure._tag}`, { time });
  return advice === null ? reason : `${reason} ${t(`callFailure.${advice}`, { time })}`;
};
