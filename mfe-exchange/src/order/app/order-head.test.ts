import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aTransaction } from '../domain/transaction/transaction.fixture';
import { aRequest } from '../../app/fragment-request.fixture';
import { statusHead } from './order-head';

const say = serverI18n('exchange', aRequest('/')).getFixedT('en', 'exchange' as const);
const ID = aTransaction().transactionId;

describe('the head of the order page', () => {
  it.each([
    { rule: 'pending', view: { _tag: 'Pending' } as const, title: 'Your exchange' },
    { rule: 'unknown', view: { _tag: 'NotFound' } as const, title: 'Order not found' },
    {
      rule: 'known: the stage first, for a tab in the background',
      view: {
        _tag: 'Shown',
        transaction: aTransaction(),
        stage: 'awaitingDeposit',
        receivedAt: 0,
        failure: null,
      } as const,
      title: 'Your turn · XRP to ETH exchange',
    },
    {
      rule: 'known, with a withheld deposit address',
      view: {
        _tag: 'Shown',
        transaction: aTransaction({ receipt: 'withheld' }),
        stage: 'awaitingDeposit',
        receivedAt: 0,
        failure: null,
      } as const,
      title: 'On hold · XRP to ETH exchange',
    },
  ])('of an order that is $rule is never indexed', ({ view, title }) => {
    expect(statusHead(say, view, ID)).toEqual({
      title,
      canonicalPath: `/exchange/txs/${ID}`,
      robots: 'noindex',
    });
  });
});
