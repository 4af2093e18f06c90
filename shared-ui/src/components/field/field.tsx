import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden';
import { isShown } from './field-ids';
import type { FieldIds, FieldWords } from './field-ids';
import { FieldMessage } from './field-message';
import styles from './field.module.css';

export type FieldProps = FieldWords & {
  readonly ids: FieldIds;
  readonly labelEnd?: ReactNode;
  readonly children: ReactNode;
};

/** Layout of all fields: label, control, hint and message. */
export const Field = ({
  ids,
  label,
  isLabelHidden = false,
  labelEnd,
  hint,
  error,
  warning,
  children,
}: FieldProps) => (
  <div className={styles.field}>
    <div className={styles.labelRow}>
      <label htmlFor={ids.control} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {labelEnd}
    </div>
    {children}
    {isShown(hint) && (
      <div id={ids.hint} className={styles.hint}>
        {hint}
      </div>
    )}
    <FieldMessage id={ids.message} error={error} warning={warning} />
  </div>
);
