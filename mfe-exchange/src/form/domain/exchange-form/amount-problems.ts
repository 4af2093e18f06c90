import type { DecimalString } from '@coinlane/shared-contracts/values';

import { isPositive } from '../amount';
import { checkRange, isExpired } from '../estimate';
import type { Estimate } from '../estimate';
import type { FormFacts, FormProblem } from './form-facts';

const rangeProblems = (amount: DecimalString, estimate: Estimate): readonly FormProblem[] => {
  const range = checkRange(amount, estimate);
  switch (range._tag) {
    case 'InRange':
      return [];
    case 'TooSmall':
      return [{ _tag: 'AmountTooSmall', min: range.min }];
    case 'TooLarge':
      return [{ _tag: 'AmountTooLarge', max: range.max }];
  }
};

/** Amount that the estimate's limits apply to: always the sent one. */
const sentAmount = ({ direction, amount, estimate }: FormFacts): DecimalString | null =>
  direction === 'direct' ? amount : (estimate?.estimatedAmount ?? null);

const estimateProblems = (facts: FormFacts): readonly FormProblem[] => {
  const { estimate, serverNow } = facts;
  const sent = sentAmount(facts);
  const range = estimate !== null && isPositive(sent) ? rangeProblems(sent, estimate) : [];
  if (range.length > 0) return range;
  if (estimate === null || !isPositive(estimate.estimatedAmount)) return [{ _tag: 'EstimateMissing' }];
  if (facts.isRateOver || isExpired(estimate, serverNow)) return [{ _tag: 'RateExpired' }];
  return facts.isReviewing && facts.isRateMoved ? [{ _tag: 'RateMoved' }] : [];
};

/** Problems of the amount (spec §5 "Exchange form"), of the estimate and of the price. */
export const amountProblems = (facts: FormFacts): readonly FormProblem[] => {
  const side = facts.direction === 'direct' ? 'from' : 'to';
  const typed = side === 'from' ? facts.amount : facts.amountTo;
  if (!isPositive(typed)) return [{ _tag: 'AmountMissing', side }];
  const isLossOpen = facts.isReviewing && facts.priceWarning === 'TypeToConfirm' && !facts.isLossConfirmed;
  const loss: readonly FormProblem[] = isLossOpen ? [{ _tag: 'LossUnconfirmed' }] : [];
  return [...estimateProblems(facts), ...loss];
};
