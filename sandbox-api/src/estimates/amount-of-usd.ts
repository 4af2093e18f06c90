import Big from 'big.js';

import type { Currency } from '../currencies/index.ts';

const PRICE_DIGITS = 15;
const LIMIT_DIGITS = 2;

/** Round amount of a currency for a limit in US dollars, at the base price. */
export const amountOfUsd = (
  currency: Currency,
  usd: number,
  rounding: Big.RoundingMode = Big.roundDown,
): Big =>
  new Big(
    new Big((usd / currency.baseUsdPrice).toPrecision(PRICE_DIGITS)).toPrecision(LIMIT_DIGITS, rounding),
  );
