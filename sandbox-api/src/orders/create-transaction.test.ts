import { isPayable, networksOf } from '../addresses/index.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { orderCalls } from './order-calls.fixture.ts';

const sandbox = sandboxOfFile();
const { create, heldRate } = orderCalls(sandbox);

describe('POST /v1.1/transactions (api contract §4.3)', () => {
  it('creates an order with a deposit address on the chain', async () => {
    const { status, body } = await create();

    expect(status).toBe(200);
    expect(body.id).toMatch(/^[0-9a-f]{14}$/);
    expect(body).toMatchObject({
      validUntil: null,
      fromCurrency: 'btc',
      fromNetwork: 'btc',
      toCurrency: 'eth',
      toNetwork: 'eth',
      fromAmount: 0.1,
      flow: 'standard',
      type: 'direct',
      payoutAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      refundAddress: '',
      fiat: null,
      redirectUrl: null,
    });
    expect(networksOf('btc').map((bitcoin) => isPayable(bitcoin, body.payinAddress))).toEqual([true]);
  });

  it('gives a coin with extra ids an extra id for the deposit', async () => {
    const { body } = await create({ fromCurrency: 'xrp', fromNetwork: 'xrp', fromAmount: '100' });

    expect(body.payinExtraId).toMatch(/^\d{9}$/);
    expect(body['payinExtraIdName']).toBe('Destination tag');
  });

  it('agrees with the estimate of the same second', async () => {
    const [estimate, created] = await Promise.all([
      sandbox.get<{ toAmount: number }>(
        '/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=0.1',
      ),
      create(),
    ]);

    expect(created.body['toAmount']).toBe(estimate.body.toAmount);
  });

  it('keeps the fixed rate', async () => {
    const rateId = await heldRate();
    sandbox.pass(600_000);
    const { body } = await create({ flow: 'fixed-rate', rateId });
    const reverse = await create({
      flow: 'fixed-rate',
      type: 'reverse',
      fromAmount: '',
      toAmount: '3',
      rateId,
    });

    expect(body).toMatchObject({ flow: 'fixed-rate', rateId });
    expect(Date.parse(String(body['validUntil']))).toBeGreaterThan(0);
    expect(reverse.body).toMatchObject({ toAmount: 3, type: 'reverse' });
  });

  it('refuses an expired fixed rate', async () => {
    const rateId = await heldRate();
    sandbox.pass(20 * 60_000);
    const { status, body } = await create({ flow: 'fixed-rate', rateId });

    expect([status, body.error]).toEqual([400, 'rate_id_not_found_or_expired']);
  });
});
