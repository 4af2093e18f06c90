import { useUnit } from 'effector-react';

import { $unavailable } from '../../../page/model/settings';
import styles from './calculator-extras.module.css';
import { CurrencyWarnings } from './currency-warnings';
import { MarketChart } from './market-chart';
import { PriceDetails } from './price-details';
import { PromoCodeField } from './promo-code-field';

const Optional = () => {
  const unavailable = useUnit($unavailable);
  return (
    <div className={styles.optional}>
      {unavailable.includes('market') ? null : <MarketChart />}
      {unavailable.includes('promo') ? null : <PromoCodeField />}
    </div>
  );
};

/** The optional parts of the calculator, in a separate chunk. */
export const CalculatorExtras = () => (
  <div className={styles.extras}>
    <CurrencyWarnings />
    <PriceDetails />
    <Optional />
  </div>
);
