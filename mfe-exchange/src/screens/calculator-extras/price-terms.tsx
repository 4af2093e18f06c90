import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { isPositive } from '../../domain/amount';
import { summarizeEstimates } from '../../domain/estimate';
import { estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { PriceFact, PriceFacts } from '../price-facts';
import { useWords } from '../words';

/** Details of the price: the included network fee, the cashback and the number of providers. */
export const PriceTerms = () => {
  const { t, short, ticker } = useWords();
  const { view, pair } = useUnit({ view: estimateModel.$view, pair: pairModel.$pair });
  const chosen = view._tag === 'Shown' ? view.chosen : null;
  const written = (amount: string | null): string =>
    amount === null || pair === null ? '–' : `${short(amount)} ${ticker(pair.to)}`;
  return (
    <>
      <PriceFacts label={t('calculator.terms')}>
        <PriceFact term={t('calculator.fee')}>{written(chosen?.withdrawalFee ?? null)}</PriceFact>
        <PriceFact term={t('calculator.providers')}>
          {view._tag === 'Shown' ? t('calculator.providersCount', summarizeEstimates(view.estimates)) : '–'}
        </PriceFact>
        {chosen !== null && isPositive(chosen.cashback) && (
          <PriceFact term={t('calculator.cashback')}>{written(chosen.cashback)}</PriceFact>
        )}
      </PriceFacts>
      {chosen?.isHighNetworkFee === true && (
        <Alert tone="warning" title={t('calculator.highFee.title')}>
          {t('calculator.highFee.advice')}
        </Alert>
      )}
    </>
  );
};
