import type { ComponentProps } from 'react';

import { classNames } from '../class-names';
import { describeControl, Field, useFieldIds, useEarlyInput } from '../field';
import type { FieldWords } from '../field';
import { frameClassName } from './frame-class-name';
import styles from './text-field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldWords;

/** Multi-line text field. Grows with its text if the browser supports it. */
export const TextArea = ({
  label,
  isLabelHidden,
  hint,
  error,
  warning,
  className,
  id,
  rows = 4,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) => {
  const ids = useFieldIds(id);
  useEarlyInput(ids.control, rest.value);
  const words = { label, isLabelHidden, hint, error, warning };
  return (
    <Field {...words} ids={ids}>
      <div className={frameClassName(error, rest.disabled)}>
        <textarea
          {...rest}
          {...describeControl(ids, words, describedBy)}
          id={ids.control}
          rows={rows}
          className={classNames(styles.input, styles.area, className)}
        />
      </div>
    </Field>
  );
};
