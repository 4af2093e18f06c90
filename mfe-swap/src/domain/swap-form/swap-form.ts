import { isAddressOf, isExtraIdOf } from '../../domain/address-rule';
import type { TokenSwapPair } from '../../domain/pair-limits';
import { exchangeTickerOf, hasExtraId } from '../../domain/token';
import { checkAmount } from './amount';
import type { AmountVerdict } from './amount';

/** What a visitor typed, for a pair in one direction. */
export type SwapForm = {
  readonly pair: TokenSwapPair;
  readonly amount: string;
  readonly payoutAddress: string;
  readonly payoutExtraId: string;
};

/** A fresh form; an amount that came with the page stands in it. */
export const emptyForm = (pair: TokenSwapPair, amount = ''): SwapForm => ({
  pair,
  amount,
  payoutAddress: '',
  payoutExtraId: '',
});

/** The other direction of a pair that has one: address and extra id belong to the old chain and go (spec §4). */
export const toggledForm = (form: SwapForm): SwapForm =>
  form.pair.isReversible
    ? {
        ...form,
        pair: { ...form.pair, from: form.pair.to, to: form.pair.from },
        payoutAddress: '',
        payoutExtraId: '',
      }
    : form;

export type AddressVerdict = 'empty' | 'wrong' | 'fine';

/** The first step's three fields, judged (spec §5 "Token swap form"; inputs are trimmed). */
export type FormVerdict = {
  readonly amount: AmountVerdict;
  readonly payoutAddress: AddressVerdict;
  /** An empty one passes. */
  readonly isExtraIdFine: boolean;
};

const checkAddress = (ticker: string, text: string): AddressVerdict => {
  const address = text.trim();
  if (address === '') return 'empty';
  return isAddressOf(ticker, address) ? 'fine' : 'wrong';
};

/** Judges the form. */
export const checkForm = (
  { pair, amount, payoutAddress, payoutExtraId }: SwapForm,
  language: string,
): FormVerdict => {
  const ticker = exchangeTickerOf(pair.to);
  return {
    amount: checkAmount(amount, pair, language),
    payoutAddress: checkAddress(ticker, payoutAddress),
    isExtraIdFine: !hasExtraId(pair.to) || isExtraIdOf(ticker, payoutExtraId.trim()),
  };
};

/** Whether the first step is done. */
export const isComplete = ({ amount, payoutAddress, isExtraIdFine }: FormVerdict): boolean =>
  amount._tag === 'Fine' && payoutAddress === 'fine' && isExtraIdFine;

/** What decides over the confirm button (spec §4 "Stepper actions"). */
export type ConfirmFacts = {
  readonly isLoading: boolean;
  readonly hasError: boolean;
  readonly areTermsAccepted: boolean;
  readonly hasPartnerWarning: boolean;
  readonly isPartnerWarningRead: boolean;
};

/** Whether confirm may be pressed: not while loading, nor after an error, nor before everything was read. */
export const mayConfirm = (facts: ConfirmFacts): boolean =>
  !facts.isLoading &&
  !facts.hasError &&
  facts.areTermsAccepted &&
  (!facts.hasPartnerWarning || facts.isPartnerWarningRead);
