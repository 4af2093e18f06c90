import { createEvent, createStore, merge } from 'effector';

import type { TokenSwapPair } from '../../domain/pair-limits';
import { emptyForm, toggledForm } from '../../domain/swap-form';
import type { SwapForm } from '../../domain/swap-form';

/** The options that open a stepper. */
export type Opening = { readonly pair: TokenSwapPair; readonly amount: string };

/** Opening the same page again keeps the input. Another pair clears it. */
const opened = (form: SwapForm | null, { pair, amount }: Opening): SwapForm =>
  form !== null && form.pair.token === pair.token ? form : emptyForm(pair, amount);

/** Input of the visitor in the first step, and the direction. */
export const createForm = () => {
  const pairOpened = createEvent<Opening>();
  const amountChanged = createEvent<string>();
  const payoutAddressChanged = createEvent<string>();
  const payoutExtraIdChanged = createEvent<string>();
  const toggled = createEvent();
  const draftRead = createEvent<SwapForm>();
  const $form = createStore<SwapForm | null>(null, { sid: 'swap/form' })
    .on(pairOpened, opened)
    .on(draftRead, (_, form) => form)
    .on(amountChanged, (form, amount) => form && { ...form, amount })
    .on(payoutAddressChanged, (form, payoutAddress) => form && { ...form, payoutAddress })
    .on(payoutExtraIdChanged, (form, payoutExtraId) => form && { ...form, payoutExtraId })
    .on(toggled, (form) => form && toggledForm(form));
  const edited = merge([amountChanged, payoutAddressChanged, payoutExtraIdChanged, toggled]);
  return {
    pairOpened,
    amountChanged,
    payoutAddressChanged,
    payoutExtraIdChanged,
    toggled,
    draftRead,
    edited,
    $form,
  };
};
