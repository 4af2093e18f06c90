import { useUnit } from 'effector-react';

import { Alert, Button } from '@coinlane/shared-ui/components';

import { changeUndoModel } from '../../model/change-undo';
import type { ShownAmount } from '../../model/change-undo';
import { useWords } from '../../../page/screens/words';

type Props = { readonly onUndo: () => void };

/** Text about a change of the amount or of address fields, with an undo button. Renders nothing without a change. */
export const ChangeAlert = ({ onUndo }: Props) => {
  const { t, ticker } = useWords();
  const offer = useUnit(changeUndoModel.$offer);
  if (offer === null) return null;
  const amountText = ({ text, currency }: ShownAmount): string => `${text} ${ticker(currency)}`;
  return (
    <Alert
      action={
        <Button variant="secondary" size="small" onClick={onUndo}>
          {t('guard.undo')}
        </Button>
      }
    >
      {offer.amount !== null && (
        <p>
          {t('pair.amountChanged', {
            before: amountText(offer.amount.before),
            after: amountText(offer.amount.after),
          })}
        </p>
      )}
      {offer.areFieldsCleared && <p>{t('pair.fieldsRemoved')}</p>}
    </Alert>
  );
};
