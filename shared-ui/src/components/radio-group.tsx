import { useId } from 'react';
import type { ReactNode } from 'react';

import { classNames } from './class-names';
import { FieldMessage, isShown, useEarlyInput } from './field';
import styles from './radio-group.module.css';

export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = {
  readonly legend: ReactNode;
  readonly isLegendHidden?: boolean | undefined;
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
  /** Form name. Generated if absent. */
  readonly name?: string | undefined;
  readonly look?: 'segmented' | 'list' | 'cards' | undefined;
  readonly error?: ReactNode;
};

type OptionProps<Value extends string> = Pick<RadioGroupProps<Value>, 'value' | 'onValueChange'> & {
  readonly option: RadioOption<Value>;
  readonly name: string;
};

const Option = <Value extends string>({ option, value, name, onValueChange }: OptionProps<Value>) => {
  const id = useId();
  useEarlyInput(id, option.value === value);
  return (
    <div className={styles.option}>
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={option.isDisabled}
        onChange={() => onValueChange(option.value)}
        className={styles.radio}
        {...(isShown(option.hint) ? { 'aria-describedby': `${id}-hint` } : {})}
      />
      <label htmlFor={id} className={styles.label}>
        {option.label}
      </label>
      {isShown(option.hint) && (
        <div id={`${id}-hint`} className={styles.hint}>
          {option.hint}
        </div>
      )}
    </div>
  );
};

/** Single choice of a few options. Native radios: arrow keys change the choice, and Tab focuses the chosen one. */
export const RadioGroup = <Value extends string>({
  legend,
  isLegendHidden = false,
  value,
  onValueChange,
  options,
  name,
  look = 'segmented',
  error,
}: RadioGroupProps<Value>) => {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={classNames(styles.group, styles[look])}
      {...(isShown(error) ? { 'aria-invalid': true, 'aria-describedby': `${id}-message` } : {})}
    >
      <legend className={classNames(styles.legend, isLegendHidden && styles.hidden)}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            value={value}
            name={name ?? id}
            onValueChange={onValueChange}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  );
};
