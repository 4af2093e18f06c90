import { useUnit } from 'effector-react';

import { Alert, Hint } from '@coinlane/shared-ui/components';

import { rateText } from '../../domain/estimate';
import { amountModel } from '../../model/amount';
import { estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { PriceFact, PriceFacts } from '../price-facts';
import { useWords } from '../words';
import styles from './calculator-card.module.css';

const signed = (percent: string, write: (amount: string) => string): string => {
  const text = write(percent.replace(/^-/, ''));
  if (Number(percent) === 0) return text;
  return percent.startsWith('-') ? `−${text}` : `+${text}`;
};

/** Our rate, the market rate and their difference. Reserves its space before the numbers arrive. */
export const PriceLine = () => {
  const { t, language, exact } = useWords();
  const { pair, price, rateMode } = useUnit({
    pair: pairModel.$pair,
    price: estimateModel.$price,
    rateMode: amountModel.$rateMode,
  });
  const inWords = (rate: string | null, isFixed: boolean): string =>
    pair === null || rate === null
      ? '–'
      : rateText({
          fromTicker: pair.from.displayTicker,
          toTicker: pair.to.displayTicker,
          rate,
          isFixed,
          language,
        });
  return (
    <div className={styles.price}>
      <PriceFacts>
        <PriceFact term={t('price.ours')}>{inWords(price.rate, rateMode === 'fixed')}</PriceFact>
        <PriceFact term={t('price.market')}>{inWords(price.marketRate, false)}</PriceFact>
        <PriceFact
          term={
            <>
              {t('price.difference')}
              <Hint label={t('price.differenceQuestion')}>{t('price.differenceAnswer')}</Hint>
            </>
          }
        >
          {price.difference === null ? '–' : `${signed(price.difference, exact)} %`}
        </PriceFact>
      </PriceFacts>
      {price.warning !== 'None' && price.difference !== null && (
        <Alert
          tone="warning"
          title={t('price.warning', { percent: exact(price.difference.replace(/^-/, '')) })}
        >
          {t('price.warningAdvice')}
        </Alert>
      )}
    </div>
  );
};
