import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { Card } from '@coinlane/shared-ui/components';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { draftAt } from '../../domain/trade';
import { tradeModel } from '../../model/trade';
import { useTimeLeft } from '../../ui/countdown';
import { TradeSteps } from '../../ui/trade-steps';
import { BalancesAside } from './balances-aside';
import { ConfirmStep } from './confirm-step';
import { ExchangeStep } from './exchange-step';
import styles from './exchange.module.css';

/** Time in ms until the price expires. Null: no price. */
const useRateClock = (): number | null => {
  const { serverNow } = useRemoteProps();
  const { quote, ranOut } = useUnit({ quote: tradeModel.$quote, ranOut: tradeModel.quoteExpired });
  const untilMs = quote._tag === 'Held' && !quote.isExpired ? quote.quote.validUntilMs : null;
  return useTimeLeft({ untilMs, now: serverNow, onOver: ranOut });
};

/** Delays a reload that the site offers, so that the input is not lost. */
const useHeldReload = (): void => {
  const { holdReload } = useRemoteProps();
  const isHeld = useUnit(tradeModel.$hasUnsavedWork);
  useEffect(() => {
    if (!isHeld) return undefined;
    holdReload?.(true);
    return () => holdReload?.(false);
  }, [holdReload, isHeld]);
};

/** Opens each URL once. A screen that was hidden keeps its input and reloads the balances. */
const useOpening = (search: string): void => {
  const { open, refresh } = useUnit({ open: tradeModel.opened, refresh: tradeModel.assetsRequested });
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === search) refresh();
    else open(draftAt(search));
    opened.current = search;
  }, [open, refresh, search]);
};

/** Trade between balances: EXCHANGE → CONFIRM → STATUS (spec §2 "/pro/exchange", §4 "Pro trade"). */
export const ExchangeScreen = () => {
  const { search } = useLocation();
  const step = useUnit(tradeModel.$step);
  useOpening(search);
  useHeldReload();
  const leftMs = useRateClock();
  return (
    <div className={styles.page}>
      <div className={styles.trade}>
        <TradeSteps current={step} />
        <Card padding="medium">
          {step === 'EXCHANGE' ? <ExchangeStep leftMs={leftMs} /> : <ConfirmStep leftMs={leftMs} />}
        </Card>
      </div>
      {step === 'EXCHANGE' && <BalancesAside />}
    </div>
  );
};
