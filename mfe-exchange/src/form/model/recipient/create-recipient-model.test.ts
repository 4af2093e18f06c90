import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { parsePaymentUri } from '@coinlane/chains/payment-uri';
import { networkError } from '@coinlane/shared-contracts/errors';

import type { AddressFacts, RecipientVerdict, ServerAddressCheck } from '../../../address/domain/address';
import { aCurrency, aCurrencyInfo } from '../../../currency/domain/currency/currency.fixture';
import type { Pair } from '../../domain/pair';
import { INITIAL_AMOUNTS } from '../amount';
import type { Amounts } from '../amount';
import { createRecipientFieldsModel } from './create-recipient-fields-model';
import { createRecipientModel } from './create-recipient-model';

const pair: Pair = { from: aCurrency(), to: aCurrency({ ticker: 'eth', name: 'Ethereum' }) };
const sidesSwapped = createEvent<unknown>();
const $pair = createStore<Pair | null>(pair, { sid: 'test/recipient/pair' });
const AMOUNTS: Amounts = { ...INITIAL_AMOUNTS, sendText: '0.1' };
const fields = createRecipientFieldsModel({
  $pair,
  amounts: {
    $amounts: createStore(AMOUNTS),
    $canPromise: createStore(false),
    receiveChosen: createEvent<string>(),
    amountsRestored: createEvent<Amounts>(),
  },
  sidesSwapped,
});
const model = createRecipientModel({
  fields,
  $pair,
  $fromInfo: createStore(aCurrencyInfo()),
  $toInfo: createStore(aCurrencyInfo({ ticker: 'eth' })),
  $currencies: createStore([pair.from, pair.to]),
});

type Judge = (facts: AddressFacts) => RecipientVerdict | Promise<RecipientVerdict>;
type Ask = (question: { readonly address: string }) => ServerAddressCheck | Promise<ServerAddressCheck>;

const valid: Judge = ({ address }) =>
  address === '' ? { _tag: 'Empty' } : { _tag: 'Valid', address: address.trim() };
const accepted: ServerAddressCheck = { _tag: 'Accepted', isActivated: null };

const scopeOf = (judge: Judge = valid, ask: Ask = () => accepted) => {
  const asked = jest.fn(ask);
  const scope = fork({
    handlers: [
      [model.checkRecipientFx, judge],
      [model.checkRefundFx, () => ({ _tag: 'NotNeeded' })],
      [model.askServerFx, asked],
      [model.resolveNameFx, () => ({ _tag: 'Resolved', address: '0x1' })],
    ],
  });
  return { scope, asked };
};
/** Advances the time past every delay of spec §5. */
const settle = async (going: Promise<unknown>): Promise<void> => {
  await jest.advanceTimersByTimeAsync(5000);
  await going;
};
const typing = (scope: Scope, text: string) =>
  allSettled(fields.fieldTyped, { scope, params: { field: 'recipient', text } });
const type = (scope: Scope, text: string) => settle(typing(scope, text));

beforeAll(() => {
  jest.useFakeTimers();
});
afterAll(() => {
  jest.useRealTimers();
});
const paste = (scope: Scope, text: string) =>
  settle(allSettled(fields.recipientPasted, { scope, params: { text, reading: parsePaymentUri(text) } }));

describe('the recipient', () => {
  it('is checked by the service only when it has settled and passed the local check', async () => {
    const { scope, asked } = scopeOf(({ address }) =>
      address === 'good' ? { _tag: 'Valid', address } : { _tag: 'PatternMismatch' },
    );
    await type(scope, 'bad');
    expect(asked).not.toHaveBeenCalled();

    await type(scope, 'good');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(scope.getState(model.$recipientView)).toMatchObject({ _tag: 'Good', address: 'good' });
  });

  it('has no verdict until typing has paused (spec §5 "Validation delay")', async () => {
    const { scope } = scopeOf(() => ({ _tag: 'PatternMismatch' }));
    const going = typing(scope, 'b');
    expect(scope.getState(model.$recipientView)).toEqual({ _tag: 'Unsaid' });
    await settle(going);
    expect(scope.getState(model.$recipientView)._tag).toBe('Bad');
  });

  it('drops a verdict on an outdated text', async () => {
    let finishFirst: ((verdict: RecipientVerdict) => void) | undefined;
    const { scope } = scopeOf((facts) =>
      facts.address === 'first'
        ? new Promise<RecipientVerdict>((resolve) => (finishFirst = resolve))
        : valid(facts),
    );
    const first = typing(scope, 'first');
    const second = typing(scope, 'second');
    await jest.advanceTimersByTimeAsync(100);
    finishFirst?.({ _tag: 'PatternMismatch' });
    await settle(Promise.all([first, second]));
    expect(scope.getState(model.$recipientVerdict)).toEqual({ _tag: 'Valid', address: 'second' });
  });

  it("drops the service's verdict on an outdated address", async () => {
    let finishFirst: ((check: ServerAddressCheck) => void) | undefined;
    const { scope } = scopeOf(valid, ({ address }) =>
      address === 'first' ? new Promise<ServerAddressCheck>((resolve) => (finishFirst = resolve)) : accepted,
    );
    const first = typing(scope, 'first');
    await jest.advanceTimersByTimeAsync(5000);
    const second = typing(scope, 'second');
    await jest.advanceTimersByTimeAsync(5000);
    finishFirst?.({ _tag: 'InvalidChecksum' });
    await settle(Promise.all([first, second]));
    expect(scope.getState(model.$serverCheck)).toEqual(accepted);
    expect(scope.getState(model.$recipientView)._tag).toBe('Good');
  });

  it('treats an unavailable service as no objection', async () => {
    const { scope } = scopeOf(valid, () => Promise.reject(networkError('down')));
    await type(scope, 'abc');
    expect(scope.getState(model.$isAskingServer)).toBe(false);
    expect(scope.getState(model.$recipientView)._tag).toBe('Good');
  });

  it('resolves a name, and reports an unavailable name service', async () => {
    const named: Judge = ({ address }) => ({ _tag: 'NameBasedAddress', name: address });
    const { scope } = scopeOf(named);
    await type(scope, 'alice@wallet');
    expect(scope.getState(model.$name)).toEqual({
      _tag: 'Answered',
      resolution: { _tag: 'Resolved', address: '0x1' },
    });

    const silent = fork({
      handlers: [
        [model.checkRecipientFx, named],
        [model.resolveNameFx, () => Promise.reject(networkError('down'))],
      ],
    });
    await type(silent, 'alice@wallet');
    expect(silent.getState(model.$name)).toEqual({ _tag: 'Unavailable' });
  });
});

describe('an unavailable name service', () => {
  it('can be retried manually, with a pending state', async () => {
    let isDown = true;
    let answer: (() => void) | undefined;
    const scope = fork({
      handlers: [
        [
          model.checkRecipientFx,
          ({ address }: AddressFacts) => ({ _tag: 'NameBasedAddress', name: address }),
        ],
        [
          model.resolveNameFx,
          () =>
            isDown
              ? Promise.reject(networkError('down'))
              : new Promise((resolve) => {
                  answer = () => {
                    resolve({ _tag: 'Resolved', address: '0x1' });
                  };
                }),
        ],
      ],
    });
    await type(scope, 'alice@wallet');
    expect(scope.getState(model.$name)).toEqual({ _tag: 'Unavailable' });
    expect(scope.getState(model.$validationStatus)).toMatchObject({
      isRecipientWalletValid: false,
      isFioValid: true,
    });
    isDown = false;
    const retried = allSettled(model.nameRetried, { scope, params: null });
    expect(scope.getState(model.$name)).toEqual({ _tag: 'Asking' });
    answer?.();
    await retried;
    expect(scope.getState(model.$validationStatus)).toMatchObject({ isRecipientWalletValid: true });
    expect(scope.getState(model.$validatedFields)).toMatchObject({ isFio: true, recipientWallet: true });
  });
});

describe('pasting', () => {
  const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

  it('splits a payment URI', async () => {
    const { scope } = scopeOf();
    await paste(scope, `ethereum:${ADDRESS}?value=1e18`);
    expect(scope.getState(fields.$fields).recipient).toBe(ADDRESS);
    expect(scope.getState(model.$recipientView)).toMatchObject({ _tag: 'Good', address: ADDRESS });
  });

  it('reports an unsupported part of a payment URI, until the user types', async () => {
    const { scope } = scopeOf();
    await paste(scope, 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?req-magic=1');
    expect(scope.getState(fields.$uriRefusal)).toBe('UnknownRequirement');
    await type(scope, 'b');
    expect(scope.getState(fields.$uriRefusal)).toBeNull();
  });

  it('detects that the field differs from the clipboard', async () => {
    const { scope } = scopeOf();
    await paste(scope, ADDRESS);
    await settle(
      allSettled(fields.fieldTyped, {
        scope,
        params: { field: 'recipient', text: '0xE71AC7', isPaste: true },
      }),
    );
    expect(scope.getState(model.$recipientView)).toEqual({ _tag: 'PastedOtherwise' });
  });
});
