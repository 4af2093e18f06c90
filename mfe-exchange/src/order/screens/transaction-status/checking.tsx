import { useWords } from '../../../page/screens/words';
import { ContactSupport } from './contact-support';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** A status that this build does not know, shown unchanged. */
export const Checking = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { status } = transaction;
  return (
    <>
      {status._tag === 'Unknown' && (
        <p className={styles.muted}>
          {t('stage.checking.word')} <code translate="no">{status.raw}</code>
        </p>
      )}
      <div className={styles.buttons}>
        <ContactSupport transaction={transaction} />
      </div>
    </>
  );
};
