import type { ComponentProps } from 'react';

import { ChevronDownIcon } from '../icons';
import { classNames } from './class-names';
import { describeControl, Field, isShown, useFieldIds, useEarlyInput } from './field';
import type { FieldWords } from './field';
import styles from './select-field.module.css';

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
};

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> &
  FieldWords & { readonly options: readonly SelectOption[] };

export const SelectField = ({
  label,
  isLabelHidden,
  hint,
  error,
  warning,
  options,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps) => {
  const ids = useFieldIds(id);
  useEarlyInput(ids.control, rest.value);
  const words = { label, isLabelHidden, hint, error, warning };
  return (
    <Field {...words} ids={ids}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...describeControl(ids, words, describedBy)}
          id={ids.control}
          className={classNames(styles.select, isShown(error) && styles.invalid, className)}
        >
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </div>
    </Field>
  );
};
