import { useUnit } from 'effector-react';

import { amountModel } from '../../model/amount';
import { $unavailable } from '../../model/settings';
import { useWords } from '../words';
import styles from './calculator-extras.module.css';
import { CurrencyWarnings } from './currency-warnings';
import { MarketChart } from './market-chart';
import { PriceDetails } from './price-details';
import { PromoCodeField } from './promo-code-field';
import { RateChangeNotice } from './rate-change-notice';

const Clocks = () => {
  const { t } = useWords();
  const rateMode = useUnit(amountModel.$rateMode);
  return rateMode === 'fixed' ? <p className={styles.note}>{t('calculator.rate.clocks')}</p> : null;
};

const Optional = () => {
  const unavailable = useUnit($unavailable);
  return (
    <div>
      {unavailable.includes('market') ? null : <MarketChart />}
      {unavailable.includes('promo') ? null : <PromoCodeField />}
    </div>
  );
};

/** The optional parts of the calculator, in a separate chunk. */
export const CalculatorExtras = () => (
  <div className={styles.extras}>
    <RateChangeNotice />
    <CurrencyWarnings />
    <Clocks />
    <PriceDetails />
    <Optional />
  </div>
);
