import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { isOutcomeUnknown } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

/** Codes of the service that have their own text. */
const CODES: Readonly<Record<string, string>> = {
  not_enough_balance: 'refused.notEnough',
  rate_id_not_found_or_expired: 'refused.rateExpired',
  deposit_too_small: 'refused.tooSmall',
  pair_is_inactive: 'refused.pairInactive',
  'AUTH.CODE_NEEDED': 'refused.codeNeeded',
  'AUTH.INVALID_CODE': 'refused.codeWrong',
};

const TAGS: Readonly<Record<CallFailure['_tag'], string>> = {
  Offline: 'failure.offline',
  TimedOut: 'failure.slow',
  SignedOut: 'failure.signedOut',
  Missing: 'failure.missing',
  Conflict: 'problem.conflict',
  TooMany: 'failure.tooMany',
  Refused: 'failure.refused',
  Broken: 'failure.broken',
  Unreadable: 'failure.unreadable',
  Overtaken: 'failure.offline',
};

const FIELDS: Readonly<Record<string, string>> = {
  address: 'refused.address',
  extraId: 'refused.extraId',
  amount: 'refused.amount',
};

/** Text key of a problem: by its code, else by its field, else by its kind. */
const keyOf = (problem: CallFailure): string => {
  if (problem._tag !== 'Refused') return TAGS[problem._tag];
  return CODES[problem.code] ?? FIELDS[problem.field ?? ''] ?? TAGS.Refused;
};

type Props = {
  readonly problem: CallFailure;
  /** Whether money is involved: an unknown outcome is then reported. */
  readonly isMoney?: boolean | undefined;
};

/** Reason why an action failed. */
export const MutationFailure = ({ problem, isMoney = false }: Props) => {
  const { t } = useTranslation('pro');
  const isUnknown = isMoney && isOutcomeUnknown(problem);
  return (
    <Alert
      tone={isUnknown ? 'warning' : 'danger'}
      role="alert"
      {...(isUnknown ? { title: t('refused.unknownTitle') } : {})}
    >
      {t(keyOf(problem))} {isUnknown && t('refused.unknown')}
    </Alert>
  );
};
