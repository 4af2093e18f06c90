import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { AddressText, Card, TextLink } from '@coinlane/shared-ui/components';

import { explorerUrl } from '../../domain/transaction';
import type { TransactionLeg } from '../../domain/transaction';
import { transactionInfoModel } from '../../model/transaction-status';
import { networkName } from '../../ui/network-name';
import { dateText, useWords } from '../words';
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

/** A hash, linked to the chain's explorer where the service names one, and whose site that is. */
const Hash = ({ hash, mask }: { readonly hash: string; readonly mask: string | null }) => {
  const { t } = useWords();
  const url = explorerUrl(mask, hash);
  const text = <AddressText address={hash} format="short" />;
  return url === null ? (
    text
  ) : (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer" title={t('facts.explorer')}>
        {text}
      </a>{' '}
      <span className={styles.muted}>({new URL(url).host})</span>
    </>
  );
};

const Connected = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { original, connected } = transaction;
  return (
    <>
      {original !== null && (
        <Fact term={t('facts.original')}>
          <TextLink href={`/exchange/txs/${original.transactionId}`}>{original.transactionId}</TextLink>
        </Fact>
      )}
      {connected.length > 0 && (
        <Fact term={t('facts.connected')}>
          <ul className={styles.connected}>
            {connected.map(({ transactionId }) => (
              <li key={transactionId}>
                <TextLink href={`/exchange/txs/${transactionId}`}>{transactionId}</TextLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
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
        <Connected transaction={transaction} />
      </dl>
    </Card>
  );
};
