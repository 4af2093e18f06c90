import { useUnit } from 'effector-react';

import { Button, CopyButton } from '@coinlane/shared-ui/components';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { diagnosticOf } from '../../domain/saved-order';
import { clockModel } from '../../../page/model/clock';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';
import { useChatQuestion } from './use-chat-question';
import { useSupportLink } from './use-support-link';

/** Links to support, with the order's ID and details. The chat never opens on its own. */
export const SupportLine = ({ transaction, receivedAt }: StageProps & { readonly receivedAt: number }) => {
  const { t, language } = useWords();
  const { config } = useRemoteProps();
  const { now, isOnline } = useUnit({ now: clockModel.$now, isOnline: clockModel.$isOnline });
  const { transactionId } = transaction;
  const href = useSupportLink(transactionId);
  const diagnostic = diagnosticOf({ transaction, language, now, receivedAt, isOnline });
  const { hasChat, isAsking, ask } = useChatQuestion({ transactionId, diagnostic });
  return (
    <section className={styles.support} aria-labelledby="transaction-support">
      <h2 id="transaction-support" className={styles.supportTitle}>
        {t('support.title')}
      </h2>
      <p>
        {joinSentences(t('support.phishing', { host: config.hostName }), '')}
        <a href={href}>{t('support.write', { email: config.supportEmail })}</a>
      </p>
      <div className={styles.supportActions}>
        {hasChat && (
          <Button variant="secondary" size="small" isPending={isAsking} onClick={ask}>
            {t('order.support.chat')}
          </Button>
        )}
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
