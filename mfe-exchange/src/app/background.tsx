import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { currencyListModel } from '../model/currency-list';
import { localTransactionsModel } from '../model/local-transactions';
import { usePreloadedCalls } from './use-preloaded-calls';
import { useSignedIn } from './use-signed-in';

/** What goes on while the remote is mounted, whatever it shows. */
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
