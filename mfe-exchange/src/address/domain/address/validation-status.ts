import type { MemoDecision } from './check-extra-id';
import type { RefundVerdict } from './check-refund-address';
import type { NameResolution } from './name-based-address';
import { isAcceptable } from './recipient-verdict';
import type { RecipientVerdict } from './recipient-verdict';
import { serverObjection } from './server-address-check';
import type { ServerAddressCheck } from './server-address-check';

/** Validity of the addresses in the form (spec §3 "Exchange form"). */
export type ValidationStatus = {
  readonly isValid: boolean;
  readonly isRecipientWalletValid: boolean;
  readonly isExtraIdValid: boolean;
  readonly isRefundAddressValid: boolean;
  /** False if the name service refused the name. */
  readonly isFioValid: boolean;
  /** False if the name exists but has no address for the currency. */
  readonly isCoinIncludesToFioValid: boolean;
};

/** Fields whose problems can be shown because the user paused typing (spec §3 "Exchange form"). */
export type ValidatedFields = {
  readonly isFio: boolean;
  readonly recipientWallet: boolean;
  readonly extraId: boolean;
  readonly refundAddress: boolean;
};

export type ValidationFacts = {
  readonly recipient: RecipientVerdict | null;
  /** Null: not requested, or the name service is unavailable. */
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
 * Derives the form's validation status. It distinguishes three failures of a name (spec §8 "Name-based address
 * lookup"). Refused: recipient and name are invalid. Service unavailable: only the recipient is invalid. No
 * address for the currency: the recipient is invalid, and `isCoinIncludesToFioValid` is false.
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

/** Returns the fields whose problems can be shown (spec §5 "Validation delay"). */
export const toValidatedFields = (
  settled: { readonly recipient: boolean; readonly extraId: boolean; readonly refundAddress: boolean },
  recipient: RecipientVerdict | null,
): ValidatedFields => ({
  isFio: settled.recipient && recipient?._tag === 'NameBasedAddress',
  recipientWallet: settled.recipient,
  extraId: settled.extraId,
  refundAddress: settled.refundAddress,
});
