import { useUnit } from 'effector-react';

import { RadioGroup } from '@coinlane/shared-ui/components';

import type { FixedRateAvailability } from '../../domain/pair';
import { amountModel } from '../../model/amount';
import { fixedRateModel } from '../../model/rate-mode';
import { useWords } from '../words';
import type { Words } from '../words';
import styles from './calculator-card.module.css';

const reasonOf = (t: Words['t'], availability: FixedRateAvailability): string => {
  switch (availability._tag) {
    case 'Available':
      return t('rateMode.fixedHint');
    case 'CurrencyUnsupported':
      return t('rateMode.currencyUnsupported', { ticker: availability.displayTicker.toUpperCase() });
    case 'PairUnsupported':
      return t('rateMode.pairUnsupported');
  }
};

/** Floating or fixed; where there is no fixed rate for the pair, that is said before anybody tries. */
export const RateModeSwitch = () => {
  const { t } = useWords();
  const { rateMode, fixedRate, picked } = useUnit({
    rateMode: amountModel.$rateMode,
    fixedRate: fixedRateModel.$fixedRate,
    picked: amountModel.rateModePicked,
  });
  const isFixedOffered = fixedRate._tag === 'Available';
  return (
    <div className={styles.rateMode}>
      <RadioGroup
        legend={t('rateMode.legend')}
        isLegendHidden
        name="rate-mode"
        value={rateMode}
        onValueChange={picked}
        options={[
          { value: 'floating', label: t('rateMode.floating') },
          { value: 'fixed', label: t('rateMode.fixed'), isDisabled: !isFixedOffered },
        ]}
      />
      <p className={styles.rateModeHint}>
        {isFixedOffered && rateMode === 'floating' ? t('rateMode.floatingHint') : reasonOf(t, fixedRate)}
      </p>
    </div>
  );
};
