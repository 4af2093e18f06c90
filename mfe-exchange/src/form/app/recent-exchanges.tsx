import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { localTransactionsModel } from '../../order/model/local-transactions';
import { lazyPart } from '../../page/ui/lazy-part';

const RecentPart = lazyPart(async () => {
  const { RecentPart: Part } = await import(/* webpackChunkName: "recent-list" */ './recent-part');
  return Part;
});

/** The latest orders of this browser. Renders nothing without orders, so most visitors do not load the list. */
export const RecentExchanges = () =>
  useUnit(localTransactionsModel.$ids).length === 0 ? null : (
    <Suspense>
      <RecentPart />
    </Suspense>
  );
