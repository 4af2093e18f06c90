import type { DecimalString, Direction, Language, RateMode } from '@coinlane/shared-contracts/values';

import { amountForField } from '../../domain/amount';
import { DEFAULT_AMOUNT } from '../../domain/currency';
import { switchRateMode } from '../../domain/rate-mode';

/** Amounts in a URL; null: not given, the present one stays. */
export type AskedAmounts = {
  readonly amount: DecimalString | null;
  readonly amountTo: DecimalString | null;
  readonly rateMode: RateMode | null;
  readonly direction: Direction | null;
};

/** Texts of the two amount fields, and their reading. */
export type Amounts = {
  /** As typed, in the page's notation. */
  readonly sendText: string;
  readonly receiveText: string;
  readonly direction: Direction;
  readonly rateMode: RateMode;
  /** True: typed, chosen or given by the URL. False: the usual amount of the currency. */
  readonly isGiven: boolean;
};

export const INITIAL_AMOUNTS: Amounts = {
  sendText: DEFAULT_AMOUNT,
  receiveText: '',
  direction: 'direct',
  rateMode: 'floating',
  isGiven: false,
};

/** Spec §4 "Rate mode, flow and type". */
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

/** The amounts of a URL over the present ones; a wanted receive amount counts only with a fixed rate. */
export const withAsked = (amounts: Amounts, asked: AskedAmounts, language: Language): Amounts => {
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

/** A typed send text. Changing it clears the wanted amount (spec §4 "Currency and amount changes"). */
export const withSendText = (amounts: Amounts, sendText: string): Amounts => ({
  ...amounts,
  sendText,
  receiveText: '',
  direction: 'direct',
  isGiven: true,
});

/** A typed receive text. */
export const withReceiveText = (amounts: Amounts, receiveText: string): Amounts => ({
  ...amounts,
  receiveText,
  direction: 'reverse',
  isGiven: true,
});

/** An exact amount to be received; only a fixed rate can promise one. */
export const withReceive = (amounts: Amounts, amount: DecimalString, language: Language): Amounts => ({
  ...withReceiveText(amounts, amountForField(amount, language)),
  rateMode: 'fixed',
});
