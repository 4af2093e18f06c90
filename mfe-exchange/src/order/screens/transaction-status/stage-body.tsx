import type { ReactNode } from 'react';

import type { Stage, Transaction } from '../../domain/transaction';
import { AwaitingDeposit } from './awaiting-deposit';
import { Checking } from './checking';
import { Exchanging } from './exchanging';
import { Expired } from './expired';
import { Failed } from './failed';
import { Finished } from './finished';
import { OnHold } from './on-hold';
import { Refunded } from './refunded';
import { Refunding } from './refunding';
import { Sending } from './sending';

type Props = { readonly stage: Stage; readonly transaction: Transaction };

const BODIES = {
  awaitingDeposit: AwaitingDeposit,
  confirming: Exchanging,
  exchanging: Exchanging,
  sending: Sending,
  finished: Finished,
  refunding: Refunding,
  refunded: Refunded,
  failed: Failed,
  expired: Expired,
  onHold: OnHold,
  checking: Checking,
} as const satisfies Readonly<Record<Stage, (props: { readonly transaction: Transaction }) => ReactNode>>;

/** Details of a stage, in addition to its text. Each stage has its own file. */
export const StageBody = ({ stage, transaction }: Props) => {
  const Body = BODIES[stage];
  return <Body transaction={transaction} />;
};
