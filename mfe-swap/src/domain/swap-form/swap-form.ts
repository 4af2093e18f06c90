import { isAddressOf, isExtraIdOf } from '../address-rule';
import type { AddressFault, AddressFinding, PayoutAddress } from '../address-rule';
import type { TokenSwapPair } from '../pair-limits';
import { exchangeTickerOf, hasExtraId, networkOf } from '../token';
import { checkAmount } from './amount';
import type { AmountVerdict } from './amount';

/** Input of the user, for a pair in one direction. */
export type SwapForm = {
  readonly pair: TokenSwapPair;
  readonly amount: string;
  readonly payoutAddress: string;
  readonly payoutExtraId: string;
};

/** New form, with the amount from the page. */
export const emptyForm = (pair: TokenSwapPair, amount = ''): SwapForm => ({
  pair,
  amount,
  payoutAddress: '',
  payoutExtraId: '',
});

/**
 * Form in the other direction, if the pair has one. Clears address and extra ID, which belong to the old chain
 * (spec §4).
 */
export const toggledForm = (form: SwapForm): SwapForm =>
  form.pair.isReversible
    ? {
        ...form,
        pair: { ...form.pair, from: form.pair.to, to: form.pair.from },
        payoutAddress: '',
        payoutExtraId: '',
      }
    : form;

/**
 * `checking`: no result of the network rules yet. `ambiguous`: also valid on networks with other owners, and the
 * user has not confirmed it.
 */
type AddressVerdict = 'empty' | 'wrong' | 'checking' | 'ambiguous' | 'fine' | AddressFault;

/** Result of the network rules for an address, with the address. */
export type CheckedAddress = PayoutAddress & AddressFinding;

/** Verdicts on the three fields of the first step (spec §5 "Token swap form"). Input is trimmed. */
export type FormVerdict = {
  readonly amount: AmountVerdict;
  readonly payoutAddress: AddressVerdict;
  /** Names of the other networks on which an ambiguous address is valid. */
  readonly alsoValidOn: readonly string[];
  /** True for an empty one. */
  readonly isExtraIdFine: boolean;
};

/** Payout address, for the check by the rules of its network. Null: empty. */
export const payoutAddressOf = ({ pair, payoutAddress }: SwapForm): PayoutAddress | null => {
  const address = payoutAddress.trim();
  return address === '' ? null : { address, network: networkOf(pair.to) };
};

/** Whether two addresses are the same text on the same network. */
export const isSamePayout = (one: PayoutAddress, other: PayoutAddress | null): boolean =>
  one.address === other?.address && one.network === other.network;

const checkAddress = (form: SwapForm, checked: CheckedAddress | null): AddressVerdict => {
  const payout = payoutAddressOf(form);
  if (payout === null) return 'empty';
  const known = checked !== null && isSamePayout(payout, checked) ? checked : null;
  if (known !== null && known.fault !== null) return known.fault;
  if (!isAddressOf(exchangeTickerOf(form.pair.to), payout.address)) return 'wrong';
  if (known === null) return 'checking';
  return known.alsoValidOn.length > 0 ? 'ambiguous' : 'fine';
};

/** Checks the form: the patterns of spec §5, then the result of the network rules. */
export const checkForm = (form: SwapForm, language: string, checked: CheckedAddress | null): FormVerdict => {
  const { pair, amount, payoutExtraId } = form;
  const ticker = exchangeTickerOf(pair.to);
  return {
    amount: checkAmount(amount, pair, language),
    payoutAddress: checkAddress(form, checked),
    alsoValidOn: checked?.alsoValidOn ?? [],
    isExtraIdFine: !hasExtraId(pair.to) || isExtraIdOf(ticker, payoutExtraId.trim()),
  };
};

/** Whether the first step is complete. */
export const isComplete = ({ amount, payoutAddress, isExtraIdFine }: FormVerdict): boolean =>
  amount._tag === 'Fine' && payoutAddress === 'fine' && isExtraIdFine;

/** Facts that enable the confirm button (spec §4 "Stepper actions"). */
export type ConfirmFacts = {
  readonly isLoading: boolean;
  readonly hasError: boolean;
  readonly areTermsAccepted: boolean;
  readonly hasPartnerWarning: boolean;
  readonly isPartnerWarningRead: boolean;
};

/**
 * Whether the confirm button is enabled. False while loading, after an error, and before the user has confirmed
 * everything.
 */
export const canConfirm = (facts: ConfirmFacts): boolean =>
  !facts.isLoading &&
  !facts.hasError &&
  facts.areTermsAccepted &&
  (!facts.hasPartnerWarning || facts.isPartnerWarningRead);
