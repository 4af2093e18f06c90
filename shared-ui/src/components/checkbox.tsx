import type { ComponentProps } from 'react';

import { classNames } from './class-names';
import { describeControl, FieldMessage, isShown, useEarlyInput, useFieldIds } from './field';
import type { FieldWords } from './field';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  Pick<FieldWords, 'label' | 'hint' | 'error'>;

/** Native checkbox. Its label can contain links. */
export const Checkbox = ({
  label,
  hint,
  error,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) => {
  const ids = useFieldIds(id);
  useEarlyInput(ids.control, rest.checked);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input
          {...rest}
          {...describeControl(ids, { hint, error }, describedBy)}
          id={ids.control}
          type="checkbox"
          className={classNames(styles.box, className)}
        />
        <label htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
      </div>
      {isShown(hint) && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      <FieldMessage id={ids.message} error={error} />
    </div>
  );
};
