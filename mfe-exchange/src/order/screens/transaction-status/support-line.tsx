import { useUnit } from 'effector-react';

import { CopyButton } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { diagnosticOf } from '../../domain/saved-order';
import { clockModel } from '../../../page/model/clock';
import { useWords } from '../../../page/screens/words';
import { AskInChat } from './ask-in-chat';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';
import { useSupportLink } from './use-support-link';

/** Links to support with the order's ID and details. The chat never opens by itself. */
export const SupportLine = ({ transaction, receivedAt }: StageProps & { readonly receivedAt: number }) => {
  const { t, language } = useWords();
  const { config } = useRemoteProps();
  const { now, isOnline } = useUnit({ now: clockModel.$now, isOnline: clockModel.$isOnline });
  const { transactionId } = transaction;
  const href = useSupportLink(transactionId);
  const diagnostic = diagnosticOf({ transaction, language, now, receivedAt, isOnline });
  return (
    <section className={styles.support} aria-labelledby="transaction-support">
      <h2 id="transaction-support" className={styles.supportTitle}>
        {t('support.title')}
      </h2>
      <p>
        <a href={href}>{t('support.write', { email: config.supportEmail })}</a>{' '}
        {t('support.id', { id: transactionId })} {t('support.phishing', { host: config.hostName })}
      </p>
      <div className={styles.supportActions}>
        <AskInChat transactionId={transactionId} diagnostic={diagnostic} />
        <CopyButton
          value={diagnostic}
          label={t('order.support.copy')}
          copiedLabel={t('copy.copied')}
          announcement={t('order.support.copied')}
          failedLabel={t('copy.failed')}
        />
      </div>
    </section>
  );
};
