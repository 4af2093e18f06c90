import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { aTransactionRequest } from './order.fixture.ts';

const sandbox = sandboxOfFile();

/** Account of an exchange, which many users share. */
const SHARED = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const TO_XRP = { toCurrency: 'xrp', toNetwork: 'xrp', address: SHARED };
const FROM_XRP = {
  ...{ fromCurrency: 'xrp', fromNetwork: 'xrp', fromAmount: '1000' },
  ...{ toCurrency: 'btc', toNetwork: 'btc', address: BITCOIN, refundAddress: SHARED },
};

describe('an order that pays an account that many users share', () => {
  it.each([
    { rule: 'a payout without an extra id', change: TO_XRP, field: 'extraId' },
    { rule: 'a refund without an extra id', change: FROM_XRP, field: 'refundExtraId' },
  ])('is refused with $rule', async ({ change, field }) => {
    const reply = await sandbox.post('/v1.1/transactions', aTransactionRequest(change));
    expect(reply).toMatchObject({ status: 400, body: { error: 'not_valid_params', field } });
  });

  it.each([
    { rule: 'a payout with one', change: { ...TO_XRP, extraId: '12345' } },
    { rule: 'a refund with one', change: { ...FROM_XRP, refundExtraId: '12345' } },
  ])('is created for $rule', async ({ change }) => {
    const reply = await sandbox.post('/v1.1/transactions', aTransactionRequest(change));
    expect(reply.status).toBe(200);
  });
});
