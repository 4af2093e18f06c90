import type { CallFailure } from '@coinlane/shared-contracts/errors';
import { lookUp } from '@coinlane/shared-contracts/values';
import { failureText } from '@coinlane/shared-ui/failure';
import type { TextKey, Translate } from '@coinlane/shared-ui/i18n';

/** Codes of the service that have our own text (spec §8). */
const CODE_KEYS: Readonly<Record<string, TextKey<'pro'>>> = {
  not_enough_balance: 'problem.notEnough',
  'Invalid credentials': 'problem.wrongPassword',
  'AUTH.PASSWORD_NEEDED': 'problem.passwordNeeded',
  'AUTH.INVALID_CODE': 'problem.wrongCode',
  'AUTH.CODE_NEEDED': 'problem.codeNeeded',
  amount_changed: 'problem.amountChanged',
  kyc_level_needed: 'problem.kycNeeded',
};

type ProWords = { readonly t: Translate<'pro'>; readonly language: string };

/** Text of a failed mutation. After an unknown outcome a retry is safe, because it never acts twice. */
export const problemText = (words: ProWords, problem: CallFailure): string => {
  const key = problem._tag === 'Refused' ? lookUp(CODE_KEYS, problem.code) : undefined;
  if (key !== undefined) return words.t(key);
  return problem._tag === 'Refused' && problem.message !== null
    ? words.t('problem.said', { message: problem.message })
    : failureText(words, problem, 'repeatable');
};
