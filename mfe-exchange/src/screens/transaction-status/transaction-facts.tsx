import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { AddressText, Card } from '@coinlane/shared-ui/components';

import type { TransactionLeg } from '../../domain/transaction';
import { transactionInfoModel } from '../../model/transaction-status';
import { networkName } from '../../ui/network-name';
import { dateText, useWords } from '../words';
import { Hash } from './hash';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const useLegText = () => {
  const { exact, ticker } = useWords();
  return (leg: TransactionLeg): string => {
    const amount = leg.amount ?? leg.expectedAmount;
    return amount === null ? '–' : `${exact(amount)} ${ticker(leg)} (${networkName(leg.network)})`;
  };
};

/** The order as it was made, and its traces on the chains. */
export const TransactionFacts = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const legText = useLegText();
  const { fromInfo, toInfo } = useUnit({
    fromInfo: transactionInfoModel.$from,
    toInfo: transactionInfoModel.$to,
  });
  const { payin, payout } = transaction;
  return (
    <Card as="section" aria-labelledby="transaction-facts" padding="medium">
      <h2 id="transaction-facts" className={styles.panelTitle}>
        {t('facts.title')}
      </h2>
      <dl className={styles.facts}>
        <Fact term={t('facts.send')}>{legText(payin)}</Fact>
        <Fact term={t('facts.get')}>{legText(payout)}</Fact>
        {payout.address !== null && (
          <Fact term={t('facts.payoutAddress')}>
            <AddressText address={payout.address} />
          </Fact>
        )}
        {payout.extraId !== null && (
          <Fact term={payout.extraIdName ?? t('deposit.extraId')}>
            <AddressText address={payout.extraId} />
          </Fact>
        )}
        {payin.hash !== null && (
          <Fact term={t('facts.payinHash')}>
            <Hash hash={payin.hash} mask={fromInfo?.transactionExplorerMask ?? null} />
          </Fact>
        )}
        {payout.hash !== null && (
          <Fact term={t('facts.payoutHash')}>
            <Hash hash={payout.hash} mask={toInfo?.transactionExplorerMask ?? null} />
          </Fact>
        )}
        <Fact term={t('facts.created')}>
          <time dateTime={new Date(transaction.createdAt).toISOString()}>
            {dateText(transaction.createdAt)}
          </time>
        </Fact>
      </dl>
    </Card>
  );
};
