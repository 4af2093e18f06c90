import { CALCULATOR_KEYS } from '@coinlane/shared-contracts/values';
import type { CalculatorKey, Ticker } from '@coinlane/shared-contracts/values';

import { HIDEABLE_MODES, isFiatTicker } from '../fiat-mode';
import type { HideableMode } from '../fiat-mode';
import { readCalculatorState, readKey, valueOf } from './calculator-state';
import type { AddressParts, CalculatorState } from './calculator-state';

/** A value in the address that the calculator cannot apply. It is shown to the user, instead of a silent default. */
export type UrlProblem =
  | { readonly _tag: 'NotUnderstood'; readonly key: CalculatorKey; readonly text: string }
  | { readonly _tag: 'SameCurrency'; readonly ticker: Ticker }
  /** Fiat mode with two coins. */
  | { readonly _tag: 'NoFiat' };

/** Maximum number of characters of an invalid value that are shown. */
const SHOWN_LENGTH = 24;

/** Shortens a text, with `?` for invisible characters and bidi overrides. */
const shown = (text: string): string =>
  (text.length > SHOWN_LENGTH
    ? `${text.slice(0, SHOWN_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text
  ).replace(/\p{C}/gu, '?');

const pairProblems = ({ from, to, isFiatMode }: CalculatorState): readonly UrlProblem[] => {
  if (from === null || to === null) return [];
  if (from === to) return [{ _tag: 'SameCurrency', ticker: from }];
  return isFiatMode && !isFiatTicker(from) && !isFiatTicker(to) ? [{ _tag: 'NoFiat' }] : [];
};

/** Finds values in an address without effect: invalid ones, and the same currency on both sides. */
export const findUrlProblems = (address: AddressParts): readonly UrlProblem[] => {
  const state = readCalculatorState(address);
  const misread = CALCULATOR_KEYS.flatMap((key): readonly UrlProblem[] => {
    const text = readKey(address, key)?.trim() ?? '';
    const isSwitchedOff = key === 'fiatMode' && text === 'false';
    return text === '' || isSwitchedOff || valueOf(state, key) !== null
      ? []
      : [{ _tag: 'NotUnderstood', key, text: shown(text) }];
  });
  return [...misread, ...pairProblems(state)];
};

/** Modes that an address hides: `hideModes=floatRate,fixedRate,fiatMode` (spec §2 "Hiding modes"). */
export const readHiddenModes = (address: AddressParts): readonly HideableMode[] => {
  const named = (readKey(address, 'hideModes') ?? '').split(',').map((word) => word.trim());
  return HIDEABLE_MODES.filter((mode) => named.includes(mode));
};
