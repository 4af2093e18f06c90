import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { currencyListModel } from '../currency/model/currency-list';
import { localTransactionsModel } from '../order/model/local-transactions';
import { usePreloadedCalls } from './use-preloaded-calls';
import { useSignedIn } from '../page/app/use-signed-in';

/** Tasks that run while the remote is mounted, on every page. */
export const Background = () => {
  const { readTransactions, readRecents } = useUnit({
    readTransactions: localTransactionsModel.started,
    readRecents: currencyListModel.started,
  });
  useEffect(() => {
    readTransactions();
    readRecents();
  }, [readTransactions, readRecents]);
  useSignedIn();
  usePreloadedCalls();
  return null;
};
