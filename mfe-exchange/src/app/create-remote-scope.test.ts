/** @jest-environment browser */
import { memoryNavigation, memoryStorage } from '@coinlane/shared-ui/testing';

import { allSettled, serialize } from 'effector';

import { clockModel } from '../page/model/clock';
import { $isInMessagingApp, $isSignedIn, $language, $linkId, $typingSettleMs } from '../page/model/settings';
import { localTransactionsModel } from '../order/model/local-transactions';
import { callsOver } from './calls';
import { createRemoteScope, createRequestScope, noReplyEmailOf } from './create-remote-scope';
import { aRequest } from './fragment-request.fixture';
import { mountPropsOf } from './mount-props.fixture';
import { aServiceWith } from './service.fixture';

const propsWith = (texts: Readonly<Record<string, string>> = {}) =>
  mountPropsOf(aRequest('/exchange', { language: 'de' }), {
    storage: memoryStorage(texts),
    serverNow: () => 5000,
  });
const serverState = () => ({
  form: serialize(
    createRequestScope(propsWith(), () =>
      Promise.resolve(callsOver(aServiceWith({}), 'no-reply@swap.example')),
    ),
  ),
});

describe('the scope of a mount', () => {
  it('has the page’s language, the server’s time and the referrer', () => {
    const scope = createRemoteScope(propsWith({ linkId: 'ref' }), null);
    expect(scope.getState($language)).toBe('de');
    expect(scope.getState(clockModel.$now)).toBe(5000);
    expect(scope.getState($linkId)).toBe('ref');
  });

  it('restores the server’s state, with the typing delay of the browser', () => {
    const scope = createRemoteScope(propsWith(), serverState());
    expect(scope.getState($typingSettleMs)).toBe(300);
  });

  it('has the sign-in state', () => {
    const props = { ...propsWith(), isSignedIn: () => true };
    expect(createRemoteScope(props, null).getState($isSignedIn)).toBe(true);
    expect(createRemoteScope(propsWith(), null).getState($isSignedIn)).toBe(false);
  });

  it.each([
    { rule: 'the messaging app’s own data in the hash', path: '/exchange#tgWebAppData=x', is: true },
    { rule: 'the mini-app’s path', path: '/tg-app/txs/93f47e8b7674e1', is: true },
    { rule: 'the site', path: '/exchange?from=btc#amount=1', is: false },
  ])('detects the messaging app: $rule', ({ path, is }) => {
    const props = { ...propsWith(), navigation: memoryNavigation(path) };
    expect(createRemoteScope(props, null).getState($isInMessagingApp)).toBe(is);
  });

  it('makes the fixed no-reply address of the site’s own domain (spec §7 "userId")', () => {
    expect(noReplyEmailOf(propsWith().config)).toBe('no-reply@swap.example');
  });

  it.each([[null], ['nonsense'], [[1, 2]], [7]])('ignores the state %j', (state) => {
    expect(createRemoteScope(propsWith(), state).getState($language)).toBe('de');
  });

  it('adds to the stored list, which another tab may have changed', async () => {
    const props = propsWith({ transactions: 'aaaaaa111111' });
    const scope = createRemoteScope(props, null);
    await allSettled(localTransactionsModel.started, { scope });
    props.storage.write('transactions', 'aaaaaa111111,bbbbbb222222');
    await allSettled(localTransactionsModel.transactionAdded, { scope, params: 'cccccc333333' });
    expect(props.storage.read('transactions')).toBe('aaaaaa111111,bbbbbb222222,cccccc333333');
    expect(scope.getState(localTransactionsModel.$ids)).toHaveLength(3);
  });
});
