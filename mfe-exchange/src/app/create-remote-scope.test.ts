/** @jest-environment jest-fixed-jsdom */
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { allSettled, serialize } from 'effector';

import { clockModel } from '../model/clock';
import { $language, $linkId, $typingSettleMs } from '../model/settings';
import { localTransactionsModel } from '../model/local-transactions';
import { callsOver } from './calls';
import { createRemoteScope, createRequestScope } from './create-remote-scope';
import { aRequest } from './fragment-request.fixture';
import { mountPropsOf } from './mount-props.fixture';
import { aServiceWith } from './service.fixture';

const propsWith = (texts: Readonly<Record<string, string>> = {}) =>
  mountPropsOf(aRequest('/exchange', { language: 'de' }), {
    storage: memoryStorage(texts),
    serverNow: () => 5000,
  });
const serverState = () =>
  serialize(createRequestScope(propsWith(), () => Promise.resolve(callsOver(aServiceWith({})))));

describe('the scope of a mount', () => {
  it('knows the page’s language, the server’s time and who sent the visitor', () => {
    const scope = createRemoteScope(propsWith({ linkId: 'ref' }), null);
    expect(scope.getState($language)).toBe('de');
    expect(scope.getState(clockModel.$now)).toBe(5000);
    expect(scope.getState($linkId)).toBe('ref');
  });

  it('goes on from the server’s state, but waits for somebody who types', () => {
    const scope = createRemoteScope(propsWith(), serverState());
    expect(scope.getState($typingSettleMs)).toBe(300);
  });

  it.each([[null], ['nonsense'], [[1, 2]], [7]])('takes %j for no state', (state) => {
    expect(createRemoteScope(propsWith(), state).getState($language)).toBe('de');
  });

  it('adds to the list as it is stored by then: another tab may have written', async () => {
    const props = propsWith({ transactions: 'aaaaaa111111' });
    const scope = createRemoteScope(props, null);
    await allSettled(localTransactionsModel.started, { scope });
    props.storage.write('transactions', 'aaaaaa111111,bbbbbb222222');
    await allSettled(localTransactionsModel.transactionAdded, { scope, params: 'cccccc333333' });
    expect(props.storage.read('transactions')).toBe('aaaaaa111111,bbbbbb222222,cccccc333333');
    expect(scope.getState(localTransactionsModel.$ids)).toHaveLength(3);
  });
});
