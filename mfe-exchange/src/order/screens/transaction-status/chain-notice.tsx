import { Alert } from '@coinlane/shared-ui/components';

import { translateServiceText, useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/**
 * Explains another recipient in the provider's report, or a reported transfer that the network does not confirm.
 * Renders nothing without one.
 */
export const ChainNotice = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { chainDoubt, provider, providerLabel, reportedRecipient, payout } = transaction;
  const word = reportedRecipient === null ? chainDoubt : 'redirected';
  if (word === null) return null;
  const name = providerLabel ?? provider ?? '';
  return (
    <Alert tone={word === 'unreadable' ? 'info' : 'warning'} role="status">
      <p className={styles.addresses}>
        {t(`chain.${word}`, {
          provider: translateServiceText(t, name) ?? name,
          agreed: payout.address ?? '',
          reported: reportedRecipient ?? '',
        })}
      </p>
    </Alert>
  );
};
