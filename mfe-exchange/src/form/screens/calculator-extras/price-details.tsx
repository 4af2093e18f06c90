import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { Alert } from '@coinlane/shared-ui/components';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';

import { isPositive } from '../../domain/amount';
import { costOf, rateText } from '../../domain/estimate';
import type { Cost } from '../../domain/estimate';
import { amountModel } from '../../model/amount';
import { amountsOf, estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { PriceFact, PriceFacts } from '../price-facts';
import { lazyPart } from '../../../page/ui/lazy-part';
import { $hasMarket } from '../../../page/model/settings';
import { useWords } from '../../../page/screens/words';
import { useFiat } from '../use-fiat';

const FiatPrice = lazyPart(async () => {
  const options = await import(/* webpackChunkName: "fiat-options" */ '../fiat-options');
  return options.FiatPrice;
});

/** Texts of the price: rates, fees and costs. A dash stands for an unknown value. */
const usePriceTexts = () => {
  const { t, language, short, exact, ticker } = useWords();
  const fiat = useFiat();
  const { hasMarket, pair, view, query, price, rateMode } = useUnit({
    hasMarket: $hasMarket,
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
    return value === '' ? text : `${text}\u00A0·\u00A0${value}`;
  };
  return {
    hasMarket,
    pair,
    chosen,
    send: amounts?.send ?? null,
    rate: (rate: string | null, isFixed: boolean): string =>
      pair === null || rate === null
        ? '–'
        : rateText({
            fromTicker: pair.from.displayTicker,
            toTicker: pair.to.displayTicker,
            rate,
            isFixed,
            isFromFiat: pair.from.isFiat,
            language,
          }),
    price,
    isFixed: rateMode === 'fixed',
    cost,
    amount: (amount: string | null): string =>
      amount === null || pair === null ? '–' : withFiat(`${short(amount)} ${ticker(pair.to)}`, amount),
    percent: (it: Cost | undefined): string =>
      it === undefined
        ? '–'
        : withFiat(t('price.percent', { number: exact(it.percent).replace('-', '−') }), it.amount),
  };
};

type Texts = ReturnType<typeof usePriceTexts>;

/** The fees. Those of fiat load in their own chunk, for which the server does not wait. */
const Fees = ({ texts }: { readonly texts: Texts }) => {
  const { hasMarket, pair, chosen, send, price, cost, amount, percent } = texts;
  const { t } = useWords();
  const isBrowser = useIsBrowser();
  const networkFee = chosen?.withdrawalFee ?? null;
  const fees = (
    <>
      <PriceFact term={t('price.networkFee')}>{amount(networkFee)}</PriceFact>
      {hasMarket && (
        <>
          <PriceFact term={t('price.serviceFee')}>{percent(cost?.service)}</PriceFact>
          <PriceFact term={t('price.total')} isSum>
            {percent(cost?.total)}
          </PriceFact>
        </>
      )}
    </>
  );
  if (!isBrowser || pair === null || !(pair.from.isFiat || pair.to.isFiat)) return fees;
  return (
    <Suspense fallback={fees}>
      <FiatPrice {...{ pair, chosen, send, networkFee, cost }} marketRate={price.marketRate} />
    </Suspense>
  );
};

/**
 * Our rate, and with market data also the market rate and the costs compared with it. Reserves its space before
 * the numbers arrive.
 */
export const PriceDetails = () => {
  const { t } = useWords();
  const texts = usePriceTexts();
  const { hasMarket, chosen, rate, price, isFixed, amount } = texts;
  return (
    <>
      <PriceFacts label={t('price.details')}>
        <PriceFact term={t('price.ours')}>{rate(price.rate, isFixed)}</PriceFact>
        {hasMarket && <PriceFact term={t('price.market')}>{rate(price.marketRate, false)}</PriceFact>}
        <Fees texts={texts} />
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
