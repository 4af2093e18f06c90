import { createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { parsePaymentUri } from '@coinlane/chains/payment-uri';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { Pair } from '../../domain/pair';
import { INITIAL_AMOUNTS } from '../amount';
import type { Amounts } from '../amount';
import { settleAll } from '../../../page/model/settle-all.fixture';
import { createRecipientFieldsModel } from './create-recipient-fields-model';
import { NO_FIELDS } from './recipient-fields';

const ADDRESS = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const LINK = `ripple:${ADDRESS}?amount=7&dt=123`;
const AMOUNTS: Amounts = { ...INITIAL_AMOUNTS, sendText: '0.1' };

const sidesSwapped = createEvent<unknown>();
const receiveChosen = createEvent<string>();
const amountsRestored = createEvent<Amounts>();
const pair: Pair = { from: aCurrency(), to: aCurrency({ ticker: 'xrp' }) };
const $pair = createStore<Pair | null>(pair, { sid: 'test/link/pair' });
const $canPromise = createStore(true, { sid: 'test/link/mayPromise' });
const $amounts = createStore(AMOUNTS, { sid: 'test/link/amounts' })
  .on(receiveChosen, (_, receiveText): Amounts => ({
    ...AMOUNTS,
    receiveText,
    direction: 'reverse',
    rateMode: 'fixed',
  }))
  .on(amountsRestored, (_, amounts) => amounts);
const model = createRecipientFieldsModel({
  $pair,
  amounts: { $amounts, $canPromise, receiveChosen, amountsRestored },
  sidesSwapped,
});

const paste = (scope: Scope, text: string) =>
  settleAll(model.recipientPasted, { scope, params: { text, reading: parsePaymentUri(text) } });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a pasted payment link (visitor expectations "Payment URIs")', () => {
  it('fills in address, extra ID and amount, and reports it', async () => {
    const scope = fork();
    await paste(scope, LINK);
    expect(scope.getState(model.$fields)).toMatchObject({ recipient: ADDRESS, extraId: '123' });
    expect(scope.getState($amounts)).toMatchObject({ receiveText: '7', rateMode: 'fixed' });
    expect(scope.getState(model.$autofill)).toMatchObject({ extraId: '123', amount: '7', mismatch: null });
  });

  it('is undone as one: every field and the amounts are restored', async () => {
    const before = { ...NO_FIELDS, recipient: 'typed', extraId: '9', email: 'a@b.example' };
    const scope = fork();
    await settleAll(model.draftRead, { scope, params: before });
    await paste(scope, LINK);
    await settleAll(model.autofillUndone, { scope });
    expect(scope.getState(model.$fields)).toEqual(before);
    expect(scope.getState($amounts)).toEqual(AMOUNTS);
    expect(scope.getState(model.$autofill)).toBeNull();
    expect(scope.getState(model.$pasted)).toBeNull();
  });

  it('does not fill in an amount that cannot be promised, and reports it', async () => {
    const scope = fork({ values: [[$canPromise, false]] });
    await paste(scope, LINK);
    expect(scope.getState($amounts)).toEqual(AMOUNTS);
    expect(scope.getState(model.$autofill)).toMatchObject({ amount: null, unfilledAmount: '7' });
    await settleAll(model.autofillUndone, { scope });
    expect(scope.getState(model.$fields)).toEqual(NO_FIELDS);
  });

  it('of another network fills in the address only, and reports the network', async () => {
    const scope = fork();
    await paste(scope, 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1');
    expect(scope.getState($amounts)).toEqual(AMOUNTS);
    expect(scope.getState(model.$autofill)?.mismatch).toEqual({ _tag: 'OtherNetwork', network: 'btc' });
  });

  it.each([
    {
      what: 'a bare address is pasted over it',
      act: (scope: Scope) => paste(scope, ADDRESS),
    },
    {
      what: 'the user types in the field',
      act: (scope: Scope) =>
        settleAll(model.fieldTyped, { scope, params: { field: 'recipient' as const, text: 'r' } }),
    },
    {
      what: 'the sides are swapped',
      act: (scope: Scope) => settleAll(sidesSwapped, { scope, params: null }),
    },
  ])('is no longer shown if $what', async ({ act }) => {
    const scope = fork();
    await paste(scope, LINK);
    await act(scope);
    expect(scope.getState(model.$autofill)).toBeNull();
  });

  it('is undone only once', async () => {
    const scope = fork();
    await paste(scope, LINK);
    await settleAll(model.autofillUndone, { scope });
    await settleAll(model.draftRead, { scope, params: { ...NO_FIELDS, recipient: 'later' } });
    await settleAll(model.autofillUndone, { scope });
    expect(scope.getState(model.$fields).recipient).toBe('later');
  });
});
