import { AddressText } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** The payout address, formatted for comparison. */
export const PayoutAddress = ({ transaction: { payout } }: StageProps) => {
  const { t } = useWords();
  return payout.address === null ? null : (
    <div>
      <p className={styles.term}>{t('facts.payoutAddress')}</p>
      <AddressText address={payout.address} />
    </div>
  );
};
