import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';

import { Alert, Button, Card, CountdownRing } from '@coinlane/shared-ui/components';
import { ArrowLeftIcon } from '@coinlane/shared-ui/icons';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';

import { amountModel } from '../../model/amount';
import { estimateModel } from '../../model/estimate';
import { fiatModeModel } from '../../model/fiat-mode';
import { returnFieldModel } from '../../model/return-field';
import { reviewModel } from '../../model/review';
import { transactionCreationModel } from '../../model/transaction-creation';
import { PriceDetails } from '../calculator-extras';
import { CreationPanel } from '../creation-panel';
import { clockText, useWords } from '../../../page/screens/words';
import { useDealText } from './deal-text';
import { LossConfirmation } from './loss-confirmation';
import { RateChangeNotice } from './rate-change-notice';
import { ReviewAmounts } from './review-amounts';
import { ReviewFacts } from './review-facts';
import { ReviewRecipient } from './review-recipient';
import styles from './review.module.css';
import { StepLine } from './step-line';
import { TermsFields } from './terms-fields';

/** Time left of a fixed rate. */
const RateClock = () => {
  const { t } = useWords();
  const countdown = useUnit(estimateModel.$countdown);
  return countdown?.kind !== 'quote' ? null : (
    <p className={styles.clock}>
      {t('offers.quote')}
      <CountdownRing
        label={t('offers.quote')}
        secondsLeft={countdown.secondsLeft}
        secondsTotal={countdown.totalSeconds}
        text={clockText(countdown.secondsLeft)}
        isUrgent={countdown.secondsLeft <= 30}
      />
    </p>
  );
};

/** Explains when the amount is final, and how a check affects the payment. */
const ReviewNote = ({ isFixed }: { readonly isFixed: boolean }) => {
  const { t } = useWords();
  const exchange = useUnit(fiatModeModel.$kind);
  if (exchange === 'buy') return t('fiat.review.buy');
  return joinSentences(t(isFixed ? 'calculator.rate.clocks' : 'review.floating'), t('terms.hold'));
};

/** Adds the review to the history as an entry, so that "back" in the browser leads to the form. */
const useHistoryEntry = (): void => {
  const close = useUnit(reviewModel.closed);
  useEffect(() => {
    window.history.pushState(window.history.state, '');
    const handleBack = (): void => close();
    window.addEventListener('popstate', handleBack);
    return () => {
      window.removeEventListener('popstate', handleBack);
    };
  }, [close]);
};

/**
 * Marks the document, to hide the form and everything about it. With a `:has()` selector instead, each added
 * element would restyle the whole document.
 */
const useReviewMark = (): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['reviewing'] = '';
    return () => {
      delete dataset['reviewing'];
    };
  }, []);
};

const back = (): void => {
  window.history.back();
};

/** Summary of the order before it is created, both agreements, and the button that creates it. */
export const ReviewPanel = () => {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { chosenKind, rateMode, create, miss } = useUnit({
    chosenKind: fiatModeModel.$kind,
    rateMode: amountModel.$rateMode,
    create: transactionCreationModel.orderPressed,
    miss: returnFieldModel.fieldMissed,
  });
  const deal = useDealText();
  useHistoryEntry();
  useReviewMark();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const addRefund = (): void => {
    miss('refundAddress');
    back();
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    create();
  };
  return (
    <div data-review className={styles.review}>
      <div className={styles.head}>
        <Button variant="ghost" size="small" className={styles.flush} onClick={back}>
          <ArrowLeftIcon size="small" />
          {t('review.back')}
        </Button>
        <StepLine />
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`review.title.${chosenKind}`)}
      </h1>
      <Card>
        <form noValidate className={styles.form} onSubmit={handleSubmit}>
          <ReviewAmounts />
          <RateClock />
          <RateChangeNotice />
          <ReviewRecipient onEdit={back} />
          <ReviewFacts onAddRefund={addRefund} />
          <PriceDetails />
          <Alert tone="info">
            <ReviewNote isFixed={rateMode === 'fixed'} />
          </Alert>
          <TermsFields />
          <LossConfirmation />
          <CreationPanel
            label={t(`review.create.${chosenKind}`)}
            deal={deal}
            hint={t(`review.next.${chosenKind}`)}
          />
        </form>
      </Card>
    </div>
  );
};
