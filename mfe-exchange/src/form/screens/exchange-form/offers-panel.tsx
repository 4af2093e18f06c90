import { useUnit } from 'effector-react';

import { Alert, Card, CountdownRing, Skeleton } from '@coinlane/shared-ui/components';
import { FailureAlert } from '@coinlane/shared-ui/failure';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { EstimateFailure } from '../../domain/estimate';
import { amountModel } from '../../model/amount';
import { amountLimitsModel } from '../../model/amount-limits';
import { clockModel } from '../../../page/model/clock';
import { estimateModel } from '../../model/estimate';
import type { EstimateView } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { OfferList } from '../../ui/offer-list';
import { clockText, ServiceText, useWords } from '../../../page/screens/words';
import { useFiat } from '../use-fiat';
import type { Words } from '../../../page/screens/words';
import styles from './calculator-card.module.css';
import { OfferFilterPlace } from './offer-filter-place';
import { isUsable, toOffer } from './to-offer';
import type { ShownView } from './to-offer';

const SORTED = { direct: 'sortedByReceive', reverse: 'sortedBySend' } as const;

/** Text for an amount that no provider accepts. Includes the smallest accepted amount. */
const useNoneText = (): string => {
  const { t, short, ticker } = useWords();
  const { pair, limits } = useUnit({ pair: pairModel.$pair, limits: amountLimitsModel.$limits });
  return pair === null || limits.range._tag !== 'TooSmall'
    ? t('offers.none')
    : t('offers.noneMin', { min: short(limits.range.min), ticker: ticker(pair.from) });
};

const Shown = ({ view }: { readonly view: ShownView }) => {
  const words = useWords();
  const { t } = words;
  const fiat = useFiat();
  const none = useNoneText();
  const { pair, query, direction, rateMode, isAsking, pick } = useUnit({
    pair: pairModel.$pair,
    query: estimateModel.$query,
    direction: amountModel.$direction,
    rateMode: amountModel.$rateMode,
    isAsking: estimateModel.$isAsking,
    pick: estimateModel.providerPicked,
  });
  const counted = direction === 'direct' ? pair?.to : pair?.from;
  const sendFacts = {
    send: direction === 'direct' ? (query?.amount ?? null) : null,
    ticker: pair === null ? '' : words.ticker(pair.from),
  };
  return (
    <OfferList
      label={t('offers.list')}
      offers={view.estimates.map((estimate) =>
        toOffer(
          { words, fiat, view, direction, counted, sendFacts, isFixed: rateMode === 'fixed' },
          estimate,
        ),
      )}
      isRefreshing={isAsking}
      onPick={pick}
      footer={view.estimates.some(isUsable) ? t(`offers.${SORTED[direction]}`) : none}
    />
  );
};

type TroubleProps = { readonly title: string; readonly failure: CallFailure };

/** Notice that offers failed to load, with the reason. They are requested again. */
const NotLoaded = ({ title, failure }: TroubleProps) => {
  const { t } = useWords();
  const { retried, isAsking } = useUnit({
    retried: estimateModel.retried,
    isAsking: estimateModel.$isAsking,
  });
  return (
    <FailureAlert
      ns="exchange"
      tone="warning"
      isAutomatic
      title={title}
      failure={failure}
      retryLabel={t('offers.retry')}
      isRetrying={isAsking}
      onRetry={() => retried()}
    />
  );
};

/** Notice about outdated offers, with their age. */
const Stale = ({ view: { failure, receivedAt } }: { readonly view: ShownView }) => {
  const { t, age } = useWords();
  const now = useUnit(clockModel.$now);
  return failure === null ? null : (
    <NotLoaded title={t('offers.stale', { age: age(now - receivedAt) })} failure={failure} />
  );
};

const Countdown = () => {
  const { t, age } = useWords();
  const { countdown, expiredAgeMs } = useUnit({
    countdown: estimateModel.$countdown,
    expiredAgeMs: estimateModel.$expiredAgeMs,
  });
  if (expiredAgeMs !== null)
    return <span className={styles.note}>{t('calculator.age', { age: age(expiredAgeMs) })}</span>;
  if (countdown === null) return null;
  const label = t(`offers.${countdown.kind}`);
  return (
    <span className={styles.note}>
      <span aria-hidden="true">{label} </span>
      <CountdownRing
        label={label}
        secondsLeft={countdown.secondsLeft}
        secondsTotal={countdown.totalSeconds}
        text={clockText(countdown.secondsLeft)}
        isUrgent={countdown.kind === 'quote' && countdown.secondsLeft <= 30}
      />
    </span>
  );
};

type OwnRefusal = Exclude<EstimateFailure, { readonly _tag: 'ServerSaid' }>;

const refusalText = ({ t }: Words, refusal: OwnRefusal | null, none: string): string => {
  switch (refusal?._tag) {
    case 'TooPrecise':
      return t('offers.TooPrecise', { decimals: refusal.decimals });
    case 'TooLarge':
    case 'PairInactive':
    case 'FixedRateUnavailable':
    case 'PaymentUnavailable':
      return t(`offers.${refusal._tag}`);
    case 'TooSmall':
    case 'CallFailed':
    case undefined:
      return none;
  }
};

/** Text about missing or outdated offers. Empty if there is no problem. */
export const OfferTrouble = ({ view }: { readonly view: EstimateView }) => {
  const words = useWords();
  const none = useNoneText();
  switch (view._tag) {
    case 'Idle':
    case 'Pending':
      return null;
    case 'Failed':
      return <NotLoaded title={words.t('offers.failed')} failure={view.failure} />;
    case 'Refused':
      return (
        <Alert tone="warning" role="status">
          {view.refusal?._tag === 'ServerSaid' ? (
            <ServiceText text={view.refusal.message} />
          ) : (
            refusalText(words, view.refusal, none)
          )}
        </Alert>
      );
    case 'Shown':
      return <Stale view={view} />;
  }
};

const Content = ({ view }: { readonly view: EstimateView }) => {
  const { t } = useWords();
  const { rows, pair } = useUnit({ rows: estimateModel.$rows, pair: pairModel.$view });
  const pending = (
    <div className={styles.pendingOffers}>
      <Skeleton shape="row" count={rows} label={t('offers.pending')} />
    </div>
  );
  switch (view._tag) {
    case 'Idle':
      // without an amount, or while the currencies load
      return pair._tag === 'Pending' ? pending : <p className={styles.idle}>{t('offers.idle')}</p>;
    case 'Pending':
      return pending;
    case 'Failed':
    case 'Refused':
      return <OfferTrouble view={view} />;
    case 'Shown':
      return (
        <>
          <OfferTrouble view={view} />
          <Shown view={view} />
          <OfferFilterPlace />
        </>
      );
  }
};

/** Offers of the providers for the amount. Keeps its height while they load. */
export const OffersPanel = () => {
  const { t } = useWords();
  const view = useUnit(estimateModel.$view);
  return (
    <Card as="section" id="exchange-offers" aria-label={t('offers.section')} className={styles.offers}>
      <div className={styles.offersHead}>
        <h2 className={styles.offersTitle}>{t('offers.title')}</h2>
        <Countdown />
      </div>
      <Content view={view} />
    </Card>
  );
};
