import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

import { Alert, Card } from '@coinlane/shared-ui/components';

import { draftModel } from '../../model/draft';
import { $orderFlow } from '../../model/order-flow';
import { $accountRequester, transactionCreationModel } from '../../model/transaction-creation';
import { useWords } from '../words';
import { CreationPanel } from './creation-panel';
import styles from './details.module.css';
import { EmailField } from './email-field';
import { ExtraIdField } from './extra-id-field';
import { OrderSummary } from './order-summary';
import { RecipientField } from './recipient-field';
import { RefundField } from './refund-field';
import { StepLine } from './step-line';
import { TermsFields } from './terms-fields';

/** One fiat provider asks for the bank account on its own page (spec §7 "address"); everybody else is told here. */
const Recipient = () => {
  const { t } = useWords();
  const provider = useUnit($accountRequester);
  return provider === null ? (
    <>
      <RecipientField />
      <ExtraIdField />
    </>
  ) : (
    <Alert tone="info">{t('checkout.noRecipient', { provider })}</Alert>
  );
};

/** Says which variant of the exchange this is, where it is the bridge. */
const BridgeNote = () => {
  const { t } = useWords();
  const door = useUnit($orderFlow);
  return door === 'bridge' ? <Alert tone="info">{t('checkout.bridge')}</Alert> : null;
};

type Props = {
  /** Where the visitor does not say where to. */
  readonly recipient?: ReactNode;
};

/** Where the money goes, and the order itself. */
export const DetailsPanel = ({ recipient = <Recipient /> }: Props) => {
  const { t } = useWords();
  const { exchange, start, readDraft } = useUnit({
    exchange: transactionCreationModel.exchangePressed,
    start: transactionCreationModel.started,
    readDraft: draftModel.started,
  });
  // once the fields have come to life: what was typed in them before outweighs what was stored
  useEffect(() => {
    readDraft();
    start();
  }, [readDraft, start]);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    exchange();
  };
  return (
    <Card as="section" aria-labelledby="exchange-details" padding="large" className={styles.card}>
      <h2 id="exchange-details" className={styles.title}>
        {t('details.title')}
      </h2>
      <StepLine />
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        <BridgeNote />
        {recipient}
        <RefundField />
        <EmailField />
        <OrderSummary />
        <TermsFields />
        <CreationPanel />
      </form>
    </Card>
  );
};
