import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import styles from './spinner.module.css';

export type SpinnerProps = {
  readonly label?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
};

/** Rotating ring. With `label` it is announced as a status; otherwise it is decorative. */
export const Spinner = ({ label, size = 'medium' }: SpinnerProps) => {
  const ring = <span className={classNames(styles.ring, styles[size])} aria-hidden="true" />;
  return label === undefined ? (
    ring
  ) : (
    <span role="status" className={styles.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};
