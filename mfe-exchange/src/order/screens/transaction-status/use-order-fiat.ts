import { useUnit } from 'effector-react';

import { fiatValueOf, formatFiat } from '../../../currency/domain/fiat-value';
import { $orderPrices } from '../../model/order-actions';
import { $language } from '../../../page/model/settings';

/** Returns a function that formats the fiat value of an amount: "≈ $9,626.86". Empty without a price, and for fiat. */
export const useOrderFiat = () => {
  const { prices, language } = useUnit({ prices: $orderPrices, language: $language });
  return (amount: string | null, { displayTicker }: { readonly displayTicker: string }): string => {
    const value = fiatValueOf(amount, displayTicker, prices);
    return value === null ? '' : `≈ ${formatFiat(value, language)}`;
  };
};
