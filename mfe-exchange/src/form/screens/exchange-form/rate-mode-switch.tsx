import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { RadioGroup } from '@coinlane/shared-ui/components';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { whenIdle } from '@coinlane/shared-ui/next-task';

import type { RateMode } from '@coinlane/shared-contracts/values';

import type { FixedRateAvailability } from '../../domain/pair';
import { amountModel } from '../../model/amount';
import { estimateModel } from '../../model/estimate';
import { fiatModeModel } from '../../model/fiat-mode';
import { fixedRateModel } from '../../model/rate-mode';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import styles from './calculator-card.module.css';

const IDLE_MS = 300;

const FixedRateHint = lazyPart(async () => {
  await whenIdle(IDLE_MS);
  const { FixedRateHint: Hint } = await import(/* webpackChunkName: "form-hints" */ './fixed-rate-hint');
  return Hint;
});

/** No cost on the server and in the first render. */
const FixedHint = () => {
  const hint = useWords().t('rateMode.fixedHint');
  return useIsBrowser() ? (
    <Suspense fallback={hint}>
      <FixedRateHint />
    </Suspense>
  ) : (
    hint
  );
};

const hintOf = (t: Words['t'], availability: FixedRateAvailability): ReactNode => {
  switch (availability._tag) {
    case 'Available':
      return <FixedHint />;
    case 'CurrencyUnsupported':
      return t('rateMode.currencyUnsupported', { ticker: availability.displayTicker.toUpperCase() });
    case 'PairUnsupported':
      return t('rateMode.pairUnsupported');
  }
};

/** A switch to a floating rate keeps the visible send amount, which is the cost of the requested receive amount. */
const usePick = () => {
  const { direction, chosen, picked, sendChosen } = useUnit({
    direction: amountModel.$direction,
    chosen: estimateModel.$chosen,
    picked: amountModel.rateModePicked,
    sendChosen: amountModel.sendChosen,
  });
  return (rateMode: RateMode): void => {
    const shown = direction === 'reverse' ? (chosen?.estimatedAmount ?? null) : null;
    picked(rateMode);
    if (rateMode === 'floating' && shown !== null) sendChosen(shown);
  };
};

/**
 * Switch between floating and fixed rate. Shows the reason if the pair has no fixed rate. Hidden in fiat mode, and
 * if the address hides a mode (spec §2 "Hiding modes").
 */
export const RateModeSwitch = () => {
  const { t } = useWords();
  const { rateMode, fixedRate, offered, isFiatMode } = useUnit({
    rateMode: amountModel.$rateMode,
    fixedRate: fixedRateModel.$fixedRate,
    offered: fiatModeModel.$offeredRateModes,
    isFiatMode: fiatModeModel.$isFiatMode,
  });
  const pick = usePick();
  if (isFiatMode) return null;
  const isFixedOffered = fixedRate._tag === 'Available';
  const hints = { floating: t('rateMode.floatingHint'), fixed: hintOf(t, fixedRate) };
  return offered.length > 1 ? (
    <RadioGroup
      legend={t('rateMode.legend')}
      isLegendHidden
      name="rate-mode"
      look="cards"
      value={rateMode}
      onValueChange={pick}
      options={offered.map((value) => ({
        value,
        label: t(`rateMode.${value}`),
        hint: hints[value],
        isDisabled: value === 'fixed' && !isFixedOffered,
      }))}
    />
  ) : (
    <p className={styles.note}>{hints[rateMode]}</p>
  );
};
