import type { FormProblem } from '../../domain/exchange-form';
import type { CreationView } from '../../model/transaction-creation';
import type { Words } from '../../../page/screens/words';

type Place = { readonly id: string; readonly key: string };

const AMOUNT: Place = { id: 'exchange-send', key: 'problem.amount' };
const RECIPIENT: Place = { id: 'exchange-recipient', key: 'problem.recipient' };
const EXTRA_ID: Place = { id: 'exchange-extraId', key: 'problem.extraId' };
const REFUND: Place = { id: 'exchange-refundAddress', key: 'problem.refund' };

/** Control and text for each problem. The details are shown at the control. */
const PLACES: Readonly<Record<FormProblem['_tag'], Place>> = {
  RateModeMissing: AMOUNT,
  FromMissing: { id: 'exchange-send', key: 'problem.pair' },
  ToMissing: { id: 'exchange-send', key: 'problem.pair' },
  SameCurrency: { id: 'exchange-send', key: 'problem.pair' },
  AmountMissing: AMOUNT,
  EstimateMissing: { id: 'exchange-send', key: 'problem.estimate' },
  AmountTooSmall: { id: 'exchange-send', key: 'problem.tooSmall' },
  AmountTooLarge: { id: 'exchange-send', key: 'problem.tooLarge' },
  RateExpired: { id: 'exchange-send', key: 'problem.rateExpired' },
  RateMoved: { id: 'exchange-rate-change', key: 'problem.rateMoved' },
  LossUnconfirmed: { id: 'exchange-loss', key: 'problem.loss' },
  RecipientEmpty: { id: 'exchange-recipient', key: 'problem.recipientEmpty' },
  RecipientUnchecked: RECIPIENT,
  RecipientInvalid: RECIPIENT,
  RecipientRefusedByServer: RECIPIENT,
  NameUnresolved: RECIPIENT,
  NameRefused: RECIPIENT,
  NameHasNoAddress: RECIPIENT,
  ExtraIdUndecided: EXTRA_ID,
  ExtraIdInvalid: EXTRA_ID,
  ExtraIdRequiredByServer: EXTRA_ID,
  RefundUnchecked: REFUND,
  RefundRequired: REFUND,
  RefundInvalid: REFUND,
  RefundExtraIdInvalid: { id: 'exchange-refundExtraId', key: 'problem.refund' },
  EmailInvalid: { id: 'exchange-email', key: 'problem.email' },
  OwnTermsUnaccepted: { id: 'exchange-own-terms', key: 'problem.terms' },
  ThirdPartyTermsUnaccepted: { id: 'exchange-third-party-terms', key: 'problem.terms' },
};

/** ID of the control where a problem can be fixed. */
export const placeOf = ({ _tag }: FormProblem): string => PLACES[_tag].id;

/** Whether the service refused the order because of the recipient (spec §8 "Creating an exchange transaction"). */
export const isRecipientRefused = (view: CreationView): boolean =>
  view._tag === 'Failed' &&
  (view.problem.reason._tag === 'PayoutAddressRefused' || view.problem.reason._tag === 'EnterAnotherAddress');

/** Text of a problem. `extraIdName` is the currency's name for its extra ID. */
export const problemText = ({ t, short }: Words, problem: FormProblem, extraIdName: string): string => {
  if (problem._tag === 'AmountTooSmall') return t('problem.tooSmall', { amount: short(problem.min) });
  if (problem._tag === 'AmountTooLarge') return t('problem.tooLarge', { amount: short(problem.max) });
  return t(PLACES[problem._tag].key, { name: extraIdName });
};
