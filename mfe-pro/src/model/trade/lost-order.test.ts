import { aRefusal } from '../../domain/refusal.fixture';
import type { QuoteRequest } from '../../domain/trade';
import { aQuote, aTrade } from '../../domain/trade/trade.fixture';
import { failing, openTrade } from './open-trade.fixture';

/** Prices with IDs by their order. */
const createPrices = () => {
  let prices = 0;
  return ({ amount }: QuoteRequest) => {
    prices += 1;
    return Promise.resolve(aQuote({ fromAmount: amount, rateId: `rate-${String(prices)}` }));
  };
};

describe('a trade whose response was lost', () => {
  it('is repeated at its own price, although the price was renewed', async () => {
    let answers = 0;
    const trade = () => {
      answers += 1;
      return answers === 1 ? failing({ _tag: 'TimedOut', seconds: 10 })() : Promise.resolve(aTrade());
    };
    const quote = createPrices();
    const { type, go, orders } = await openTrade({ trade, quote });
    await type('0.5');
    await go('confirmRequested');
    await go('placeRequested');
    await go('quoteExpired');
    await go('quoteRequested');
    await go('placeRequested');

    expect(orders).toHaveLength(2);
    expect(orders[1]).toEqual(orders[0]);
  });

  it('has the renewed price after a refusal of the repeated one', async () => {
    let answers = 0;
    const trade = () => {
      answers += 1;
      if (answers === 1) return failing({ _tag: 'TimedOut', seconds: 10 })();
      return answers === 2 ? failing(aRefusal('rate_id_not_found_or_expired'))() : Promise.resolve(aTrade());
    };
    const quote = createPrices();
    const { type, go, orders } = await openTrade({ trade, quote });
    await type('0.5');
    await go('confirmRequested');
    await go('placeRequested');
    for (const turn of [2, 3]) {
      await go('quoteExpired');
      await go('quoteRequested');
      await go('placeRequested');
      expect(orders).toHaveLength(turn);
    }

    expect(orders.map(({ rateId }) => rateId)).toEqual(['rate-1', 'rate-1', 'rate-3']);
  });
});
