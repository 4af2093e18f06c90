import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { localTransactionsModel } from '../../../order/model/local-transactions';
import { lazyPart } from '../../../page/ui/lazy-part';

const RecentList = lazyPart(async () => {
  const recent = await import(/* webpackChunkName: "recent-list" */ './recent-list');
  return recent.RecentList;
});

/** This browser's latest orders. Absent without orders, so most visitors do not load the list. */
export const RecentExchanges = () =>
  useUnit(localTransactionsModel.$ids).length === 0 ? null : (
    <Suspense>
      <RecentList />
    </Suspense>
  );
