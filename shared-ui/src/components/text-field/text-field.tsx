import type { ComponentProps, ReactNode } from 'react';

import { CircleCheckIcon } from '../../icons';
import { classNames } from '../class-names';
import { describeControl, Field, isShown, useFieldIds, useEarlyInput } from '../field';
import type { FieldWords } from '../field';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import { frameClassName } from './frame-class-name';
import styles from './text-field.module.css';
import { writingAttributes } from './writing-attributes';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'children'> &
  FieldWords & {
    /** Validation state of the value. `statusLabel` is its text. */
    readonly status?: 'valid' | 'pending' | undefined;
    readonly statusLabel?: string | undefined;
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    /** Button inside the frame, for example paste or scan. */
    readonly trailingAction?: ReactNode;
    /** Content at the end of the label line, for example a `Hint`. */
    readonly labelEnd?: ReactNode;
    /** For addresses and hashes: monospace, no spelling correction, never translated. */
    readonly isMonospace?: boolean | undefined;
  };

type StatusProps = Pick<TextFieldProps, 'status' | 'statusLabel'>;

const Status = ({ status, statusLabel }: StatusProps) => (
  <span className={styles.status}>
    {status === 'valid' && <CircleCheckIcon className={styles.valid} />}
    {status === 'pending' && <Spinner size="small" />}
    <VisuallyHidden>{statusLabel}</VisuallyHidden>
  </span>
);

/** Single-line text field. Passes native input attributes through. */
export const TextField = ({
  label,
  isLabelHidden,
  labelEnd,
  hint,
  error,
  warning,
  status,
  statusLabel,
  prefix,
  suffix,
  trailingAction,
  isMonospace = false,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) => {
  const ids = useFieldIds(id);
  useEarlyInput(ids.control, rest.value ?? rest.defaultValue);
  const words = { label, isLabelHidden, labelEnd, hint, error, warning };
  return (
    <Field {...words} ids={ids}>
      <div className={frameClassName(error, rest.disabled)}>
        {isShown(prefix) && <span className={styles.affix}>{prefix}</span>}
        <span className={styles.line}>
          <input
            {...writingAttributes(isMonospace, rest.type)}
            {...rest}
            {...describeControl(ids, words, describedBy)}
            id={ids.control}
            className={classNames(styles.input, isMonospace && styles.monospace, className)}
          />
        </span>
        {status !== undefined && <Status status={status} statusLabel={statusLabel} />}
        {isShown(suffix) && <span className={styles.affix}>{suffix}</span>}
        {trailingAction}
      </div>
    </Field>
  );
};
