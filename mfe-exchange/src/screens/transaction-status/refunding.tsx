import { RefundFacts } from './refund-facts';
import type { StageProps } from './stage-props';

/** The deposit is on its way back. */
export const Refunding = ({ transaction }: StageProps) => <RefundFacts transaction={transaction} />;
