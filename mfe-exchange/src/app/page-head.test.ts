import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aTransaction } from '../order/domain/transaction/transaction.fixture';
import { aRequest } from './fragment-request.fixture';
import { formHead, statusHead } from './page-head';

const say = serverI18n('exchange', aRequest('/')).getFixedT('en', 'exchange' as const);
const ID = aTransaction().transactionId;

describe('the page head', () => {
  it('of the form is the same for both of its addresses', () => {
    expect(formHead(say)).toMatchObject({ canonicalPath: '/exchange' });
    expect(formHead(say).robots).toBeUndefined();
  });

  it.each([
    { rule: 'pending', view: { _tag: 'Pending' } as const, title: 'Your exchange' },
    { rule: 'unknown', view: { _tag: 'NotFound' } as const, title: 'We do not know this exchange' },
    {
      rule: 'known: the stage first, for a tab in the background',
      view: {
        _tag: 'Shown',
        transaction: aTransaction(),
        stage: 'awaitingDeposit',
        receivedAt: 0,
        failure: null,
      } as const,
      title: 'Waiting for your deposit · XRP to ETH exchange',
    },
  ])('of an order that is $rule is never indexed', ({ view, title }) => {
    expect(statusHead(say, view, ID)).toEqual({
      title,
      canonicalPath: `/exchange/txs/${ID}`,
      robots: 'noindex',
    });
  });
});
