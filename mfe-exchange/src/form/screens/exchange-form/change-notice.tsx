import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { changeUndoModel } from '../../model/change-undo';
import { idlePart } from '../../../page/ui/idle-part';
import styles from './calculator-card.module.css';

const ChangeAlert = idlePart(async () => {
  const { ChangeAlert: Content } = await import(/* webpackChunkName: "form-hints" */ './change-alert');
  return Content;
});

/** Notice that a change of the pair affected the amount or cleared texts, with an undo button. */
export const ChangeNotice = () => {
  const place = useRef<HTMLDivElement>(null);
  const { start, undo } = useUnit({ start: changeUndoModel.started, undo: changeUndoModel.undone });
  useEffect(() => {
    start();
  }, [start]);
  const handleUndo = (): void => {
    undo();
    // the button disappears, so its container gets the focus
    place.current?.focus();
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.change}>
      <ChangeAlert onUndo={handleUndo} />
    </div>
  );
};
