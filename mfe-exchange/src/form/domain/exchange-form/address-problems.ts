import { serverObjection } from '../../../address/domain/address';
import type { NameResolution, ServerAddressCheck } from '../../../address/domain/address';
import type { FormFacts, FormProblem } from './form-facts';
import { hasNoRecipient } from './has-no-recipient';

const nameProblems = (name: NameResolution | null): readonly FormProblem[] => {
  switch (name?._tag) {
    case undefined:
      return [{ _tag: 'NameUnresolved' }];
    case 'NameRefused':
      return [{ _tag: 'NameRefused' }];
    case 'NoAddressForCurrency':
      return [{ _tag: 'NameHasNoAddress' }];
    case 'Resolved':
      return [];
  }
};

const serverProblems = (check: ServerAddressCheck | null): readonly FormProblem[] =>
  check?._tag === 'InvalidChecksum' ? [{ _tag: 'RecipientRefusedByServer' }] : [];

const givenRecipientProblems = ({ recipient, name, serverCheck }: FormFacts): readonly FormProblem[] => {
  if (recipient === null) return [{ _tag: 'RecipientUnchecked' }];
  if (recipient._tag === 'Empty') return [{ _tag: 'RecipientEmpty' }];
  if (recipient._tag === 'NameBasedAddress') return nameProblems(name);
  if (recipient._tag === 'PartnerAddress') return [];
  return recipient._tag === 'Valid'
    ? serverProblems(serverCheck)
    : [{ _tag: 'RecipientInvalid', verdict: recipient }];
};

/**
 * Problems of the recipient (spec §5 "Recipient address", "Server-side address check"). Without an offer it is
 * unknown whether the form or the provider asks for the bank account.
 */
export const recipientProblems = (facts: FormFacts): readonly FormProblem[] =>
  hasNoRecipient(facts) || (facts.to?.isFiat === true && facts.estimate === null)
    ? []
    : givenRecipientProblems(facts);

/**
 * Problems of the extra ID: invalid, undecided, or required by the server. An address that is not checked yet can
 * contain the ID.
 */
export const extraIdProblems = ({
  recipient,
  extraId,
  memo,
  serverCheck,
}: FormFacts): readonly FormProblem[] => {
  if (memo._tag === 'InAddress' || recipient === null) return [];
  if (extraId._tag === 'PatternMismatch') return [{ _tag: 'ExtraIdInvalid' }];
  if (memo._tag === 'Undecided') return [{ _tag: 'ExtraIdUndecided' }];
  const given = memo._tag === 'Given' ? memo.extraId : '';
  return serverObjection(serverCheck, given) === 'ExtraIdMissing'
    ? [{ _tag: 'ExtraIdRequiredByServer' }]
    : [];
};

/** Some providers refuse an order without a refund address. Fiat is refunded to its source and needs none. */
const offerProblems = ({ from, estimate }: FormFacts): readonly FormProblem[] =>
  estimate?.refundAddress === 'required' && from?.isFiat !== true
    ? [{ _tag: 'RefundRequiredByOffer', provider: estimate.label }]
    : [];

/** Problems of the refund address and its extra ID (spec §5 "Refund address", "Extra id"). */
export const refundProblems = (facts: FormFacts): readonly FormProblem[] => {
  const { refund, refundExtraIdVerdict } = facts;
  if (refund === null) return [{ _tag: 'RefundUnchecked' }];
  if (refund._tag === 'NotNeeded') return offerProblems(facts);
  if (refund._tag === 'Valid') {
    return refundExtraIdVerdict?._tag === 'PatternMismatch' ? [{ _tag: 'RefundExtraIdInvalid' }] : [];
  }
  return refund._tag === 'Required'
    ? [{ _tag: 'RefundRequired' }]
    : [{ _tag: 'RefundInvalid', verdict: refund }];
};
