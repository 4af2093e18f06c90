import { ChainProgress } from './chain-progress';
import { Exchanging } from './exchanging';
import type { StageProps } from './stage-props';

/** The deposit was detected and is being confirmed by the network. */
export const Confirming = ({ transaction }: StageProps) => (
  <>
    <ChainProgress transaction={transaction} />
    <Exchanging transaction={transaction} />
  </>
);
