import Big from 'big.js';

import { lookUp } from '@coinlane/shared-contracts/values';

import { decimalsOf } from '../amount.ts';
import type { Currency } from '../assets/currency.ts';
import { Refusal } from '../http/refusal.ts';
import type { Side } from '../provider.ts';

/** Above the supply of any token. */
const MOST_OF_ANY = 1e18;

/** Amounts above the supply of coins, which no deposit can reach. */
const MOST: Readonly<Record<string, number>> = {
  btc: 21e6,
  bch: 21e6,
  bsv: 21e6,
  zec: 21e6,
  dash: 21e6,
  ltc: 84e6,
  xmr: 1e9,
  eth: 1e9,
  bnb: 1e9,
  sol: 1e10,
  ada: 45e9,
  xrp: 1e11,
  xlm: 1e11,
  trx: 1e12,
  doge: 1e12,
};

const mostOf = ({ contract, network, ticker }: Currency): number =>
  (contract === null && network === ticker ? lookUp(MOST, ticker) : undefined) ?? MOST_OF_ANY;

const FIELDS: Readonly<Record<Side, string>> = { direct: 'fromAmount', reverse: 'toAmount' };

/** Refuses an impossible amount of a currency before a provider receives it, because some providers have no limit. */
export const demandAmount = (amount: string, currency: Currency, side: Side): void => {
  const { decimals, ticker } = currency;
  const field = FIELDS[side];
  if (decimals !== null && decimalsOf(amount) > decimals)
    throw new Refusal(400, {
      error: 'too_many_decimals',
      message: `${ticker.toUpperCase()} has at most ${String(decimals)} decimals`,
      field,
      payload: { decimals },
    });
  const most = mostOf(currency);
  if (new Big(amount).gt(most))
    throw new Refusal(400, {
      error: 'max_amount_exceeded',
      message: 'The amount is above the supply of the currency.',
      field,
      // a range is in the currency sent
      ...(side === 'direct' ? { payload: { range: { maxAmount: new Big(most).toFixed() } } } : {}),
    });
};
