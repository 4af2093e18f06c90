import { UnderOrOverpaid } from './under-or-overpaid';
import type { StageProps } from './stage-props';

/** The deposit is in and being exchanged. */
export const Exchanging = ({ transaction }: StageProps) => <UnderOrOverpaid transaction={transaction} />;
