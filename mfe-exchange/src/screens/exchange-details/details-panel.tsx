import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

import { Alert } from '@coinlane/shared-ui/components';

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

/** The recipient field. Hidden if the provider asks for the bank account on its own page (spec §7 "address"). */
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

/** Notice that the form is the bridge. */
const BridgeNote = () => {
  const { t } = useWords();
  const flow = useUnit($orderFlow);
  return flow === 'bridge' ? <Alert tone="info">{t('checkout.bridge')}</Alert> : null;
};

type Props = {
  /** Replaces the recipient field if the recipient is fixed. */
  readonly recipient?: ReactNode;
};

/** The recipient fields and the Exchange button. */
export const DetailsPanel = ({ recipient = <Recipient /> }: Props) => {
  const { t } = useWords();
  const { exchange, start, readDraft } = useUnit({
    exchange: transactionCreationModel.exchangePressed,
    start: transactionCreationModel.started,
    readDraft: draftModel.started,
  });
  // after hydration of the fields: text typed before takes precedence over the stored draft
  useEffect(() => {
    readDraft();
    start();
  }, [readDraft, start]);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    exchange();
  };
  return (
    <section aria-label={t('details.title')}>
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
    </section>
  );
};
