import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { networkName } from '@coinlane/chains/networks';
import { AddressText, Card } from '@coinlane/shared-ui/components';

import { payinFigure, payoutFigure, stageOf } from '../../domain/transaction';
import type { OrderFigure } from '../../domain/transaction';
import { transactionInfoModel } from '../../model/transaction-status';
import { dateText, useWords } from '../../../page/screens/words';
import { Hash } from './hash';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const useFigureText = () => {
  const { exact, ticker } = useWords();
  return (figure: OrderFigure): string =>
    `${exact(figure.amount)} ${ticker(figure)} (${networkName(figure.network)})`;
};

const Sent = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const text = useFigureText();
  const figure = payinFigure(transaction);
  const terms = {
    moved: 'facts.sent',
    agreed: 'facts.send',
    estimated: 'facts.send',
    lapsed: 'facts.sendLapsed',
  } as const;
  return figure === null ? null : <Fact term={t(terms[figure.kind])}>{text(figure)}</Fact>;
};

const Got = ({ transaction }: StageProps) => {
  const { t, exact, ticker } = useWords();
  const text = useFigureText();
  const figure = payoutFigure(transaction);
  if (figure === null) return null;
  const { payin, status } = transaction;
  const quotedFor =
    payin.expectedAmount === null
      ? t('order.quote.quoted')
      : t('facts.quotedFor', { amount: exact(payin.expectedAmount), ticker: ticker(payin) });
  const terms = {
    moved: stageOf(status) === 'finished' ? t('facts.got') : t('facts.get'),
    agreed: t('facts.get'),
    estimated: t('facts.getAbout'),
    lapsed: quotedFor,
  };
  return <Fact term={terms[figure.kind]}>{text(figure)}</Fact>;
};

/** Details of the order and its hashes, with ways to save it (`children`). */
export const TransactionFacts = ({
  transaction,
  children,
}: StageProps & { readonly children: ReactNode }) => {
  const { t } = useWords();
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
        <Sent transaction={transaction} />
        <Got transaction={transaction} />
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
      {children}
    </Card>
  );
};
