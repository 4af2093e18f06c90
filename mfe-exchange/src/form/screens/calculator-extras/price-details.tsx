import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { isPositive } from '../../domain/amount';
import { costOf, rateText } from '../../domain/estimate';
import type { Cost } from '../../domain/estimate';
import { amountModel } from '../../model/amount';
import { amountsOf, estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { PriceFact, PriceFacts } from '../price-facts';
import { useWords } from '../../../page/screens/words';
import { useFiat } from '../use-fiat';

/** Texts of the price: rates, fees and costs. A dash stands for an unknown value. */
const usePriceTexts = () => {
  const { language, short, exact, ticker } = useWords();
  const fiat = useFiat();
  const { pair, view, query, price, rateMode } = useUnit({
    pair: pairModel.$pair,
    view: estimateModel.$view,
    query: estimateModel.$query,
    price: estimateModel.$price,
    rateMode: amountModel.$rateMode,
  });
  const chosen = view._tag === 'Shown' ? view.chosen : null;
  const amounts = chosen === null || query === null ? null : amountsOf(query, chosen);
  const cost =
    chosen === null || amounts === null
      ? null
      : costOf({ ...amounts, marketRate: price.marketRate, networkFee: chosen.withdrawalFee });
  const withFiat = (text: string, amount: string): string => {
    const value = fiat(amount, pair?.to);
    return value === '' ? text : `${text} · ${value}`;
  };
  return {
    chosen,
    rate: (rate: string | null, isFixed: boolean): string =>
      pair === null || rate === null
        ? '–'
        : rateText({
            fromTicker: pair.from.displayTicker,
            toTicker: pair.to.displayTicker,
            rate,
            isFixed,
            language,
          }),
    price,
    isFixed: rateMode === 'fixed',
    cost,
    amount: (amount: string | null): string =>
      amount === null || pair === null ? '–' : withFiat(`${short(amount)} ${ticker(pair.to)}`, amount),
    percent: (it: Cost | undefined): string =>
      it === undefined ? '–' : withFiat(`${exact(it.percent).replace('-', '−')} %`, it.amount),
  };
};

/** Our rate, the market rate and every cost. Reserves its space before the numbers arrive. */
export const PriceDetails = () => {
  const { t } = useWords();
  const { chosen, rate, price, isFixed, cost, amount, percent } = usePriceTexts();
  return (
    <>
      <PriceFacts label={t('price.details')}>
        <PriceFact term={t('price.ours')}>{rate(price.rate, isFixed)}</PriceFact>
        <PriceFact term={t('price.market')}>{rate(price.marketRate, false)}</PriceFact>
        <PriceFact term={t('price.networkFee')}>{amount(chosen?.withdrawalFee ?? null)}</PriceFact>
        <PriceFact term={t('price.serviceFee')}>{percent(cost?.service)}</PriceFact>
        <PriceFact term={t('price.total')}>{percent(cost?.total)}</PriceFact>
        {chosen !== null && isPositive(chosen.cashback) && (
          <PriceFact term={t('calculator.cashback')}>{amount(chosen.cashback)}</PriceFact>
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
