import { useUnit } from 'effector-react';

import { amountModel } from '../../model/amount';
import { amountsOf, estimateModel } from '../../model/estimate';
import { fiatModeModel } from '../../model/fiat-mode';
import { pairModel } from '../../model/pair';
import { useWords } from '../../../page/screens/words';

/** The order in one sentence: "Buy about 0.0021 BTC for 200 USD". Empty without an offer. */
export const useDealText = (): string => {
  const { t, exact, ticker } = useWords();
  const { pair, query, chosen, rateMode, chosenKind } = useUnit({
    pair: pairModel.$pair,
    query: estimateModel.$query,
    chosen: estimateModel.$chosen,
    rateMode: amountModel.$rateMode,
    chosenKind: fiatModeModel.$kind,
  });
  if (pair === null || query === null || chosen === null) return '';
  const { send, receive } = amountsOf(query, chosen);
  if (send === null || receive === null) return '';
  const mark = rateMode === 'fixed' ? '' : '≈ ';
  return t(`review.deal.${chosenKind}`, {
    send: `${exact(send)} ${ticker(pair.from)}`,
    get: `${mark}${exact(receive)} ${ticker(pair.to)}`,
  });
};
