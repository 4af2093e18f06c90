import type { FormProblem } from '../../domain/exchange-form';
import type { CreationView } from '../../model/transaction-creation';

/** Control of each problem. The IDs start with `exchange-`. The details are shown at the control. */
const PLACES: Readonly<Record<FormProblem['_tag'], string>> = {
  RateModeMissing: 'send',
  FromMissing: 'send',
  ToMissing: 'send',
  SameCurrency: 'send',
  AmountMissing: 'send',
  EstimateMissing: 'send',
  AmountTooSmall: 'send',
  AmountTooLarge: 'send',
  RateExpired: 'send',
  RateMoved: 'rate-change',
  LossUnconfirmed: 'loss',
  RecipientEmpty: 'recipient',
  RecipientUnchecked: 'recipient',
  RecipientInvalid: 'recipient',
  RecipientRefusedByServer: 'recipient',
  NameUnresolved: 'recipient',
  NameRefused: 'recipient',
  NameHasNoAddress: 'recipient',
  ExtraIdUndecided: 'extraId',
  ExtraIdInvalid: 'extraId',
  ExtraIdRequiredByServer: 'extraId',
  RefundUnchecked: 'refundAddress',
  RefundRequired: 'refundAddress',
  RefundRequiredByOffer: 'refundAddress',
  RefundInvalid: 'refundAddress',
  RefundExtraIdInvalid: 'refundExtraId',
  EmailInvalid: 'email',
  OwnTermsUnaccepted: 'own-terms',
  ThirdPartyTermsUnaccepted: 'third-party-terms',
};

/** ID of the control where a problem can be fixed. */
export const placeOf = ({ _tag }: FormProblem): string => `exchange-${PLACES[_tag]}`;

/** Whether the service refused the order because of the recipient (spec §8 "Creating an exchange transaction"). */
export const isRecipientRefused = (view: CreationView): boolean =>
  view._tag === 'Failed' &&
  (view.problem.reason._tag === 'PayoutAddressRefused' || view.problem.reason._tag === 'EnterAnotherAddress');
