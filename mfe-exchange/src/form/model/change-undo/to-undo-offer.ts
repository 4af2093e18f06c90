import type { Direction } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../../currency/domain/currency';
import { isSamePair, swapSides } from '../../domain/pair';
import type { Pair } from '../../domain/pair';
import type { Amounts } from '../amount';
import { FIELD_NAMES } from '../recipient';
import type { RecipientFields } from '../recipient';

/** The part of the form that a change of the pair affects. */
export type FormState = {
  readonly pair: Pair;
  readonly amounts: Amounts;
  /** The direction in effect for the pair. */
  readonly direction: Direction;
  readonly fields: RecipientFields;
};

/** An amount from the user, as shown in its field. */
export type ShownAmount = { readonly text: string; readonly currency: Currency };

/** Changes that a change of the pair caused in addition. */
export type UndoOffer = {
  /** Null: the amount is unchanged. */
  readonly amount: { readonly before: ShownAmount; readonly after: ShownAmount } | null;
  readonly areFieldsCleared: boolean;
};

const shownAmountOf = ({ pair, amounts, direction }: FormState): ShownAmount =>
  direction === 'reverse'
    ? { text: amounts.receiveText, currency: pair.to }
    : { text: amounts.sendText, currency: pair.from };

/**
 * Returns the changes that can be undone. Null: only the pair has changed, or an amount that did not come from the
 * user. After a swap, the same number is a different amount.
 */
export const toUndoOffer = (before: FormState, now: FormState): UndoOffer | null => {
  const [was, is] = [shownAmountOf(before), shownAmountOf(now)];
  const isOther = was.text !== is.text || isSamePair(swapSides(before.pair), now.pair);
  const isChanged = before.amounts.isGiven && isOther;
  const areFieldsCleared = FIELD_NAMES.some((name) => before.fields[name] !== '' && now.fields[name] === '');
  if (!isChanged && !areFieldsCleared) return null;
  return { amount: isChanged ? { before: was, after: is } : null, areFieldsCleared };
};
