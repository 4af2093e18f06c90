import { useUnit } from 'effector-react';

import { AddressText } from '@coinlane/shared-ui/components';

import { arrivedAsset } from '../../domain/transaction';
import { transactionInfoModel } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import { Hash } from './hash';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** Amount, address and hash of a refund, if known. */
export const RefundFacts = ({ transaction }: StageProps) => {
  const { t, exact, ticker } = useWords();
  const info = useUnit(transactionInfoModel.$from);
  const { refundAmount, refundAddress, refundHash } = transaction;
  const asset = arrivedAsset(transaction);
  return (
    <dl className={styles.facts}>
      {refundAmount !== null && (
        <div className={styles.fact}>
          <dt>{t('refund.amount')}</dt>
          <dd>{asset === null ? exact(refundAmount) : `${exact(refundAmount)} ${ticker(asset)}`}</dd>
        </div>
      )}
      {refundAddress !== null && (
        <div className={styles.fact}>
          <dt>{t('refund.address')}</dt>
          <dd>
            <AddressText address={refundAddress} />
          </dd>
        </div>
      )}
      {refundHash !== null && (
        <div className={styles.fact}>
          <dt>{t('refund.hash')}</dt>
          <dd>
            <Hash hash={refundHash} mask={info?.transactionExplorerMask ?? null} />
          </dd>
        </div>
      )}
    </dl>
  );
};
