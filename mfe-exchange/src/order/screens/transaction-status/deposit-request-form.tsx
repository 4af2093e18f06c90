import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';

import type { Mutation } from '@coinlane/shared-contracts/query';
import { Alert, Button, Disclosure, TextField } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';

import { isNameBasedAddress } from '../../../address/domain/address';
import type { DepositRequestOutcome } from '../../domain/transaction';
import { depositRequestEdited, depositRequestModel } from '../../model/order-actions';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const problemOf = (words: Words, state: Mutation<DepositRequestOutcome>): string | undefined => {
  if (state._tag === 'Failed') return failureText(words, state.problem);
  if (state._tag !== 'Done' || state.result._tag === 'Sent') return undefined;
  return words.t(`order.fio.${state.result._tag}`);
};

/** Requests the deposit from a name-based account (spec §3 "Forms": depositFio). */
export const DepositRequestForm = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  const [name, setName] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { state, submit, edit } = useUnit({
    state: depositRequestModel.$mutation,
    submit: depositRequestModel.start,
    edit: depositRequestEdited,
  });
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const userAccount = name.trim();
    const isName = isNameBasedAddress(userAccount);
    setIsWrong(!isName);
    if (isName) submit({ transactionId: transaction.transactionId, userAccount });
  };
  const handleTyped = (typed: string): void => {
    setName(typed);
    setIsWrong(false);
    edit();
  };
  if (state._tag === 'Done' && state.result._tag === 'Sent')
    return (
      <Alert tone="success" role="status">
        {t('order.fio.Sent')}
      </Alert>
    );
  return (
    <Disclosure summary={t('order.fio.title')}>
      <form noValidate className={styles.notify} onSubmit={handleSubmit}>
        <TextField
          label={t('order.fio.label')}
          hint={t('order.fio.hint')}
          value={name}
          maxLength={64}
          error={isWrong ? t('order.fio.invalid') : problemOf(words, state)}
          onChange={({ target }) => handleTyped(target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          isPending={state._tag === 'Pending'}
          pendingLabel={t('order.fio.sending')}
        >
          {t('order.fio.submit')}
        </Button>
      </form>
    </Disclosure>
  );
};
