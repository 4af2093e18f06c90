import type { FormFacts } from './form-facts';

type Refund = Pick<FormFacts, 'refund' | 'refundExtraId' | 'refundExtraIdVerdict'>;

type RefundFields = Refund & {
  readonly isFromFiat: boolean;
  /** Whether `from` supports extra IDs. Null: unknown. */
  readonly hasExtraId: boolean | null;
};

/** Refund fields that the form shows. Values left over from another `from` currency are not sent. */
export const shownRefund = ({ isFromFiat, hasExtraId, ...fields }: RefundFields): Refund => {
  if (isFromFiat) return { refund: { _tag: 'NotNeeded' }, refundExtraId: '', refundExtraIdVerdict: null };
  return hasExtraId === false ? { ...fields, refundExtraId: '', refundExtraIdVerdict: null } : fields;
};
