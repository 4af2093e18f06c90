import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatShort } from '../../domain/amount';
import { tickerLabel } from '../../domain/ticker';
import type { Quote } from '../../domain/trade';
import { tradeModel } from '../../model/trade';
import { MutationFailure } from '../../ui/mutation-failure';
import { FactList, FactRow } from '../../ui/facts';
import { Amount } from '../../ui/money';
import { RateClock } from '../../ui/rate-clock';
import styles from './exchange.module.css';

type TermsProps = { readonly quote: Quote; readonly isOtherAmount: boolean };

const Terms = ({ quote, isOtherAmount }: TermsProps) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  return (
    <>
      {isOtherAmount && <Alert tone="warning">{t('problem.amountChanged')}</Alert>}
      <FactList isSunken>
        <FactRow label={t('trade.youPay')}>
          <Amount amount={quote.fromAmount} currency={quote.from} isExact />
        </FactRow>
        <FactRow label={t('trade.youGet')} isStrong>
          <Amount amount={quote.toAmount} currency={quote.to} isExact />
        </FactRow>
        <FactRow label={t('trade.rate')}>
          <bdi>
            1 {tickerLabel(quote.from)} ≈ {formatShort(quote.rate, language)} {tickerLabel(quote.to)}
          </bdi>
        </FactRow>
        <FactRow label={t('trade.networkFee')}>{t('trade.noFee')}</FactRow>
      </FactList>
    </>
  );
};

/** Replaces the trade button once the price has expired. */
const ExpiredNotice = () => {
  const { t } = useTranslation('pro');
  const { ask, isFetching } = useUnit({
    ask: tradeModel.quoteRequested,
    isFetching: tradeModel.quote.$pending,
  });
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('trade.ranOutTitle')}
      action={
        <Button size="small" isPending={isFetching} pendingLabel={t('trade.asking')} onClick={() => ask()}>
          {t('trade.newRate')}
        </Button>
      }
    >
      {t('trade.ranOut')}
    </Alert>
  );
};

/** A double press cannot trade twice: the button works only while the price is valid and no request is pending. */
const Buttons = ({ isHeld }: { readonly isHeld: boolean }) => {
  const { t } = useTranslation('pro');
  const { mutation, isPending, place, back } = useUnit({
    mutation: tradeModel.order.$mutation,
    isPending: tradeModel.order.$pending,
    place: tradeModel.placeRequested,
    back: tradeModel.backRequested,
  });
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" size="large" onClick={() => back()}>
        {t('back')}
      </Button>
      <Button
        size="large"
        isPending={isPending || mutation._tag === 'Done'}
        pendingLabel={t('trade.placing')}
        disabled={!isHeld}
        ignoresDoubleClick
        onClick={() => place()}
      >
        {t('trade.place')}
      </Button>
    </div>
  );
};

/** CONFIRM: the terms, and the button that trades. */
export const ConfirmStep = ({ leftMs }: { readonly leftMs: number | null }) => {
  const { t } = useTranslation('pro');
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, mutation } = useUnit({ view: tradeModel.$quote, mutation: tradeModel.order.$mutation });
  useEffect(() => heading.current?.focus(), []);
  const isOver = view._tag === 'Held' && view.isExpired;
  return (
    <div className={styles.form}>
      <div className={styles.confirmHead}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('trade.confirmTitle')}
        </h2>
        {view._tag === 'Held' && leftMs !== null && (
          <RateClock leftMs={leftMs} heldForMs={view.quote.heldForMs} />
        )}
      </div>
      {view._tag === 'Held' && <Terms {...view} />}
      {view._tag === 'Failed' && <MutationFailure problem={view.problem} />}
      {mutation._tag === 'Failed' && !isOver && <MutationFailure problem={mutation.problem} isMoney />}
      {isOver && <ExpiredNotice />}
      <Buttons isHeld={view._tag === 'Held' && !view.isExpired} />
    </div>
  );
};
