import type { CallFailure } from '@coinlane/shared-contracts/errors';
import { failureText } from '@coinlane/shared-ui/failure';
import type { FailureWords } from '@coinlane/shared-ui/failure';

/** Codes of the service that have our own text (spec §8). */
const CODE_KEYS: Readonly<Record<string, string>> = {
  not_enough_balance: 'problem.notEnough',
  'Invalid credentials': 'problem.wrongPassword',
  'AUTH.INVALID_CODE': 'problem.wrongCode',
  'AUTH.CODE_NEEDED': 'problem.codeNeeded',
  kyc_level_needed: 'problem.kycNeeded',
};

/** Text of a failed mutation. If its outcome is unknown, a retry is safe: it is never done twice. */
export const problemText = (words: FailureWords, problem: CallFailure): string => {
  const key = problem._tag === 'Refused' ? CODE_KEYS[problem.code] : undefined;
  if (key !== undefined) return words.t(key, {});
  return problem._tag === 'Refused' && problem.message !== null
    ? words.t('problem.said', { message: problem.message })
    : failureText(words, problem, 'repeatable');
};
