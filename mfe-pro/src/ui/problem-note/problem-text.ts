import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { formatWait } from '../../domain/moment';

type Translate = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** Codes of the service that have our own text (spec §8). */
const CODE_KEYS: Readonly<Record<string, string>> = {
  not_enough_balance: 'problem.notEnough',
  'Invalid credentials': 'problem.wrongPassword',
  'AUTH.INVALID_CODE': 'problem.wrongCode',
  'AUTH.CODE_NEEDED': 'problem.codeNeeded',
  kyc_level_needed: 'problem.kycNeeded',
};

const ofRefusal = (code: string, message: string | null, t: Translate): string => {
  const key = CODE_KEYS[code];
  if (key !== undefined) return t(key, {});
  return message === null ? t('problem.refused', {}) : t('problem.said', { message });
};

const KEYS: Readonly<Record<Exclude<CallFailure['_tag'], 'TimedOut' | 'TooMany' | 'Refused'>, string>> = {
  Offline: 'problem.offline',
  SignedOut: 'problem.signedOut',
  Missing: 'problem.missing',
  Conflict: 'problem.conflict',
  Broken: 'problem.broken',
  Unreadable: 'problem.broken',
  Overtaken: 'problem.broken',
};

/** Text of a failed mutation. If its outcome is unknown, a retry is safe: it is never done twice. */
export const problemText = (problem: CallFailure, t: Translate, language: string): string => {
  if (problem._tag === 'TimedOut') return t('problem.timedOut', { seconds: problem.seconds });
  if (problem._tag === 'TooMany') return t('problem.tooMany', { time: formatWait(problem.waitMs, language) });
  return problem._tag === 'Refused' ? ofRefusal(problem.code, problem.message, t) : t(KEYS[problem._tag], {});
};
