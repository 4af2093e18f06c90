import type { FormProblem } from '../../domain/exchange-form';
import type { Words } from '../../../page/screens/words';

/** Text of each problem, below `problem` in the texts. */
const KEYS = {
  RateModeMissing: 'amount',
  FromMissing: 'pair',
  ToMissing: 'pair',
  SameCurrency: 'pair',
  AmountMissing: 'amount',
  EstimateMissing: 'estimate',
  AmountTooSmall: 'tooSmall',
  AmountTooLarge: 'tooLarge',
  RateExpired: 'rateExpired',
  RateMoved: 'rateMoved',
  LossUnconfirmed: 'loss',
  RecipientEmpty: 'recipientEmpty',
  RecipientUnchecked: 'recipient',
  RecipientInvalid: 'recipient',
  RecipientRefusedByServer: 'recipient',
  NameUnresolved: 'recipient',
  NameRefused: 'recipient',
  NameHasNoAddress: 'recipient',
  ExtraIdUndecided: 'extraId',
  ExtraIdInvalid: 'extraId',
  ExtraIdRequiredByServer: 'extraId',
  RefundUnchecked: 'refund',
  RefundRequired: 'refund',
  RefundRequiredByOffer: 'refundRequired',
  RefundInvalid: 'refund',
  RefundExtraIdInvalid: 'refund',
  EmailInvalid: 'email',
  OwnTermsUnaccepted: 'terms',
  ThirdPartyTermsUnaccepted: 'terms',
} as const satisfies Readonly<Record<FormProblem['_tag'], string>>;

/** Text of a problem. `extraIdName` is the currency's name for its extra ID. */
export const problemText = ({ t, short }: Words, problem: FormProblem, extraIdName: string): string => {
  if (problem._tag === 'AmountTooSmall') return t('problem.tooSmall', { amount: short(problem.min) });
  if (problem._tag === 'AmountTooLarge') return t('problem.tooLarge', { amount: short(problem.max) });
  if (problem._tag === 'RefundRequiredByOffer')
    return t('problem.refundRequired', { provider: problem.provider });
  return t(`problem.${KEYS[problem._tag]}`, { name: extraIdName });
};
