import { fork, scopeBind } from 'effector';
import type { EventCallable, Scope } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import type { AddressFacts, RecipientVerdict } from '../../../address/domain/address';
import type { Currency } from '../../../currency/domain/currency';
import { aCurrency, aCurrencyInfo } from '../../../currency/domain/currency/currency.fixture';
import { currencyListModel } from '../../../currency/model/currency-list';
import { anEstimate } from '../../domain/estimate/estimate.fixture';
import { amountModel } from '../amount';
import { currencyInfoModel } from '../currency-info';
import { estimateModel } from '../estimate';
import type { Offers } from '../estimate';
import { pairModel } from '../pair';
import { recipientFieldsModel, recipientModel } from '../recipient';
import type { PastedInput } from '../recipient';
import { reviewModel } from '../review';
import { transactionCreationModel as creation } from '.';

/** A port: replies at once, or waits for the test while it is held. */
const createCall = <Params, Reply>(answer: (params: Params) => Reply) => {
  const held: (() => void)[] = [];
  let isHeld = false;
  return {
    handler: (params: Params): Reply | Promise<Reply> => {
      if (!isHeld) return answer(params);
      return new Promise<Reply>((resolve) => {
        held.push(() => {
          resolve(answer(params));
        });
      });
    },
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const reply of held.splice(0)) reply();
    },
  };
};

const X_ADDRESS = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A';
const btc = aCurrency();
const xrp = aCurrency({ ticker: 'xrp', name: 'XRP', hasExtraId: true });

const setUp = () => {
  const pair = createCall(() => ({ pair: { from: btc, to: xrp }, unknownTickers: [] }));
  const offers = createCall((): Offers => ({ estimates: [anEstimate()], refusal: null, methods: [] }));
  const list = createCall((): readonly Currency[] => [btc, xrp, aCurrency({ ticker: 'eth' })]);
  const verdict = createCall(({ address }: AddressFacts): RecipientVerdict =>
    address === '' ? { _tag: 'Empty' } : { _tag: 'Valid', address, innerExtraId: '11747' },
  );
  const reading = createCall(({ text }: PastedInput) => ({ _tag: 'NotAUri', text }));
  const scope = fork({
    handlers: [
      [pairModel.resolvePairFx, pair.handler],
      [currencyInfoModel.fetchFromInfoFx, () => aCurrencyInfo()],
      [
        currencyInfoModel.fetchToInfoFx,
        () => aCurrencyInfo({ ticker: 'xrp', hasExtraId: true, extraIdName: 'Destination tag' }),
      ],
      [estimateModel.fetchEstimatesFx, offers.handler],
      [currencyListModel.fetchCurrenciesFx, list.handler],
      [recipientModel.checkRecipientFx, verdict.handler],
      [recipientModel.checkRefundFx, () => ({ _tag: 'NotNeeded' })],
      [recipientModel.askServerFx, () => Promise.reject(networkError('down'))],
      [recipientFieldsModel.readPaymentFx, reading.handler],
    ],
  });
  return { scope, pair, offers, list, verdict, reading };
};

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const send = async <Value>(scope: Scope, event: EventCallable<Value>, value: Value) => {
  scopeBind(event, { scope })(value);
  await wait(0);
};
const type = (scope: Scope, text: string) =>
  send(scope, recipientFieldsModel.fieldTyped, { field: 'recipient', text });
const press = (scope: Scope) => send(scope, creation.exchangePressed, undefined);
const stateOf = (scope: Scope) => ({
  view: scope.getState(creation.$view)._tag,
  isReviewing: scope.getState(reviewModel.$isOpen),
});
const HELD = { view: 'Checking', isReviewing: false };
const REVIEWED = { view: 'Editing', isReviewing: true };

/** A form with a pair, an amount and its offers, and the recipient's text. */
const fill = async (scope: Scope, recipient: string) => {
  await send(scope, pairModel.tickersRequested, { from: 'btc', to: 'xrp', isFiatMode: false });
  await send(scope, amountModel.sendTyped, '0.1');
  await wait(2000);
  if (recipient !== '') await type(scope, recipient);
  await wait(2000);
};

beforeAll(() => {
  jest.useFakeTimers();
});
afterAll(() => {
  jest.useRealTimers();
});

describe('a press while the form is still loading is held and then acted on', () => {
  it('a complete form opens the review', async () => {
    const { scope } = setUp();
    await fill(scope, X_ADDRESS);
    await press(scope);
    expect(stateOf(scope)).toEqual(REVIEWED);
  });

  it('the address that holds a tag is checked again, because the list of currencies has arrived', async () => {
    const { scope, list, verdict } = setUp();
    list.hold();
    await fill(scope, X_ADDRESS);
    verdict.hold();
    list.release();
    await wait(0);
    expect(scope.getState(recipientModel.$extraIdView).decision._tag).toBe('InAddress');
    await press(scope);
    expect(stateOf(scope)).toEqual(HELD);
    verdict.release();
    await wait(0);
    expect(stateOf(scope)).toEqual(REVIEWED);
  });

  it('the address is checked for the first time', async () => {
    const { scope, verdict } = setUp();
    verdict.hold();
    await fill(scope, X_ADDRESS);
    await press(scope);
    expect(stateOf(scope)).toEqual(HELD);
    verdict.release();
    await wait(0);
    expect(stateOf(scope)).toEqual(REVIEWED);
  });

  it('the offers for a new amount have not arrived', async () => {
    const { scope, offers } = setUp();
    await fill(scope, X_ADDRESS);
    offers.hold();
    await send(scope, amountModel.sendTyped, '0.2');
    await press(scope);
    expect(stateOf(scope)).toEqual(HELD);
    await wait(1000);
    expect(stateOf(scope)).toEqual(HELD);
    offers.release();
    await wait(0);
    expect(stateOf(scope)).toEqual(REVIEWED);
  });

  it('the pair is loading', async () => {
    const { scope, pair } = setUp();
    pair.hold();
    await fill(scope, X_ADDRESS);
    await press(scope);
    await wait(1000);
    expect(stateOf(scope)).toEqual(HELD);
    pair.release();
    await wait(2000);
    expect(stateOf(scope)).toEqual(REVIEWED);
  });

  it('the parser of a pasted text is loading', async () => {
    const { scope, reading } = setUp();
    await fill(scope, '');
    reading.hold();
    await send<PastedInput>(scope, recipientFieldsModel.textPasted, { field: 'recipient', text: X_ADDRESS });
    await press(scope);
    expect(stateOf(scope)).toEqual(HELD);
    reading.release();
    await wait(0);
    expect(stateOf(scope)).toEqual(REVIEWED);
  });
});

describe('a held press', () => {
  it('is withdrawn by an edit', async () => {
    const { scope, verdict } = setUp();
    verdict.hold();
    await fill(scope, X_ADDRESS);
    await press(scope);
    await type(scope, `${X_ADDRESS}1`);
    verdict.release();
    await wait(5000);
    expect(stateOf(scope)).toEqual({ view: 'Editing', isReviewing: false });
  });

  it('shows a definite problem at once', async () => {
    const { scope, offers } = setUp();
    await fill(scope, '');
    offers.hold();
    await send(scope, amountModel.sendTyped, '0.2');
    await press(scope);
    expect(scope.getState(creation.$view)).toEqual({
      _tag: 'Blocked',
      problems: [{ _tag: 'RecipientEmpty' }, { _tag: 'ExtraIdUndecided' }],
    });
  });
});
