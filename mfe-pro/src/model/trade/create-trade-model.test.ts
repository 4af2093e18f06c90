import { allSettled, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { tether } from '../../domain/coin.fixture';
import { anAsset, ether } from '../../domain/portfolio.fixture';
import { aRefusal } from '../../domain/refusal.fixture';
import type { Quote, QuoteRequest, Trade, TradeOrder } from '../../domain/trade';
import { aQuote, aTrade } from '../../domain/trade/trade.fixture';
import { createTradeModel } from './create-trade-model';

type Service = {
  readonly quote?: (question: QuoteRequest) => Promise<Quote>;
  readonly trade?: (order: TradeOrder) => Promise<Trade>;
};

const failing = (problem: CallFailure) => () =>
  new Promise<never>((_, reject) => {
    reject(problem);
  });

/** A user with half a bitcoin who opens the page. */
const opened = async ({ quote, trade }: Service = {}) => {
  const model = createTradeModel({ settleMs: 0 });
  const quotes: QuoteRequest[] = [];
  const orders: TradeOrder[] = [];
  const shown: string[] = [];
  let keys = 0;
  const scope = fork({
    handlers: [
      [model.assets.executeFx, () => [anAsset(), ether]],
      [model.coins.executeFx, () => [tether]],
      [
        model.quote.executeFx,
        (question: QuoteRequest) => {
          quotes.push(question);
          const price = aQuote({ from: question.from, to: question.to, fromAmount: question.amount });
          return quote === undefined ? price : quote(question);
        },
      ],
      [
        model.order.executeFx,
        (order: TradeOrder) => {
          orders.push(order);
          return trade === undefined ? aTrade() : trade(order);
        },
      ],
      [
        model.makeKeyFx,
        () => {
          keys += 1;
          return `key-${String(keys)}`;
        },
      ],
      [model.openTradeFx, (id: string) => shown.push(id)],
    ],
  });
  await allSettled(model.opened, { scope, params: { from: '', to: '', typed: '' } });
  return {
    model,
    quotes,
    orders,
    shown,
    type: (typed: string) => allSettled(model.amountTyped, { scope, params: typed }),
    go: (
      event: 'confirmRequested' | 'placeRequested' | 'backRequested' | 'quoteExpired' | 'quoteRequested',
    ) => allSettled(model[event], { scope }),
    fire: allSettled,
    scope,
    view: () => scope.getState(model.$quote),
    step: () => scope.getState(model.$step),
  };
};

describe('a pro trade (spec §4: EXCHANGE → CONFIRM → STATUS)', () => {
  it('starts with the largest balance, and requests no price without an amount', async () => {
    const { model, scope, quotes, view } = await opened();

    expect(scope.getState(model.$draft)).toEqual({ from: 'btc', to: 'eth', typed: '' });
    expect(view()).toEqual({ _tag: 'None' });
    expect(quotes).toEqual([]);
  });

  it('requests the price of the typed amount, but none above the balance', async () => {
    const { type, quotes, view } = await opened();
    await type('0.5');
    await type('0.50000001');

    expect(quotes).toEqual([{ from: 'btc', to: 'eth', amount: '0.5' }]);
    expect(view()).toEqual({ _tag: 'None' });
  });

  it('ignores the price of another amount', async () => {
    const { type, view } = await opened({ quote: () => Promise.resolve(aQuote({ fromAmount: '0.4' })) });
    await type('0.5');

    expect(view()).toEqual({ _tag: 'Pending' });
  });

  it('is ordered at the confirmed price, then shown', async () => {
    const { type, go, step, orders, shown } = await opened();
    await type('0.5');
    await go('confirmRequested');
    expect(step()).toBe('CONFIRM');
    await go('placeRequested');

    expect(orders).toEqual([{ rateId: 'rate-1', amount: '0.5', requestId: 'key-1' }]);
    expect(shown).toEqual(['trade:u_1:one']);
  });

  it('is one order however often the button is pressed', async () => {
    const { type, go, orders, shown } = await opened();
    await type('0.5');
    await go('confirmRequested');
    await Promise.all([go('placeRequested'), go('placeRequested')]);
    await go('placeRequested');

    expect(orders).toHaveLength(1);
    expect(shown).toHaveLength(1);
  });

  it('is repeated with the same key if its response was lost', async () => {
    let answers = 0;
    const trade = () => {
      answers += 1;
      return answers === 1 ? failing({ _tag: 'TimedOut', seconds: 10 })() : Promise.resolve(aTrade());
    };
    const { type, go, orders } = await opened({ trade });
    await type('0.5');
    await go('confirmRequested');
    await go('placeRequested');
    await go('backRequested');
    await go('confirmRequested');
    await go('placeRequested');

    expect(orders.map(({ requestId }) => requestId)).toEqual(['key-1', 'key-1']);
  });

  it('is another order if the form changes', async () => {
    const { type, go, orders } = await opened({ trade: failing({ _tag: 'Offline' }) });
    await type('0.5');
    await go('confirmRequested');
    await go('placeRequested');
    await go('backRequested');
    await type('0.4');
    await go('confirmRequested');
    await go('placeRequested');

    expect(orders.map(({ requestId }) => requestId)).toEqual(['key-1', 'key-2']);
  });

  it('gets a new price automatically while the form is open', async () => {
    const { type, go, quotes, view } = await opened();
    await type('0.5');
    await go('quoteExpired');

    expect(quotes).toHaveLength(2);
    expect(view()).toMatchObject({ _tag: 'Held', isExpired: false });
  });

  it('is never made at an expired price, nor at a new one that was not shown', async () => {
    const { type, go, quotes, orders, view } = await opened();
    await type('0.5');
    await go('confirmRequested');
    await go('quoteExpired');
    await go('placeRequested');

    expect(orders).toEqual([]);
    expect(quotes).toHaveLength(1);
    expect(view()).toMatchObject({ _tag: 'Held', isExpired: true });

    await go('quoteRequested');
    await go('placeRequested');
    expect(quotes).toHaveLength(2);
    expect(orders).toHaveLength(1);
  });

  it('treats a price as expired if the service reports it', async () => {
    const { type, go, view } = await opened({ trade: failing(aRefusal('rate_id_not_found_or_expired')) });
    await type('0.5');
    await go('confirmRequested');
    await go('placeRequested');

    expect(view()).toMatchObject({ _tag: 'Held', isExpired: true });
  });

  it('shows why there is no price, and requests it again on demand', async () => {
    const { type, go, quotes, view } = await opened({ quote: failing({ _tag: 'Offline' }) });
    await type('0.5');
    expect(view()).toEqual({ _tag: 'Failed', problem: { _tag: 'Offline' } });

    await go('quoteRequested');
    expect(quotes).toHaveLength(2);
  });

  it.each([
    { rule: 'the currency to receive becomes the one to pay', pick: 'eth', from: 'eth', to: 'btc' },
    { rule: 'another currency is paid', pick: 'xrp', from: 'xrp', to: 'eth' },
  ])('$rule', async ({ pick, from, to }) => {
    const { model, fire, scope, type } = await opened();
    await type('0.5');
    await fire(model.fromPicked, { scope, params: pick });

    expect(scope.getState(model.$draft)).toEqual({ from, to, typed: '' });
  });

  it('swaps its sides if the paid currency is selected to be received', async () => {
    const { model, fire, scope } = await opened();
    await fire(model.toPicked, { scope, params: 'btc' });

    expect(scope.getState(model.$draft)).toMatchObject({ from: 'eth', to: 'btc' });
  });
});
