import { RefundFacts } from './refund-facts';
import type { StageProps } from './stage-props';

/** The refund is on its way. */
export const Refunding = ({ transaction }: StageProps) => <RefundFacts transaction={transaction} />;
