import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { networkName } from '@coinlane/chains/networks';
import { AddressText, Card, CopyButton } from '@coinlane/shared-ui/components';

import {
  depositIssueOf,
  orderKindOf,
  payinFigure,
  payoutFigure,
  providerOrderUrl,
  stageOf,
} from '../../domain/transaction';
import type { OrderFigure, Transaction } from '../../domain/transaction';
import { transactionInfoModel } from '../../model/transaction-status';
import { momentText, translateServiceText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { paymentName } from '../payment-name';
import { sentTerms } from './fiat-words';
import { Hash } from './hash';
import { PayoutAddress } from './payout-address';
import type { StageProps } from './stage-props';
import { amountText } from './status-words';
import styles from './transaction-status.module.css';
import { useOrderFiat } from './use-order-fiat';

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** An amount with its fiat value. The line of the value keeps its height without a price. */
const AmountFact = ({ term, figure }: { readonly term: string; readonly figure: OrderFigure }) => {
  const words = useWords();
  const fiat = useOrderFiat();
  return (
    <Fact term={term}>
      <strong className={styles.amount}>{amountText(words, figure.amount, figure)}</strong>
      <span className={styles.fiat}>{fiat(figure.amount, figure)}</span>
    </Fact>
  );
};

/** Amount that the user sends or sent. If it differs from the agreed one, both are shown. */
const Sent = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  const figure = payinFigure(transaction);
  const { expectedAmount } = transaction.payin;
  if (figure === null) return null;
  const isOther = figure.kind === 'moved' && depositIssueOf(transaction) !== null;
  const terms = sentTerms(transaction);
  const term = isOther ? 'facts.received' : terms[figure.kind];
  return (
    <>
      {isOther && expectedAmount !== null && (
        <Fact term={t('facts.sendLapsed')}>{amountText(words, expectedAmount, transaction.payin)}</Fact>
      )}
      <AmountFact term={t(term)} figure={figure} />
    </>
  );
};

const Got = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  const figure = payoutFigure(transaction);
  if (figure === null) return null;
  const { payin, status } = transaction;
  const terms = {
    moved: stageOf(status) === 'finished' ? t('facts.got') : t('facts.get'),
    agreed: t('facts.get'),
    estimated: t('facts.getAbout'),
    lapsed: t('facts.quotedFor', { amount: amountText(words, payin.expectedAmount, payin) }),
  };
  return <AmountFact term={terms[figure.kind]} figure={figure} />;
};

/** Name of the provider, or the name of our own service. */
const providerName = ({ t }: Words, { provider, providerLabel }: Transaction): string | null => {
  const name = providerLabel ?? provider;
  return name === null ? null : (translateServiceText(t, name) ?? name);
};

/**
 * ID of the order at the provider, for the provider's support. A link if the reply has the URL of the order's page.
 */
const ProviderFacts = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  const name = providerName(words, transaction);
  const { providerOrderId } = transaction;
  const url = providerOrderUrl(transaction);
  const id = (
    <span translate="no" className={styles.mono}>
      {providerOrderId}
    </span>
  );
  return (
    <>
      {name !== null && <Fact term={t('summary.provider')}>{name}</Fact>}
      {providerOrderId !== null && (
        <Fact term={t('facts.providerId')}>
          {url === null ? (
            id
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {id}
            </a>
          )}{' '}
          <CopyButton
            value={providerOrderId}
            label={t('facts.copyProviderId')}
            copiedLabel={t('copy.copied')}
            failedLabel={t('copy.failed')}
            isIconOnly
          />
        </Fact>
      )}
    </>
  );
};

/** Payment or payout method for fiat. */
const Payment = ({ transaction }: StageProps) => {
  const words = useWords();
  const { paymentKind } = transaction;
  const kind = orderKindOf(transaction);
  return paymentKind === null || kind === 'crypto' ? null : (
    <Fact term={words.t(`fiat.pay.${kind}`)}>{paymentName(words, paymentKind)}</Fact>
  );
};

const Hashes = ({ transaction: { payin, payout } }: StageProps) => {
  const { t } = useWords();
  const { fromInfo, toInfo } = useUnit({
    fromInfo: transactionInfoModel.$from,
    toInfo: transactionInfoModel.$to,
  });
  return (
    <>
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
    </>
  );
};

/** The recipient with its network, and its memo. */
const Recipient = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { payout } = transaction;
  if (orderKindOf(transaction) === 'sell')
    return (
      <div className={styles.recipient}>
        <PayoutAddress transaction={transaction} />
      </div>
    );
  if (payout.address === null) return null;
  return (
    <dl className={styles.recipient}>
      <dt>{t('facts.toAddress', { network: networkName(payout.network) })}</dt>
      <dd>
        <AddressText address={payout.address} />
      </dd>
      {payout.extraId !== null && (
        <>
          <dt>{payout.extraIdName ?? t('deposit.extraId')}</dt>
          <dd>
            <AddressText address={payout.extraId} />
          </dd>
        </>
      )}
    </dl>
  );
};

/** Details of the order and its hashes, with ways to save it (`children`). */
export const TransactionFacts = ({
  transaction,
  children,
}: StageProps & { readonly children: ReactNode }) => {
  const { t } = useWords();
  const { rateMode, createdAt } = transaction;
  return (
    <Card as="section" aria-labelledby="transaction-facts" className={styles.panel}>
      <h2 id="transaction-facts" className={styles.panelTitle}>
        {t('facts.title')}
      </h2>
      <dl className={styles.facts}>
        <Sent transaction={transaction} />
        <Got transaction={transaction} />
        <Hashes transaction={transaction} />
        {rateMode !== null && <Fact term={t('summary.rate')}>{t(`facts.rate.${rateMode}`)}</Fact>}
        <Payment transaction={transaction} />
        <ProviderFacts transaction={transaction} />
        <Fact term={t('facts.created')}>
          <time dateTime={new Date(createdAt).toISOString()}>{momentText(createdAt)}</time>
        </Fact>
      </dl>
      <Recipient transaction={transaction} />
      {children}
    </Card>
  );
};
