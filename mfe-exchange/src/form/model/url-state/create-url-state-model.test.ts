import { allSettled, createEvent, createStore, fork, serialize } from 'effector';
import type { Scope } from 'effector';

import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import type { Location } from '@coinlane/shared-contracts/lifecycle';
import type { Direction, RateMode } from '@coinlane/shared-contracts/values';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { HideableMode } from '../../domain/fiat-mode';
import type { UrlAmounts } from '../amount';
import type { UrlTickers } from '../pair';
import { createUrlStateModel, toPath } from './create-url-state-model';

const pair = { from: aCurrency(), to: aCurrency({ ticker: 'eth' }) };
const typed = createEvent<string>();
const tickersRequested = createEvent<UrlTickers>();
const amountsRequested = createEvent<UrlAmounts>();
const hiddenModesChanged = createEvent<readonly HideableMode[]>();
const $hidden = createStore<readonly HideableMode[]>([], { sid: 'test/url/hidden' }).on(
  hiddenModesChanged,
  (_, hidden) => hidden,
);
const $send = createStore<ParsedAmount>({ _tag: 'Exact', amount: '0.1' }, { sid: 'test/url/send' })
  .on(typed, (_, amount) => ({ _tag: 'Exact', amount }))
  .on(amountsRequested, (send, { amount }) => (amount === null ? send : { _tag: 'Exact', amount }));
const $tickers = createStore<readonly UrlTickers[]>([], { sid: 'test/url/tickers' }).on(
  tickersRequested,
  (all, asked) => [...all, asked],
);
const model = createUrlStateModel({
  $pair: createStore(pair),
  $send,
  $receive: createStore<ParsedAmount>({ _tag: 'Empty' }),
  $rateMode: createStore<RateMode>('floating'),
  $direction: createStore<Direction>('direct'),
  pairEdited: createEvent(),
  amountsEdited: typed,
  tickersRequested,
  amountsRequested,
  hiddenModesChanged,
  settleMs: 0,
});

const at = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, 'https://swap.example');
  return { pathname, search, hash };
};
const scopeWith = () => {
  const replaced = jest.fn<undefined, [string]>();
  return { replaced, scope: fork({ handlers: [[model.replacePathFx, replaced]] }) };
};
const arrive = (scope: Scope, path: string) => allSettled(model.locationChanged, { scope, params: at(path) });
const type = (scope: Scope, amount: string) => allSettled(typed, { scope, params: amount });
const sendOf = (scope: Scope) => scope.getState($send);

describe('toPath (visitor expectations "State in the URL")', () => {
  const exact = (amount: string): ParsedAmount => ({ _tag: 'Exact', amount });
  const shown = {
    pair,
    send: exact('0.1'),
    receive: exact('3'),
    rateMode: 'floating',
    direction: 'direct',
  } as const;
  it.each([
    {
      rule: 'the pair and the amount',
      from: '/exchange',
      shown,
      path: '/exchange?from=btc&to=eth&amount=0.1',
    },
    {
      rule: 'other keys stay, the hash is removed',
      from: '/exchange?ref=x#a',
      shown,
      path: '/exchange?ref=x&from=btc&to=eth&amount=0.1',
    },
    {
      rule: 'fiat mode if one side is fiat',
      from: '/exchange',
      shown: { ...shown, pair: { from: aCurrency({ ticker: 'usd', isFiat: true }), to: pair.from } },
      path: '/exchange?from=usd&to=btc&amount=0.1&fiatMode=true',
    },
    {
      rule: 'no fiat mode otherwise',
      from: '/exchange?fiatMode=true',
      shown,
      path: '/exchange?from=btc&to=eth&amount=0.1',
    },
    {
      rule: 'the receive amount with its direction',
      from: '/',
      shown: { ...shown, rateMode: 'fixed', direction: 'reverse' } as const,
      path: expect.stringMatching(/amountTo=3.*/) as string,
    },
  ])('$rule', ({ from, shown: facts, path }) => {
    expect(toPath(at(from), facts)).toEqual(path);
  });
});

describe('the calculator’s state in the URL', () => {
  it('is replaced in place after a pause, once for a burst', async () => {
    const { scope, replaced } = scopeWith();
    await arrive(scope, '/exchange?from=btc&to=eth&amount=0.1');
    await Promise.all(['0.2', '0.25', '0.253'].map((amount) => type(scope, amount)));
    expect(replaced.mock.calls).toEqual([['/exchange?from=btc&to=eth&amount=0.253']]);
  });

  it('is not replaced if it is unchanged', async () => {
    const { scope, replaced } = scopeWith();
    await arrive(scope, '/exchange?from=btc&to=eth&amount=0.1');
    await type(scope, '0.1');
    expect(replaced).not.toHaveBeenCalled();
  });

  it('does not undo later edits when its own replacement is reported back', async () => {
    const { scope } = scopeWith();
    await arrive(scope, '/exchange?from=btc&to=eth&amount=0.1');
    await type(scope, '0.2');
    await Promise.all([type(scope, '0.3'), arrive(scope, '/exchange?from=btc&to=eth&amount=0.2')]);
    expect(sendOf(scope)).toEqual({ _tag: 'Exact', amount: '0.3' });
  });

  it('follows back navigation', async () => {
    const { scope } = scopeWith();
    await arrive(scope, '/exchange?from=btc&to=eth&amount=0.1');
    await type(scope, '0.2');
    await arrive(scope, '/exchange?from=btc&to=eth&amount=0.2');
    await arrive(scope, '/exchange?from=btc&to=eth&amount=0.1');
    expect(sendOf(scope)).toEqual({ _tag: 'Exact', amount: '0.1' });
  });

  it('follows back navigation to an address that the form wrote', async () => {
    const { scope } = scopeWith();
    await arrive(scope, '/exchange?from=btc&to=eth&amount=0.1');
    await type(scope, '0.2');
    for (const amount of ['0.2', '5', '0.2']) {
      await arrive(scope, `/exchange?from=btc&to=eth&amount=${amount}`);
      expect(sendOf(scope)).toEqual({ _tag: 'Exact', amount });
    }
  });

  it('does not request its pair twice: another one may have been picked since', async () => {
    const { scope } = scopeWith();
    await arrive(scope, '/exchange?from=xrp&to=xlm');
    await arrive(scope, '/exchange?from=xrp&to=xlm');
    expect(scope.getState($tickers)).toEqual([{ from: 'xrp', to: 'xlm', isFiatMode: false }]);
  });

  it('requests the pair of the address', async () => {
    const { scope } = scopeWith();
    await arrive(scope, '/exchange?from=xrp&to=xlm');
    expect(scope.getState($tickers)).toEqual([{ from: 'xrp', to: 'xlm', isFiatMode: false }]);
  });

  it('requests fiat mode if the address does', async () => {
    const { scope } = scopeWith();
    await arrive(scope, '/exchange?fiatMode=true');
    expect(scope.getState($tickers)).toEqual([{ from: null, to: null, isFiatMode: true }]);
  });

  it('hides the modes of the address, and keeps them in it', async () => {
    const { scope, replaced } = scopeWith();
    await arrive(scope, '/exchange?hideModes=fixedRate,fiatMode');
    expect(scope.getState($hidden)).toEqual(['fixedRate', 'fiatMode']);
    await type(scope, '0.3');
    expect(replaced.mock.calls[0]?.[0]).toMatch(/hideModes=fixedRate%2CfiatMode/);
  });

  it('reports ignored values until the user edits the form', async () => {
    const { scope } = scopeWith();
    await arrive(scope, '/exchange?from=btc&to=eth&amount=abc');
    expect(scope.getState(model.$problems)).toEqual([{ _tag: 'NotUnderstood', key: 'amount', text: 'abc' }]);
    await type(scope, '0.2');
    expect(scope.getState(model.$problems)).toEqual([]);
  });

  it('lets the user dismiss the report', async () => {
    const { scope } = scopeWith();
    await arrive(scope, '/exchange?from=btc&to=btc');
    await allSettled(model.problemsDismissed, { scope });
    expect(scope.getState(model.$problems)).toEqual([]);
  });

  it('does not override text typed into the server’s page', async () => {
    const onServer = scopeWith().scope;
    await arrive(onServer, '/exchange?from=btc&to=eth&amount=0.1');
    const inBrowser = fork({
      values: serialize(onServer),
      handlers: [[model.replacePathFx, () => undefined]],
    });
    await type(inBrowser, '0.75');
    await arrive(inBrowser, '/exchange?from=btc&to=eth&amount=0.1');
    expect(sendOf(inBrowser)).toEqual({ _tag: 'Exact', amount: '0.75' });
  });

  it("does not repeat the server's report after the user has typed", async () => {
    const server = scopeWith().scope;
    await arrive(server, '/exchange?from=btc&to=eth&amount=abc');
    const scope = fork({ values: serialize(server) });
    expect(scope.getState(model.$problems)).toHaveLength(1);
    await type(scope, '0.2');
    await arrive(scope, '/exchange?from=btc&to=eth&amount=abc');
    expect(scope.getState(model.$problems)).toEqual([]);
  });

  it('reads the hash, which the server does not receive', async () => {
    const onServer = scopeWith().scope;
    await arrive(onServer, '/exchange');
    const inBrowser = fork({ values: serialize(onServer) });
    await arrive(inBrowser, '/exchange#amount=5&from=xrp');
    expect(sendOf(inBrowser)).toEqual({ _tag: 'Exact', amount: '5' });
  });
});
