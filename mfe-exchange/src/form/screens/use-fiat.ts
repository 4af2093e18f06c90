import { useUnit } from 'effector-react';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../currency/domain/currency';
import { fiatValueOf, formatFiat } from '../../currency/domain/fiat-value';
import { marketModel } from '../model/market';
import { $language } from '../../page/model/settings';

type Priced = Pick<Currency, 'displayTicker' | 'isFiat'>;

/** Returns a function that formats the fiat value of an amount: "≈ $9,626.86". Empty without a price, and for fiat. */
export const useFiat = () => {
  const { prices, language } = useUnit({ prices: marketModel.$prices, language: $language });
  return (amount: DecimalString | null | undefined, currency: Priced | null | undefined): string => {
    if (amount === undefined || currency == null || currency.isFiat) return '';
    const value = fiatValueOf(amount, currency.displayTicker, prices);
    return value === null ? '' : `≈ ${formatFiat(value, language)}`;
  };
};
