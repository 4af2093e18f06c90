import { useId } from 'react';

import { classNames } from './class-names';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** Absent: indeterminate. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
  /** Progress as text, for example "2 of 3 confirmations". */
  readonly valueText?: string | undefined;
  readonly tone?: 'brand' | 'action' | 'danger' | undefined;
};

export const ProgressBar = ({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueText,
  tone = 'brand',
}: ProgressBarProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={classNames(styles.words, isLabelHidden && styles.hidden)}>
        <label htmlFor={id}>{label}</label>
        {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      </div>
      <progress
        id={id}
        max={max}
        className={classNames(styles.bar, styles[tone])}
        {...(value === undefined ? {} : { value })}
        {...(valueText === undefined ? {} : { 'aria-valuetext': valueText })}
      />
    </div>
  );
};
