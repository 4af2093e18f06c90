import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { TextKey } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { isAddressFault } from '../../domain/whitelist';
import type { WithdrawalProblem } from '../../domain/withdrawal';
import { withdrawalModel } from '../../model/withdrawal';

const WORDS: Readonly<
  Partial<Record<`${WithdrawalProblem['field']}.${WithdrawalProblem['problem']}`, TextKey<'pro'>>>
> = {
  'amount.Missing': 'withdraw.problems.noAmount',
  'amount.Invalid': 'amountProblems.invalid',
  'amount.Ambiguous': 'amountProblems.ambiguous',
  'amount.NotPositive': 'amountProblems.notPositive',
  'amount.MoreThanThereIs': 'amountProblems.moreThanThereIs',
  'amount.FeeNotCovered': 'withdraw.problems.feeNotCovered',
  'amount.TooManyDecimals': 'amountProblems.tooManyDecimals',
  'address.Missing': 'withdraw.problems.noAddress',
  'address.NotAnAddress': 'refused.address',
  'address.Ambiguous': 'addressFaults.Ambiguous',
  'address.NetworkUnclear': 'refused.network',
  'extraId.Missing': 'withdraw.problems.noExtraId',
  'extraId.NotAMemo': 'refused.extraId',
  'password.Missing': 'problem.passwordNeeded',
  'code.Missing': 'withdraw.problems.noCode',
};

/** Error text of a field. A missing value is reported only after the user tries to continue. */
export const useProblems = (): ((field: WithdrawalProblem['field']) => string | undefined) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { review, isTried, asset, shared } = useUnit({
    shared: withdrawalModel.$shared,
    review: withdrawalModel.$review,
    isTried: withdrawalModel.$isTried,
    asset: withdrawalModel.$asset,
  });
  return (field) => {
    const found = review?.problems.find((each) => each.field === field);
    if (found === undefined || (found.problem === 'Missing' && !isTried)) return undefined;
    const key = isAddressFault(found.problem)
      ? (`addressFaults.${found.problem}` as const)
      : WORDS[`${found.field}.${found.problem}`];
    const network = asset ? networkName(asset.network) : '';
    const networks = new Intl.ListFormat(language).format(shared?.names ?? []);
    return key === undefined ? undefined : t(key, { network, networks });
  };
};
