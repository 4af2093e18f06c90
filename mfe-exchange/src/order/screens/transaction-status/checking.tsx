import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** A status that this build does not know, shown as it was sent. */
export const Checking = ({ transaction: { status } }: StageProps) => {
  const { t } = useWords();
  return status._tag === 'Unknown' ? (
    <p className={styles.muted}>
      {t('stage.checking.word')} <code translate="no">{status.raw}</code>
    </p>
  ) : null;
};
