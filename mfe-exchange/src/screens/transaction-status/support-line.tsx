import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { useWords } from '../words';
import styles from './transaction-status.module.css';

/** Help that knows which transaction it is about, and who never writes first. */
export const SupportLine = ({ transactionId }: { readonly transactionId: string }) => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  const subject = encodeURIComponent(t('support.subject', { id: transactionId }));
  return (
    <p className={styles.support}>
      {t('support.question')}{' '}
      <a href={`mailto:${config.supportEmail}?subject=${subject}`}>
        {t('support.write', { email: config.supportEmail })}
      </a>{' '}
      {t('support.id', { id: transactionId })} {t('support.phishing', { host: config.hostName })}
    </p>
  );
};
