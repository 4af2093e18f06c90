import { amountForField } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Direction, Language, RateMode } from '@coinlane/shared-contracts/values';

import { DEFAULT_AMOUNT } from '../../../currency/domain/currency';
import { switchRateMode } from '../../domain/rate-mode';

/** Amounts in a URL. Null: not in the URL, so the current amount stays. */
export type UrlAmounts = {
  readonly amount: DecimalString | null;
  readonly amountTo: DecimalString | null;
  readonly rateMode: RateMode | null;
  readonly direction: Direction | null;
};

/** Texts of the two amount fields, and their parsed values. */
export type Amounts = {
  /** As typed, in the page's number format. */
  readonly sendText: string;
  readonly receiveText: string;
  readonly direction: Direction;
  readonly rateMode: RateMode;
  /** True: typed, chosen or set by the URL. False: the usual amount of the currency. */
  readonly isGiven: boolean;
};

export const INITIAL_AMOUNTS: Amounts = {
  sendText: DEFAULT_AMOUNT,
  receiveText: '',
  direction: 'direct',
  rateMode: 'floating',
  isGiven: false,
};

/** Applies a rate mode (spec §4 "Rate mode, flow and type"). */
export const withRateMode = (amounts: Amounts, rateMode: RateMode): Amounts => {
  const { direction, amountTo } = switchRateMode(
    {
      rateMode: amounts.rateMode,
      direction: amounts.direction,
      amountTo: amounts.receiveText,
      errors: [],
      warnings: [],
    },
    rateMode,
  );
  return { ...amounts, receiveText: amountTo ?? '', direction, rateMode };
};

const inField = (amount: DecimalString | null, otherwise: string, language: Language): string =>
  amount === null ? otherwise : amountForField(amount, language);

/** Applies a URL's amounts. A receive amount applies only to a fixed rate. */
export const withUrlAmounts = (amounts: Amounts, asked: UrlAmounts, language: Language): Amounts => {
  const rateMode = asked.rateMode ?? 'floating';
  const isReverse = rateMode === 'fixed' && asked.direction === 'reverse' && asked.amountTo !== null;
  return {
    sendText: inField(asked.amount, amounts.sendText, language),
    receiveText: isReverse ? inField(asked.amountTo, '', language) : '',
    direction: isReverse ? 'reverse' : 'direct',
    rateMode,
    isGiven: asked.amount !== null || isReverse,
  };
};

/** Applies a typed send text. Clears the requested receive amount (spec §4 "Currency and amount changes"). */
export const withSendText = (amounts: Amounts, sendText: string): Amounts => ({
  ...amounts,
  sendText,
  receiveText: '',
  direction: 'direct',
  isGiven: true,
});

/** Applies a typed receive text. */
export const withReceiveText = (amounts: Amounts, receiveText: string): Amounts => ({
  ...amounts,
  receiveText,
  direction: 'reverse',
  isGiven: true,
});

/** Applies an exact receive amount. Only a fixed rate can promise one. */
export const withReceive = (amounts: Amounts, amount: DecimalString, language: Language): Amounts => ({
  ...withReceiveText(amounts, amountForField(amount, language)),
  rateMode: 'fixed',
});
