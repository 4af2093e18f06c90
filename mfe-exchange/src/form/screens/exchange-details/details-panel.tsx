import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

import { Alert, Skeleton } from '@coinlane/shared-ui/components';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';

import { draftModel } from '../../model/draft';
import { fiatModeModel } from '../../model/fiat-mode';
import { $orderFlow } from '../../model/order-flow';
import { returnFieldModel } from '../../model/return-field';
import { reviewModel } from '../../model/review';
import { $accountRequester, transactionCreationModel } from '../../model/transaction-creation';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';
import { CreationPanel, focusWhenThere } from '../creation-panel';
import styles from './details.module.css';
import { ExtraIdField, RulesMissing } from './extra-id-field';
import { OptionalSection } from './optional-section';
import { RecipientField } from './recipient-field';

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
  /** Replacement for the recipient field if the recipient is fixed. */
  readonly recipient?: ReactNode;
  /**
   * Extra ID of a fixed recipient. Asked: the user enters it, or declares that none is needed. Given: it is fixed too.
   */
  readonly extraId?: 'asked' | 'given';
};

/** Loads only for fiat orders. */
const FiatOptions = lazyPart(async () => {
  const options = await import(/* webpackChunkName: "fiat-options" */ '../fiat-options');
  return options.FiatOptions;
});

/** Reserves space, because the server does not wait for the chunk. */
const FiatPlace = ({ exchange }: { readonly exchange: 'buy' | 'sell' }) => {
  const { t } = useWords();
  const isBrowser = useIsBrowser();
  const waiting = <Skeleton shape="card" count={3} label={t('form.loading')} />;
  return isBrowser ? (
    <Suspense fallback={waiting}>
      <FiatOptions exchange={exchange} />
    </Suspense>
  ) : (
    waiting
  );
};

const Review = lazyPart(async () => {
  const { ReviewPanel } = await import(/* webpackChunkName: "exchange-review" */ '../exchange-review');
  return ReviewPanel;
});

/**
 * Focuses the first field after the review, or the field that the user returned to fill in, unless a problem has
 * the focus.
 */
const useReturn = (isReviewing: boolean): void => {
  const field = useUnit(returnFieldModel.$field);
  const wasReviewing = useRef(false);
  useEffect(() => {
    const isBack = wasReviewing.current && !isReviewing;
    wasReviewing.current = isReviewing;
    return isBack && document.activeElement === document.body
      ? focusWhenThere(`exchange-${field}`)
      : undefined;
  }, [field, isReviewing]);
};

/** The recipient fields and the button of the form, later replaced by the review. */
export const DetailsPanel = ({ recipient = <Recipient />, extraId }: Props) => {
  const { t } = useWords();
  const { chosenKind, isReviewing, exchange, start, readDraft } = useUnit({
    chosenKind: fiatModeModel.$kind,
    isReviewing: reviewModel.$isOpen,
    exchange: transactionCreationModel.exchangePressed,
    start: transactionCreationModel.started,
    readDraft: draftModel.started,
  });
  useReturn(isReviewing);
  // after hydration of the fields, because text typed earlier takes precedence over the stored draft
  useEffect(() => {
    readDraft();
    start();
  }, [readDraft, start]);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    exchange();
  };
  return (
    <>
      <section aria-label={t('details.title')} hidden={isReviewing}>
        <form noValidate className={styles.form} onSubmit={handleSubmit}>
          <BridgeNote />
          {chosenKind !== 'crypto' && <FiatPlace exchange={chosenKind} />}
          {recipient}
          {extraId === 'asked' && <ExtraIdField />}
          {extraId === 'given' && <RulesMissing />}
          <OptionalSection />
          {!isReviewing && (
            <CreationPanel label={t(`review.start.${chosenKind}`)} hint={t('review.startHint')} />
          )}
        </form>
      </section>
      {isReviewing && (
        <Suspense fallback={<Skeleton shape="card" label={t('form.loading')} />}>
          <Review />
        </Suspense>
      )}
    </>
  );
};
