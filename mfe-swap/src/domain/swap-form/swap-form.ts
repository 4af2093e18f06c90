import { isAddressOf, isExtraIdOf } from '../../domain/address-rule';
import type { AddressFault, PayoutAddress } from '../../domain/address-rule';
import type { TokenSwapPair } from '../../domain/pair-limits';
import { exchangeTickerOf, hasExtraId, networkOf } from '../../domain/token';
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

/** `checking`: the rules of the network have not answered yet. */
export type AddressVerdict = 'empty' | 'wrong' | 'checking' | 'fine' | AddressFault;

/** What the rules of the network found; a fault of null: nothing. */
export type CheckedAddress = PayoutAddress & { readonly fault: AddressFault | null };

/** The first step's three fields, judged (spec §5 "Token swap form"; inputs are trimmed). */
export type FormVerdict = {
  readonly amount: AmountVerdict;
  readonly payoutAddress: AddressVerdict;
  /** An empty one passes. */
  readonly isExtraIdFine: boolean;
};

/** The payout address to be checked by the rules of its network; null: none is entered. */
export const payoutAddressOf = ({ pair, payoutAddress }: SwapForm): PayoutAddress | null => {
  const address = payoutAddress.trim();
  return address === '' ? null : { address, network: networkOf(pair.to) };
};

const isSame = (one: PayoutAddress, other: PayoutAddress | null): boolean =>
  one.address === other?.address && one.network === other.network;

const checkAddress = (form: SwapForm, checked: CheckedAddress | null): AddressVerdict => {
  const payout = payoutAddressOf(form);
  if (payout === null) return 'empty';
  const known = checked !== null && isSame(payout, checked) ? checked : null;
  if (known !== null && known.fault !== null) return known.fault;
  if (!isAddressOf(exchangeTickerOf(form.pair.to), payout.address)) return 'wrong';
  return known === null ? 'checking' : 'fine';
};

/** Judges the form: the patterns of spec §5, then what the rules of the network found. */
export const checkForm = (form: SwapForm, language: string, checked: CheckedAddress | null): FormVerdict => {
  const { pair, amount, payoutExtraId } = form;
  const ticker = exchangeTickerOf(pair.to);
  return {
    amount: checkAmount(amount, pair, language),
    payoutAddress: checkAddress(form, checked),
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
