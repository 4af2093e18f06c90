import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { Alert, Button } from '@coinlane/shared-ui/components';

import { changeUndoModel } from '../../model/change-undo';
import type { ShownAmount } from '../../model/change-undo';
import { useWords } from '../../../page/screens/words';
import styles from './calculator-card.module.css';

/** Notice that a change of the pair changed the amount or cleared texts, with an undo button. */
export const ChangeNotice = () => {
  const { t, ticker } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { offer, start, undo } = useUnit({
    offer: changeUndoModel.$offer,
    start: changeUndoModel.started,
    undo: changeUndoModel.undone,
  });
  useEffect(() => {
    start();
  }, [start]);
  const amountText = ({ text, currency }: ShownAmount): string => `${text} ${ticker(currency)}`;
  const handleUndo = (): void => {
    undo();
    // the button disappears, so the focus moves to its container
    place.current?.focus();
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.change}>
      {offer !== null && (
        <Alert
          action={
            <Button variant="secondary" size="small" onClick={handleUndo}>
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
      )}
    </div>
  );
};
