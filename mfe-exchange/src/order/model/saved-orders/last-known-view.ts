import type { SavedOrder } from '../../domain/saved-order';
import { stageOf } from '../../domain/transaction';
import type { StatusView } from '../transaction-status';

type Facts = {
  readonly view: StatusView;
  readonly id: string | null;
  readonly kept: readonly SavedOrder[];
  readonly isOnline: boolean;
};

/**
 * View of the page: the service's reply, or the last known state with its age if the service is unavailable. An ID
 * that the service does not know stays unknown.
 */
export const lastKnownView = ({ view, id, kept, isOnline }: Facts): StatusView => {
  const isMissing = view._tag === 'Failed' || (view._tag === 'Pending' && !isOnline);
  if (!isMissing) return view;
  const known = kept.find(({ transactionId }) => transactionId === id);
  if (known === undefined || known.transaction === null) return view;
  return {
    _tag: 'Shown',
    transaction: known.transaction,
    stage: stageOf(known.transaction.status),
    receivedAt: known.seenAt,
    failure: view._tag === 'Failed' ? view.failure : { _tag: 'Offline' },
  };
};
