import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names';
import { describeControl, FieldMessage, isShown, useFieldIds, useEarlyInput } from '../field';
import type { FieldWords } from '../field';
import styles from './amount-field.module.css';
import { amountLength } from './amount-length';

export type AmountFieldProps = Omit<
  ComponentProps<'input'>,
  'prefix' | 'size' | 'children' | 'type' | 'inputMode'
> &
  Pick<FieldWords, 'label' | 'error' | 'warning'> & {
    /** Button that opens the currency picker. */
    readonly currency?: ReactNode;
    /** Line below the amount, for example its fiat value. */
    readonly caption?: ReactNode;
    /** Content at the end of the label line, for example buttons for minimum and maximum. */
    readonly labelEnd?: ReactNode;
    /** Whether a new value is loading. The old one is shown dimmed. */
    readonly isPending?: boolean | undefined;
  };

/** Amount field of the exchange form: label, amount, currency button, caption. Amounts are decimal strings. */
export const AmountField = ({
  label,
  labelEnd,
  currency,
  caption,
  error,
  warning,
  isPending = false,
  className,
  id,
  autoComplete = 'off',
  'aria-describedby': describedBy,
  ...rest
}: AmountFieldProps) => {
  const ids = useFieldIds(id);
  useEarlyInput(ids.control, rest.value);
  return (
    <div className={styles.field}>
      <div
        className={classNames(
          styles.frame,
          isShown(error) && styles.invalid,
          rest.readOnly === true && styles.readOnly,
        )}
      >
        <div className={styles.labelRow}>
          <label htmlFor={ids.control} className={styles.label}>
            {label}
          </label>
          {labelEnd}
        </div>
        <div className={styles.amountRow}>
          <input
            {...rest}
            {...describeControl(ids, { hint: caption, error, warning }, describedBy)}
            {...(isPending ? { 'aria-busy': true } : {})}
            id={ids.control}
            type="text"
            inputMode="decimal"
            autoComplete={autoComplete}
            className={classNames(
              styles.input,
              styles[amountLength(rest.value ?? rest.defaultValue)],
              isPending && styles.pending,
              className,
            )}
          />
          {currency}
        </div>
        {isShown(caption) && (
          <div id={ids.hint} className={styles.caption}>
            {caption}
          </div>
        )}
      </div>
      <FieldMessage id={ids.message} error={error} warning={warning} />
    </div>
  );
};
