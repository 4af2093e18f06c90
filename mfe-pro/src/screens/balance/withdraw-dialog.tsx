import { useUnit } from 'effector-react';

import { Button, Dialog } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { CircleCheckIcon } from '@coinlane/shared-ui/icons';

import { tickerLabel } from '../../domain/ticker';
import { withdrawalModel } from '../../model/withdrawal';
import { Amount } from '../../ui/money';
import styles from './dialogs.module.css';
import { WithdrawConfirm } from './withdraw-confirm';
import { WithdrawForm } from './withdraw-form';

const Done = () => {
  const { t } = useTranslation('pro');
  const { mutation, close } = useUnit({
    mutation: withdrawalModel.sending.$mutation,
    close: withdrawalModel.closed,
  });
  if (mutation._tag !== 'Done') return null;
  return (
    <div role="status" className={styles.done}>
      <CircleCheckIcon size="large" className={styles.mark} />
      <h3 className={styles.doneTitle}>{t('withdraw.doneTitle')}</h3>
      <p>
        <Amount amount={mutation.result.amount} currency={mutation.result.currency} isExact />
      </p>
      <p className={styles.note}>{t('withdraw.doneText')}</p>
      <Button onClick={() => close()}>{t('close')}</Button>
    </div>
  );
};

const Step = () => {
  const step = useUnit(withdrawalModel.$step);
  switch (step) {
    case 'FORM':
      return <WithdrawForm />;
    case 'CONFIRM':
      return <WithdrawConfirm />;
    case 'DONE':
      return <Done />;
  }
};

/** Withdrawal dialog: form, confirmation, result. */
export const WithdrawDialog = () => {
  const { t } = useTranslation('pro');
  const { isOpen, opened, close } = useUnit({
    isOpen: withdrawalModel.$isOpen,
    opened: withdrawalModel.$opened,
    close: withdrawalModel.closed,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => close()}
      title={t('withdraw.title', { currency: tickerLabel(opened.currency) })}
      closeLabel={t('close')}
      closesOnBackdrop={false}
    >
      <Step />
    </Dialog>
  );
};
