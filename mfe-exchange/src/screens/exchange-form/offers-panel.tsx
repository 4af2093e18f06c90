import { useUnit } from 'effector-react';

import { Alert, CountdownRing, Skeleton } from '@coinlane/shared-ui/components';

import type { Direction } from '@coinlane/shared-contracts/values';

import { isPositive } from '../../domain/amount';
import { isBestEstimate } from '../../domain/estimate';
import type { ChoiceReason, Estimate, EstimateFailure } from '../../domain/estimate';
import { amountModel } from '../../model/amount';
import { clockModel } from '../../model/clock';
import { estimateModel } from '../../model/estimate';
import type { EstimateView } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { OfferList } from '../../ui/offer-list';
import type { Offer } from '../../ui/offer-list';
import { clockText, FailureNotice, useWords } from '../words';
import type { Words } from '../words';
import styles from './calculator-card.module.css';

type ShownView = Extract<EstimateView, { readonly _tag: 'Shown' }>;

const reasonText = (t: Words['t'], reason: ChoiceReason): string =>
  reason._tag === 'PickedByVisitor'
    ? t(reason.isBest ? 'offers.pickedBest' : 'offers.pickedOther')
    : t(`offers.${reason._tag}`);

const noteOf = ({ t }: Words, { error, speedForecast, isHighNetworkFee, warning }: Estimate): string => {
  if (error !== null) return t('offers.unavailable');
  const parts = [
    speedForecast === null ? '' : t('offers.minutes', { range: speedForecast }),
    isHighNetworkFee ? t('offers.highFee') : '',
    warning ?? '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
};

type OfferFacts = {
  readonly words: Words;
  readonly view: ShownView;
  readonly direction: Direction;
  readonly ticker: string;
};

const toOffer = ({ words, view, direction, ticker }: OfferFacts, estimate: Estimate): Offer => ({
  provider: estimate.provider,
  label: estimate.label,
  amount: isPositive(estimate.estimatedAmount) ? `${words.short(estimate.estimatedAmount)} ${ticker}` : null,
  note: noteOf(words, estimate),
  badge:
    view.estimates.length > 1 && isBestEstimate(view.estimates, estimate, direction)
      ? words.t('offers.best')
      : null,
  isChosen: estimate.provider === view.chosen.provider,
});

const Shown = ({ view }: { readonly view: ShownView }) => {
  const words = useWords();
  const { pair, direction, isAsking, pick } = useUnit({
    pair: pairModel.$pair,
    direction: amountModel.$direction,
    isAsking: estimateModel.$isAsking,
    pick: estimateModel.providerPicked,
  });
  const counted = direction === 'direct' ? pair?.to : pair?.from;
  const ticker = counted === undefined ? '' : words.ticker(counted);
  return (
    <OfferList
      label={words.t('offers.list')}
      offers={view.estimates.map((estimate) => toOffer({ words, view, direction, ticker }, estimate))}
      isRefreshing={isAsking}
      onPick={pick}
      reason={reasonText(words.t, view.reason)}
    />
  );
};

/** The offers are older than they should be: how old, and why. */
const Stale = ({ view }: { readonly view: ShownView }) => {
  const { t, age } = useWords();
  const { now, retried, isAsking } = useUnit({
    now: clockModel.$now,
    retried: estimateModel.retried,
    isAsking: estimateModel.$isAsking,
  });
  return view.failure === null ? null : (
    <FailureNotice
      title={t('offers.stale', { age: age(now - view.receivedAt) })}
      failure={view.failure}
      retryLabel={t('offers.retry')}
      isRetrying={isAsking}
      onRetry={() => retried()}
    />
  );
};

const Countdown = () => {
  const { t, age } = useWords();
  const { countdown, expiredAgeMs } = useUnit({
    countdown: estimateModel.$countdown,
    expiredAgeMs: estimateModel.$expiredAgeMs,
  });
  if (expiredAgeMs !== null)
    return <span className={styles.age}>{t('calculator.age', { age: age(expiredAgeMs) })}</span>;
  return countdown === null ? null : (
    <CountdownRing
      label={t(`offers.${countdown.kind}`)}
      secondsLeft={countdown.secondsLeft}
      secondsTotal={countdown.totalSeconds}
      text={clockText(countdown.secondsLeft)}
      isUrgent={countdown.kind === 'quote' && countdown.secondsLeft <= 30}
    />
  );
};

const refusalText = ({ t }: Words, refusal: EstimateFailure | null): string => {
  switch (refusal?._tag) {
    case 'ServerSaid':
      return refusal.message;
    case 'TooSmall':
    case 'TooLarge':
    case 'PairInactive':
    case 'FixedRateUnavailable':
      return t(`offers.${refusal._tag}`);
    case 'CallFailed':
    case undefined:
      return t('offers.none');
  }
};

const Content = ({ view }: { readonly view: EstimateView }) => {
  const words = useWords();
  const { rows, retried, isAsking } = useUnit({
    rows: estimateModel.$rows,
    retried: estimateModel.retried,
    isAsking: estimateModel.$isAsking,
  });
  switch (view._tag) {
    case 'Idle':
      return <p className={styles.idle}>{words.t('offers.idle')}</p>;
    case 'Pending':
      return (
        <div className={styles.pendingOffers}>
          <Skeleton shape="row" count={rows} label={words.t('offers.pending')} />
        </div>
      );
    case 'Failed':
      return (
        <FailureNotice
          title={words.t('offers.failed')}
          failure={view.failure}
          retryLabel={words.t('offers.retry')}
          isRetrying={isAsking}
          onRetry={() => retried()}
        />
      );
    case 'Refused':
      return (
        <Alert tone="warning" role="status">
          {refusalText(words, view.refusal)}
        </Alert>
      );
    case 'Shown':
      return (
        <>
          <Stale view={view} />
          <Shown view={view} />
        </>
      );
  }
};

/** What the providers offer for the amount; as high while it is asked for as it will be. */
export const OffersPanel = () => {
  const { t } = useWords();
  const view = useUnit(estimateModel.$view);
  return (
    <section className={styles.offers} aria-label={t('offers.section')}>
      <div className={styles.offersHead}>
        <h2 className={styles.offersTitle}>{t('offers.title')}</h2>
        <Countdown />
      </div>
      <Content view={view} />
    </section>
  );
};
