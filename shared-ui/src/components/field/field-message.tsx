import { CircleAlertIcon, TriangleAlertIcon } from '../../icons';
import { isShown } from './field-ids';
import type { FieldWords } from './field-ids';
import styles from './field.module.css';

export type FieldMessageProps = Pick<FieldWords, 'error' | 'warning'> & { readonly id: string };

/** Live region below a control. Always rendered, so that new messages are announced. */
export const FieldMessage = ({ id, error, warning }: FieldMessageProps) => {
  const hasError = isShown(error);
  const hasWarning = !hasError && isShown(warning);
  return (
    <div id={id} aria-live="polite" className={styles.messages}>
      {hasError && (
        <p className={styles.error}>
          <CircleAlertIcon size="small" />
          <span>{error}</span>
        </p>
      )}
      {hasWarning && (
        <p className={styles.warning}>
          <TriangleAlertIcon size="small" />
          <span>{warning}</span>
        </p>
      )}
    </div>
  );
};
