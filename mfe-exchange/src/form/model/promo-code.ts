import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { ApiError, CallFailure } from '@coinlane/shared-contracts/errors';

import { fiatModeModel } from './fiat-mode';

/** State of the promo code. */
export type PromoCodeView =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Checking' }
  | { readonly _tag: 'Valid'; readonly code: string }
  /** The service does not accept it, or no longer does. */
  | { readonly _tag: 'Invalid' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure };

type Checked = { readonly code: string; readonly isValid: boolean };

const normal = (text: string): string => text.trim().toUpperCase();

/** A promo code. It is applied only after a successful check. */
export const createPromoCodeModel = ({ $isFiatMode }: { readonly $isFiatMode: Store<boolean> }) => {
  const typed = createEvent<string>();
  const applied = createEvent();
  const removed = createEvent();
  const checkPromoCodeFx = createEffect<string, boolean, ApiError>();

  const $text = createStore('', { serialize: 'ignore' })
    .on(typed, (_, text) => text)
    .reset(removed);
  const isCurrent = (text: string, { params }: { readonly params: string }): boolean =>
    normal(text) === params;
  const answered = sample({
    clock: checkPromoCodeFx.done,
    source: $text,
    filter: isCurrent,
    fn: (_, { params, result }): Checked => ({ code: params, isValid: result }),
  });
  const failed = sample({
    clock: checkPromoCodeFx.fail,
    source: $text,
    filter: isCurrent,
    fn: (_, { error }) => toCallFailure(error),
  });
  const $checked = createStore<Checked | null>(null, { serialize: 'ignore' })
    .on(answered, (_, checked) => checked)
    .reset(typed, removed);
  const $failure = createStore<CallFailure | null>(null, { serialize: 'ignore' })
    .on(failed, (_, failure) => failure)
    .reset(typed, removed, checkPromoCodeFx);
  sample({
    clock: applied,
    source: $text,
    filter: (text) => normal(text) !== '',
    fn: normal,
    target: checkPromoCodeFx,
  });

  const $view = combine(
    { checked: $checked, failure: $failure, isChecking: checkPromoCodeFx.pending },
    ({ checked, failure, isChecking }): PromoCodeView => {
      if (isChecking) return { _tag: 'Checking' };
      if (failure !== null) return { _tag: 'Failed', failure };
      if (checked === null) return { _tag: 'None' };
      return checked.isValid ? { _tag: 'Valid', code: checked.code } : { _tag: 'Invalid' };
    },
  );
  return {
    typed,
    applied,
    removed,
    checkPromoCodeFx,
    $text,
    $view,
    /** Code for the order (spec §6). Null: none. */
    $promoCode: combine($checked, (checked) => checked),
    /** Code for the offers: valid, and outside fiat mode (spec §6). */
    $active: combine($checked, $isFiatMode, (checked, isFiatMode) =>
      checked?.isValid === true && !isFiatMode ? checked.code : null,
    ),
  };
};

export const promoCodeModel = createPromoCodeModel({ $isFiatMode: fiatModeModel.$isFiatMode });
