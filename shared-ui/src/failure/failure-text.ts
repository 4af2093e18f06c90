import { canRetry, retryDelayMs } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Translate } from '@coinlane/shared-ui/i18n';

import { joinSentences } from '../join-sentences';

/** Texts of a remote, whose release contains those of `shared-ui/locales`. */
export type FailureWords = {
  readonly t: Translate<'shared'>;
  readonly language: string;
};

/** Next step after a failure. `automatic`: the page retries. `repeatable`: a mutation that is safe to repeat. */
export type Remedy = 'none' | 'automatic' | 'repeatable';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats a wait in the largest unit with a value of at least two; rounds up. */
const formatWait = (waitMs: number, language: string): string => {
  let [unit, ms] = ['second', SECOND_MS];
  if (waitMs >= 2 * MINUTE_MS) [unit, ms] = ['minute', MINUTE_MS];
  if (waitMs >= 2 * HOUR_MS) [unit, ms] = ['hour', HOUR_MS];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(waitMs / ms));
};

/** Text of a failure: the cause, and the next step. */
export const failureText = (
  { t, language }: FailureWords,
  failure: CallFailure,
  remedy: Remedy = 'none',
): string => {
  const waitMs = failure._tag === 'TimedOut' ? failure.seconds * SECOND_MS : (retryDelayMs(failure) ?? 0);
  const say = (key: CallFailure['_tag'] | Exclude<Remedy, 'none'> | 'automaticIn' | 'retryIn'): string =>
    t(`callFailure.${key}`, { time: formatWait(waitMs, language) });
  const reason = say(failure._tag);
  if (failure._tag === 'TooMany')
    return joinSentences(reason, say(remedy === 'automatic' ? 'automaticIn' : 'retryIn'));
  return remedy === 'none' || !canRetry(failure) ? reason : joinSentences(reason, say(remedy));
};
