import type { Head } from '@coinlane/shared-contracts/lifecycle';

import type { Say } from '../../page/app/say';
import { statusName } from '../domain/transaction';
import type { StatusView } from '../model/transaction-status';

/** Title of an order page. Starts with the status, which is then visible in a background tab. Never indexed. */
export const statusHead = (say: Say, view: StatusView, transactionId: string): Head => {
  const canonicalPath = `/exchange/txs/${transactionId}`;
  if (view._tag !== 'Shown') {
    return {
      title: say(view._tag === 'NotFound' ? 'status.notFound' : 'head.status.title'),
      canonicalPath,
      robots: 'noindex',
    };
  }
  const { payin, payout, status, receipt } = view.transaction;
  const isWithheld = receipt === 'withheld' && view.stage === 'awaitingDeposit';
  const pair = say('status.title', {
    from: payin.displayTicker.toUpperCase(),
    to: payout.displayTicker.toUpperCase(),
  });
  return {
    title: `${say(`pill.${isWithheld ? 'verifying' : statusName(status)}`)} · ${pair}`,
    canonicalPath,
    robots: 'noindex',
  };
};

/** Title of the list of this browser's orders. Never indexed. */
export const historyHead = (say: Say): Head => ({
  title: say('order.history.head'),
  canonicalPath: '/exchange/history',
  robots: 'noindex',
});
