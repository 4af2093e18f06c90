import type { Direction } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../domain/currency';
import { isSamePair, swapSides } from '../../domain/pair';
import type { Pair } from '../../domain/pair';
import type { Amounts } from '../amount';
import { FIELD_NAMES } from '../recipient';
import type { RecipientDraft } from '../recipient';

/** The form, as far as a change of the pair touches it. */
export type FormState = {
  readonly pair: Pair;
  readonly amounts: Amounts;
  /** The direction that holds for the pair. */
  readonly direction: Direction;
  readonly fields: RecipientDraft;
};

/** The amount that the visitor gave, as it is written in its field. */
export type ShownAmount = { readonly text: string; readonly currency: Currency };

/** What a change of the pair changed besides the pair. */
export type UndoOffer = {
  /** Null: the amount is the same. */
  readonly amount: { readonly before: ShownAmount; readonly after: ShownAmount } | null;
  readonly areFieldsCleared: boolean;
};

const shownAmountOf = ({ pair, amounts, direction }: FormState): ShownAmount =>
  direction === 'reverse'
    ? { text: amounts.receiveText, currency: pair.to }
    : { text: amounts.sendText, currency: pair.from };

/** What there is to take back; null: nothing but the pair was changed. After a flip the same number is another amount. */
export const toUndoOffer = (before: FormState, now: FormState): UndoOffer | null => {
  const [was, is] = [shownAmountOf(before), shownAmountOf(now)];
  const isChanged = was.text !== is.text || isSamePair(swapSides(before.pair), now.pair);
  const areFieldsCleared = FIELD_NAMES.some((name) => before.fields[name] !== '' && now.fields[name] === '');
  if (!isChanged && !areFieldsCleared) return null;
  return { amount: isChanged ? { before: was, after: is } : null, areFieldsCleared };
};
