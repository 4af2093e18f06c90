import { fork } from 'effector';
import type { Scope } from 'effector';

import { parsePaymentUri } from '@coinlane/chains/payment-uri';
import type { Ticker } from '@coinlane/shared-contracts/values';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { PairTickers } from '../../domain/fiat-mode';
import { amountModel } from '../amount';
import { currencyListModel } from '../../../currency/model/currency-list';
import { pairModel } from '../pair';
import { settleAll } from '../../../page/model/settle-all.fixture';
import { NO_FIELDS, recipientFieldsModel } from '.';

const ADDRESS = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const LINK = `ripple:${ADDRESS}?amount=7&dt=123456`;

const currency = (ticker: Ticker) => aCurrency({ ticker });
const fields = recipientFieldsModel;

const ask = (scope: Scope, from: Ticker, to: Ticker) =>
  settleAll(pairModel.tickersRequested, { scope, params: { from, to, isFiatMode: false } });
const pickTo = (scope: Scope, ticker: Ticker) =>
  settleAll(pairModel.toPicked, { scope, params: currency(ticker) });
const pickFrom = (scope: Scope, ticker: Ticker) =>
  settleAll(pairModel.fromPicked, { scope, params: currency(ticker) });
const typeMemo = (scope: Scope, text: string) =>
  settleAll(fields.fieldTyped, { scope, params: { field: 'extraId', text } });
const waive = (scope: Scope) => settleAll(fields.extraIdWaived, { scope, params: true });
const readDraft = (scope: Scope, extraId: string) =>
  settleAll(fields.draftRead, { scope, params: { ...NO_FIELDS, recipient: 'abc', extraId } });
const paste = (scope: Scope, text: string) =>
  settleAll(fields.recipientPasted, { scope, params: { text, reading: parsePaymentUri(text) } });
const memo = (scope: Scope) => ({
  extraId: scope.getState(fields.$fields).extraId,
  isWaived: scope.getState(fields.$isExtraIdWaived),
});

const aScope = () =>
  fork({
    handlers: [
      [currencyListModel.fetchCurrenciesFx, () => []],
      [
        pairModel.resolvePairFx,
        ({ from, to }: PairTickers) => ({
          pair: { from: currency(from), to: currency(to) },
          unknownTickers: [],
        }),
      ],
    ],
  });
const showing = async (from: Ticker, to: Ticker) => {
  const scope = aScope();
  await ask(scope, from, to);
  return scope;
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the extra ID, which cannot be skipped silently, and its tick box', () => {
  it.each([
    { cause: 'another to is picked', change: (scope: Scope) => pickTo(scope, 'ltc') },
    { cause: 'the from is picked as to', change: (scope: Scope) => pickTo(scope, 'xlm') },
    { cause: 'the to is picked as from', change: (scope: Scope) => pickFrom(scope, 'xrp') },
    {
      cause: 'the sides are swapped',
      change: (scope: Scope) => settleAll(pairModel.sidesSwapped, { scope }),
    },
    { cause: 'the page goes to another address', change: (scope: Scope) => ask(scope, 'btc', 'xlm') },
  ])('are cleared with their currency: $cause', async ({ change }) => {
    const scope = await showing('xlm', 'xrp');
    await typeMemo(scope, '123456');
    await waive(scope);
    await change(scope);
    expect(memo(scope)).toEqual({ extraId: '', isWaived: false });
  });

  it('are cleared if only the tick box was set for the old currency', async () => {
    const scope = await showing('xlm', 'xrp');
    await waive(scope);
    await pickFrom(scope, 'xrp');
    expect(memo(scope).isWaived).toBe(false);
  });

  it.each([
    { rule: 'the same to is picked again', change: (scope: Scope) => pickTo(scope, 'xrp') },
    { rule: 'another from is picked', change: (scope: Scope) => pickFrom(scope, 'ltc') },
    { rule: 'the same pair is requested', change: (scope: Scope) => ask(scope, 'xlm', 'xrp') },
    { rule: 'another from is requested', change: (scope: Scope) => ask(scope, 'btc', 'xrp') },
  ])('stay as long as their currency does: $rule', async ({ change }) => {
    const scope = await showing('xlm', 'xrp');
    await typeMemo(scope, '123456');
    await waive(scope);
    await change(scope);
    expect(memo(scope)).toEqual({ extraId: '123456', isWaived: true });
  });

  it('stay if they were entered before the pair arrived', async () => {
    const scope = aScope();
    await typeMemo(scope, '123456');
    await ask(scope, 'btc', 'xrp');
    expect(memo(scope).extraId).toBe('123456');
    await ask(scope, 'btc', 'xlm');
    expect(memo(scope).extraId).toBe('');
  });
});

describe('the extra ID of a draft', () => {
  it('is dropped if another currency arrives', async () => {
    const scope = await showing('btc', 'xrp');
    await readDraft(scope, '123456');
    expect(memo(scope).extraId).toBe('123456');
    await ask(scope, 'btc', 'xlm');
    expect(memo(scope).extraId).toBe('');
  });
});

describe('a payment link for another network', () => {
  const showingLink = async (from: Ticker = 'btc') => {
    const scope = await showing(from, 'eth');
    await paste(scope, LINK);
    return scope;
  };

  it.each([{ from: 'btc' }, { from: 'xrp' }])(
    'fills in its values when its own coin is received instead, coming from $from',
    async ({ from }) => {
      const scope = await showingLink(from);
      expect(scope.getState(fields.$autofill)?.mismatch).toEqual({ _tag: 'OtherNetwork', network: 'xrp' });
      await pickTo(scope, 'xrp');
      expect(scope.getState(fields.$fields)).toMatchObject({ recipient: ADDRESS, extraId: '123456' });
      expect(scope.getState(fields.$autofill)).toMatchObject({
        extraId: '123456',
        amount: '7',
        mismatch: null,
      });
      expect(scope.getState(amountModel.$amounts)).toMatchObject({
        receiveText: '7',
        direction: 'reverse',
        rateMode: 'fixed',
      });
    },
  );

  it('is undone as one afterwards, without an extra ID of the old currency', async () => {
    const scope = await showing('btc', 'xlm');
    await typeMemo(scope, '9');
    const amounts = scope.getState(amountModel.$amounts);
    await paste(scope, LINK);
    await pickTo(scope, 'xrp');
    await settleAll(fields.autofillUndone, { scope });
    expect(scope.getState(fields.$fields)).toEqual(NO_FIELDS);
    expect(scope.getState(amountModel.$amounts)).toEqual(amounts);
    expect(scope.getState(fields.$autofill)).toBeNull();
  });

  it.each([
    { what: 'a third currency is received instead', change: (scope: Scope) => pickTo(scope, 'ltc') },
    { what: 'the sides change places', change: (scope: Scope) => pickFrom(scope, 'eth') },
    { what: 'the page goes to another address', change: (scope: Scope) => ask(scope, 'btc', 'xlm') },
  ])('is no longer shown if $what', async ({ change }) => {
    const scope = await showingLink();
    await change(scope);
    expect(scope.getState(fields.$autofill)).toBeNull();
    expect(memo(scope).extraId).toBe('');
  });

  it('is no longer shown if it was filled in and another currency is received', async () => {
    const scope = await showingLink();
    await pickTo(scope, 'xrp');
    await pickTo(scope, 'xlm');
    expect(scope.getState(fields.$autofill)).toBeNull();
    expect(memo(scope).extraId).toBe('');
  });
});
