import { AddressText } from '@coinlane/shared-ui/components';

import { orderKindOf } from '../../domain/transaction';
import type { Transaction } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const termOf = (transaction: Transaction) => {
  if (orderKindOf(transaction) !== 'sell') return 'facts.payoutAddress';
  return transaction.paymentKind === 'card' ? 'fiat.payout.card' : 'fiat.payout.account';
};

/**
 * The payout address, formatted for comparison. For a sale, the bank account or card, which perhaps only the
 * provider knows.
 */
export const PayoutAddress = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { payout, provider, providerLabel } = transaction;
  const isSale = orderKindOf(transaction) === 'sell';
  if (payout.address === null && !isSale) return null;
  return (
    <div>
      <p className={styles.term}>{t(termOf(transaction))}</p>
      {payout.address === null ? (
        <p>{t('fiat.payout.atProvider', { provider: providerLabel ?? provider ?? '' })}</p>
      ) : (
        <AddressText address={payout.address} />
      )}
    </div>
  );
};
