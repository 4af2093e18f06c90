import type { Side } from './provider.ts';
import { createProvider } from './registry.ts';
import { aCreateBody, aLabGateway, BTC, ETH } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';

let quotes = 0;
let site: LabGateway;
beforeAll(async () => {
  site = await aLabGateway(['one-click', 'changenow'], (settings, now) => {
    const provider = createProvider(settings, now);
    return {
      ...provider,
      quote: (request) => {
        quotes += 1;
        return provider.quote(request);
      },
    };
  });
  await site.get('/public-v2/exchange/currencies');
});
afterAll(() => site.close());
beforeEach(() => {
  quotes = 0;
});

type Asked = { readonly from: string; readonly to: string; readonly side: Side; readonly amount: string };

const pairOf = ({ from, to, side, amount }: Asked) => ({
  ...{ fromCurrency: from, fromNetwork: from, toCurrency: to, toNetwork: to, type: side },
  ...(side === 'direct' ? { fromAmount: amount, toAmount: '' } : { fromAmount: '', toAmount: amount }),
});
const estimate = (asked: Asked) =>
  site.get(
    `/account/v1.2/exchange/estimate?${new URLSearchParams({ ...pairOf(asked), flow: 'standard' }).toString()}`,
  );
const create = (asked: Asked) =>
  site.post(
    '/public-v1.1/transactions',
    aCreateBody({
      ...pairOf(asked),
      address: asked.to === 'eth' ? ETH : BTC,
      refundAddress: asked.from === 'eth' ? ETH : BTC,
    }),
    'k1',
  );

const TOO_LARGE = { error: 'max_amount_exceeded' };

describe('an amount that its currency cannot have', () => {
  it.each<Asked & { readonly refused: object }>([
    {
      ...{ from: 'eth', to: 'btc', side: 'direct', amount: '1000000000000000000000' },
      refused: { ...TOO_LARGE, payload: { range: { maxAmount: '1000000000' } } },
    },
    {
      ...{ from: 'btc', to: 'eth', side: 'direct', amount: '21000000.00000001' },
      refused: { ...TOO_LARGE, payload: { range: { maxAmount: '21000000' } } },
    },
    { ...{ from: 'btc', to: 'eth', side: 'reverse', amount: '1000000000.5' }, refused: TOO_LARGE },
    {
      ...{ from: 'btc', to: 'eth', side: 'direct', amount: '0.123456789' },
      refused: { error: 'too_many_decimals', payload: { decimals: 8 } },
    },
    {
      ...{ from: 'btc', to: 'eth', side: 'reverse', amount: '1.0000000000000000001' },
      refused: { error: 'too_many_decimals', payload: { decimals: 18 } },
    },
  ])('$amount, $side from $from to $to: no provider is asked', async ({ refused, ...asked }) => {
    for (const { status, body } of [await estimate(asked), await create(asked)]) {
      const { error, payload, field } = body;
      expect([status, { error, ...(payload === undefined ? {} : { payload }) }, field]).toEqual([
        400,
        refused,
        asked.side === 'direct' ? 'fromAmount' : 'toAmount',
      ]);
    }
    expect([quotes, site.lab.book.all()]).toEqual([0, []]);
  });

  it.each<Asked>([
    { from: 'btc', to: 'eth', side: 'direct', amount: '21000000' },
    { from: 'btc', to: 'eth', side: 'direct', amount: '0.12345678000' },
    { from: 'eth', to: 'btc', side: 'direct', amount: '0.100000000000000001' },
  ])('$amount $from is left to the providers', async (asked) => {
    expect((await estimate(asked)).status).toBe(200);
    expect(quotes).toBeGreaterThan(0);
  });
});
