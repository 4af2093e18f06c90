import { useUnit } from 'effector-react';

import { Alert, Checkbox, TextField } from '@coinlane/shared-ui/components';
import { FailureAlert } from '@coinlane/shared-ui/failure';
import { toCallFailure } from '@coinlane/shared-contracts/errors';

import { currencyInfoModel } from '../../model/currency-info';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import type { ExtraIdView } from '../../model/recipient';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';

import styles from './details.module.css';
import { extraIdWarning } from '../extra-id-warning';
import { useField } from './use-field';

const problemOf = ({ t }: Words, view: ExtraIdView, name: string): string | undefined => {
  if (!view.isSettled) return undefined;
  if (view.verdict._tag === 'PatternMismatch') return t('extraId.PatternMismatch', { name });
  if (view.isAskedByServer) return t('extraId.askedByServer', { name });
  return view.decision._tag === 'Undecided' ? t('extraId.undecided', { name }) : undefined;
};

/** Without the currency's rules it is unknown whether an extra ID is needed or valid. The user must retry. */
export const RulesMissing = () => {
  const { t } = useWords();
  const { error, retried } = useUnit({
    error: currencyInfoModel.$toError,
    retried: currencyInfoModel.retried.to,
  });
  return error === null ? null : (
    <FailureAlert
      ns="exchange"
      tone="warning"
      title={t('extraId.rulesFailed')}
      failure={toCallFailure(error)}
      retryLabel={t('extraId.retry')}
      onRetry={() => retried()}
    />
  );
};

/**
 * The memo, tag or payment ID of a currency that has one. The user enters it or declares that none is needed, and
 * cannot skip it.
 */
export const ExtraIdField = () => {
  const words = useWords();
  const { t } = words;
  const field = useField('extraId');
  const { view, isWaived, waive } = useUnit({
    view: recipientModel.$extraIdView,
    isWaived: recipientFieldsModel.$isExtraIdWaived,
    waive: recipientFieldsModel.extraIdWaived,
  });
  const { name } = view;
  if (name === null) return <RulesMissing />;
  if (view.decision._tag === 'InAddress')
    return <Alert role="status">{t('guard.innerExtraId', { name, id: view.decision.extraId })}</Alert>;
  return (
    <div className={styles.extraId}>
      <TextField
        {...field}
        label={name}
        hint={t('extraId.hint', { name })}
        isMonospace
        autoComplete="off"
        maxLength={256}
        error={problemOf(words, view, name)}
        warning={extraIdWarning(words, view, name)}
      />
      <Checkbox
        label={t('extraId.waive', { name })}
        checked={isWaived && view.decision._tag !== 'Given'}
        disabled={view.decision._tag === 'Given'}
        onChange={({ target }) => waive(target.checked)}
      />
    </div>
  );
};
