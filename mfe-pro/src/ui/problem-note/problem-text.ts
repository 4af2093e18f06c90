import { formatWait } from '../../domain/moment';
import type { Problem } from '../../domain/problem';

type Translate = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** Codes of the service that have our own text (spec §8). */
const CODE_KEYS: Readonly<Record<string, string>> = {
  not_enough_balance: 'problem.notEnough',
  'Invalid credentials': 'problem.wrongPassword',
  'AUTH.INVALID_CODE': 'problem.wrongCode',
  'AUTH.CODE_NEEDED': 'problem.codeNeeded',
  kyc_level_needed: 'problem.kycNeeded',
  conflict: 'problem.conflict',
};

const ofRefusal = (code: string, message: string | null, t: Translate): string => {
  const key = CODE_KEYS[code];
  if (key !== undefined) return t(key, {});
  return message === null ? t('problem.refused', {}) : t('problem.said', { message });
};

/** Text of a failed mutation. If its outcome is unknown, a retry is safe: it is never done twice. */
export const problemText = (problem: Problem, t: Translate, language: string): string => {
  switch (problem._tag) {
    case 'Offline':
      return t('problem.offline', {});
    case 'TimedOut':
      return t('problem.timedOut', { seconds: problem.seconds });
    case 'SignedOut':
      return t('problem.signedOut', {});
    case 'Missing':
      return t('problem.missing', {});
    case 'TooMany':
      return t('problem.tooMany', { time: formatWait(problem.waitMs, language) });
    case 'Refused':
      return ofRefusal(problem.code, problem.message, t);
    case 'Broken':
    case 'Unreadable':
    case 'Overtaken':
      return t('problem.broken', {});
  }
};
