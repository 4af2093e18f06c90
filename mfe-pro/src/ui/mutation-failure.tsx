import { Alert } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { TextKey } from '@coinlane/shared-ui/i18n';
import { isOutcomeUnknown } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';
import { lookUp } from '@coinlane/shared-contracts/values';

/** Codes of the service that have our own text. */
const CODES: Readonly<Record<string, TextKey<'pro'>>> = {
  not_enough_balance: 'refused.notEnough',
  rate_id_not_found_or_expired: 'refused.rateExpired',
  fee_changed: 'refused.feeChanged',
  deposit_too_small: 'refused.tooSmall',
  pair_is_inactive: 'refused.pairInactive',
  'Invalid credentials': 'problem.wrongPassword',
  'AUTH.PASSWORD_NEEDED': 'problem.passwordNeeded',
  'AUTH.CODE_NEEDED': 'refused.codeNeeded',
  'AUTH.INVALID_CODE': 'refused.codeWrong',
};

const FIELDS: Readonly<Record<string, TextKey<'pro'>>> = {
  address: 'refused.address',
  extraId: 'refused.extraId',
  amount: 'refused.amount',
  network: 'refused.network',
};

/** Text key of a refusal, by its code or its field. */
const keyOf = (problem: CallFailure): TextKey<'pro'> | undefined =>
  problem._tag === 'Refused'
    ? (lookUp(CODES, problem.code) ?? lookUp(FIELDS, problem.field ?? ''))
    : undefined;

type Props = {
  readonly problem: CallFailure;
  /** Whether money is involved. If so, an unknown outcome is reported. */
  readonly isMoney?: boolean | undefined;
};

/** Reason why an action failed. */
export const MutationFailure = ({ problem, isMoney = false }: Props) => {
  const { t, i18n } = useTranslation('pro');
  const key = keyOf(problem);
  const isUnknown = isMoney && isOutcomeUnknown(problem);
  const reason = key === undefined ? failureText({ t, language: i18n.language }, problem) : t(key);
  return (
    <Alert
      tone={isUnknown ? 'warning' : 'danger'}
      role="alert"
      {...(isUnknown ? { title: t('refused.unknownTitle') } : {})}
    >
      {isUnknown ? joinSentences(reason, t('refused.unknown')) : reason}
    </Alert>
  );
};
