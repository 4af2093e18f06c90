import type { MemoDecision } from './check-extra-id';
import type { RefundVerdict } from './check-refund-address';
import type { NameResolution } from './name-based-address';
import { isAcceptable } from './recipient-verdict';
import type { RecipientVerdict } from './recipient-verdict';
import { serverObjection } from './server-address-check';
import type { ServerAddressCheck } from './server-address-check';

/** Spec §3 "Exchange form": which of the addresses hold. */
export type ValidationStatus = {
  readonly isValid: boolean;
  readonly isRecipientWalletValid: boolean;
  readonly isExtraIdValid: boolean;
  readonly isRefundAddressValid: boolean;
  /** False once the name service has refused the name. */
  readonly isFioValid: boolean;
  /** False once the name is known and has no address for the currency. */
  readonly isCoinIncludesToFioValid: boolean;
};

/** Spec §3 "Exchange form": which fields have been left alone long enough to be judged aloud. */
export type ValidatedFields = {
  readonly isFio: boolean;
  readonly recipientWallet: boolean;
  readonly extraId: boolean;
  readonly refundAddress: boolean;
};

export type ValidationFacts = {
  readonly recipient: RecipientVerdict | null;
  /** Null: nothing asked, or the name service could not be asked. */
  readonly name: NameResolution | null;
  readonly serverCheck: ServerAddressCheck | null;
  readonly memo: MemoDecision;
  readonly refund: RefundVerdict | null;
};

const isRecipientValid = ({ recipient, name, serverCheck }: ValidationFacts): boolean => {
  if (recipient === null || !isAcceptable(recipient)) return false;
  if (recipient._tag === 'NameBasedAddress') return name?._tag === 'Resolved';
  return serverObjection(serverCheck, '') !== 'RecipientInvalid';
};

const isExtraIdValid = ({ serverCheck, memo }: ValidationFacts): boolean => {
  if (memo._tag === 'Undecided') return false;
  const given = memo._tag === 'Given' || memo._tag === 'InAddress' ? memo.extraId : '';
  return serverObjection(serverCheck, given) !== 'ExtraIdMissing';
};

/**
 * Reads the form's validation status from what is known. The three failures of a name (spec §8 "Name-based address
 * lookup") differ in it: refused: the recipient and the name are invalid; not to be asked: the recipient alone; no
 * address for the currency: the recipient, and `isCoinIncludesToFioValid` is false.
 */
export const toValidationStatus = (facts: ValidationFacts): ValidationStatus => {
  const isNamed = facts.recipient?._tag === 'NameBasedAddress';
  const fields = {
    isRecipientWalletValid: isRecipientValid(facts),
    isExtraIdValid: isExtraIdValid(facts),
    isRefundAddressValid: facts.refund !== null && isAcceptable(facts.refund),
    isFioValid: !isNamed || facts.name?._tag !== 'NameRefused',
    isCoinIncludesToFioValid: !isNamed || facts.name?._tag !== 'NoAddressForCurrency',
  };
  return { isValid: Object.values(fields).every(Boolean), ...fields };
};

/** Which fields may be judged aloud (spec §5 "Validation delay"). */
export const toValidatedFields = (
  settled: { readonly recipient: boolean; readonly extraId: boolean; readonly refundAddress: boolean },
  recipient: RecipientVerdict | null,
): ValidatedFields => ({
  isFio: settled.recipient && recipient?._tag === 'NameBasedAddress',
  recipientWallet: settled.recipient,
  extraId: settled.extraId,
  refundAddress: settled.refundAddress,
});
