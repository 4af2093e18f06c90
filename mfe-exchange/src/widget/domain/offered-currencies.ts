import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import type { Currency } from '../../currency/domain/currency';
import { topUpTicker } from './calculator-search';

/** A pair needs two. */
const MIN_CURRENCIES = 2;

/**
 * Currencies that a widget offers (spec §3 "Widget configuration" `currencies`, `fiat`). Ignores a list that is too
 * short for a pair. Always includes the top-up currency.
 */
export const offeredCurrencies =
  (settings: WidgetSettings) =>
  (all: readonly Currency[]): readonly Currency[] => {
    const topUp = topUpTicker(all, settings);
    const listed = all.filter(({ ticker }) => ticker === topUp || settings.currencies.includes(ticker));
    const chosen = listed.length < MIN_CURRENCIES ? all : listed;
    return settings.fiat ? chosen : chosen.filter(({ isFiat }) => !isFiat);
  };
