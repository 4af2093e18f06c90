import { aRefusal } from '../../domain/refusal.fixture';
import { anAsset, ether } from '../../domain/portfolio.fixture';
import { aQuote, aTrade } from '../../domain/trade/trade.fixture';
import { failing, openTrade } from './open-trade.fixture';

describe('a pro trade (spec §4: EXCHANGE → CONFIRM → STATUS)', () => {
  it('starts with the largest balance, and requests no price without an amount', async () => {
    const { model, scope, quotes, view } = await openTrade();

    expect(scope.getState(model.$draft)).toEqual({ from: 'btc', to: 'eth', typed: '' });
    expect(view()).toEqual({ _tag: 'None' });
    expect(quotes).toEqual([]);
  });

  it('requests the price of the typed amount, but none above the balance', async () => {
    const { type, quotes, view } = await openTrade();
    await type('0.5');
    await type('0.50000001');

    expect(quotes).toEqual([{ from: 'btc', to: 'eth', amount: '0.5' }]);
    expect(view()).toEqual({ _tag: 'None' });
  });

  it('is ordered for another amount only after it was shown', async () => {
    const quote = aQuote({ fromAmount: '0.4', toAmount: '12' });
    const { type, go, orders, view } = await openTrade({ quote: () => Promise.resolve(quote) });
    await type('0.5');
    expect(view()).toEqual({ _tag: 'Held', quote, isExpired: false, isOtherAmount: true });

    await go('confirmRequested');
    await go('placeRequested');
    expect(orders).toEqual([{ rateId: 'rate-1', amount: '0.4', requestId: 'key-1' }]);
  });

  it.each([
    { from: 'xrp' },
    { to: 'sol' },
    { toAmount: '0' },
    { toAmount: '-15' },
    { fromAmount: '0' },
    { fromAmount: '-0.5' },
  ])('has no price if the reply is for another pair, or nothing is paid: %j', async (pair) => {
    const { type, go, step, view } = await openTrade({ quote: () => Promise.resolve(aQuote(pair)) });
    await type('0.5');
    expect(view()).toEqual({ _tag: 'Failed', problem: { _tag: 'Unreadable' } });

    await go('confirmRequested');
    expect(step()).toBe('EXCHANGE');
  });

  it('returns to the form if the balance no longer covers the amount', async () => {
    let balance = '0.5';
    const { model, fire, scope, type, go, step } = await openTrade({
      assets: () => [anAsset({ available: balance }), ether],
    });
    await type('0.5');
    await go('confirmRequested');
    balance = '0.1';
    await fire(model.assetsRequested, { scope });

    expect(step()).toBe('EXCHANGE');
    expect(scope.getState(model.$review)).toEqual({ _tag: 'Bad', problem: 'MoreThanThereIs' });
  });

  it('has the price of the amount in any spelling', async () => {
    const quote = aQuote({ fromAmount: '0.50' });
    const { type, view } = await openTrade({ quote: () => Promise.resolve(quote) });
    await type('0.5');

    expect(view()).toEqual({ _tag: 'Held', quote, isExpired: false, isOtherAmount: false });
  });

  it('is ordered at the confirmed price, then shown', async () => {
    const { type, go, step, orders, shown } = await openTrade();
    await type('0.5');
    await go('confirmRequested');
    expect(step()).toBe('CONFIRM');
    await go('placeRequested');

    expect(orders).toEqual([{ rateId: 'rate-1', amount: '0.5', requestId: 'key-1' }]);
    expect(shown).toEqual(['trade:u_1:one']);
  });

  it('is one order however often the button is pressed', async () => {
    const { type, go, orders, shown } = await openTrade();
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
    const { type, go, orders } = await openTrade({ trade });
    await type('0.5');
    await go('confirmRequested');
    await go('placeRequested');
    await go('backRequested');
    await go('confirmRequested');
    await go('placeRequested');

    expect(orders.map(({ requestId }) => requestId)).toEqual(['key-1', 'key-1']);
  });

  it('is another order if the form changes', async () => {
    const { type, go, orders } = await openTrade({ trade: failing({ _tag: 'Offline' }) });
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
    const { type, go, quotes, view } = await openTrade();
    await type('0.5');
    await go('quoteExpired');

    expect(quotes).toHaveLength(2);
    expect(view()).toMatchObject({ _tag: 'Held', isExpired: false });
  });

  it('is never made at an expired price, nor at a new one that was not shown', async () => {
    const { type, go, quotes, orders, view } = await openTrade();
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
    const { type, go, view } = await openTrade({ trade: failing(aRefusal('rate_id_not_found_or_expired')) });
    await type('0.5');
    await go('confirmRequested');
    await go('placeRequested');

    expect(view()).toMatchObject({ _tag: 'Held', isExpired: true });
  });

  it('shows why there is no price, and requests it again on demand', async () => {
    const { type, go, quotes, view } = await openTrade({ quote: failing({ _tag: 'Offline' }) });
    await type('0.5');
    expect(view()).toEqual({ _tag: 'Failed', problem: { _tag: 'Offline' } });

    await go('quoteRequested');
    expect(quotes).toHaveLength(2);
  });

  it.each([
    { rule: 'the currency to receive becomes the one to pay', pick: 'eth', from: 'eth', to: 'btc' },
    { rule: 'another currency is paid', pick: 'xrp', from: 'xrp', to: 'eth' },
  ])('$rule', async ({ pick, from, to }) => {
    const { model, fire, scope, type } = await openTrade();
    await type('0.5');
    await fire(model.fromPicked, { scope, params: pick });

    expect(scope.getState(model.$draft)).toEqual({ from, to, typed: '' });
  });

  it('swaps its sides if the paid currency is selected to be received', async () => {
    const { model, fire, scope } = await openTrade();
    await fire(model.toPicked, { scope, params: 'btc' });

    expect(scope.getState(model.$draft)).toMatchObject({ from: 'eth', to: 'btc' });
  });
});
