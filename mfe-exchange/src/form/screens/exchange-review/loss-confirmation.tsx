import { useUnit } from 'effector-react';

import { TextField } from '@coinlane/shared-ui/components';

import { estimateModel } from '../../model/estimate';
import { termsModel } from '../../model/transaction-creation';
import { useWords } from '../../../page/screens/words';

/** A loss above 15 % requires a typed confirmation. */
export const LossConfirmation = () => {
  const { t } = useWords();
  const { price, isConfirmed, confirm } = useUnit({
    price: estimateModel.$price,
    isConfirmed: termsModel.$isLossConfirmed,
    confirm: termsModel.lossConfirmed,
  });
  if (price.warning !== 'TypeToConfirm') return null;
  const word = t('loss.word');
  return (
    <TextField
      id="exchange-loss"
      label={t('loss.label', { word })}
      hint={t('loss.hint')}
      autoComplete="off"
      status={isConfirmed ? 'valid' : undefined}
      statusLabel={isConfirmed ? t('loss.confirmed') : undefined}
      onChange={({ target }) => confirm(target.value.trim().toLocaleLowerCase() === word.toLocaleLowerCase())}
    />
  );
};
