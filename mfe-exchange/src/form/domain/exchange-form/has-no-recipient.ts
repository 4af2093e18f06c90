import { needsNoRecipient } from '../../../order/domain/transaction';
import type { FormFacts } from './form-facts';

/** Whether the chosen provider asks for the bank account on its own page. */
export const hasNoRecipient = ({ estimate, to }: Pick<FormFacts, 'estimate' | 'to'>): boolean =>
  needsNoRecipient(estimate?.type ?? null, to?.isFiat === true);
