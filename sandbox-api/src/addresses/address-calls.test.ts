import { sandboxOfFile } from '../testing/open-sandbox.ts';

type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();

describe('GET /v2/validate/address (api contract §3.7)', () => {
  it.each([
    { currency: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', result: true, message: null },
    {
      currency: 'btc',
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
      result: false,
      message: 'Invalid checksum',
    },
    {
      currency: 'btc',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      result: false,
      message: 'Invalid address',
    },
    { currency: 'usdttrc20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', result: true, message: null },
    { currency: 'trx', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', result: true, message: null },
    {
      currency: 'usdttrc20',
      address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      result: false,
      message: 'Address is a token contract',
    },
    {
      currency: 'ton',
      address: '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe',
      result: false,
      message: 'Address is a token contract',
    },
    {
      currency: 'eth',
      address: '0x0000000000000000000000000000000000000000',
      result: false,
      message: 'Address cannot receive payments',
    },
    {
      currency: 'bch',
      address: 'bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603',
      result: false,
      message: 'Address cannot receive payments',
    },
    {
      currency: 'arbitrum',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      result: true,
      message: null,
    },
    { currency: 'xrp', address: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', result: true, message: null },
    {
      currency: 'xrp',
      address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
      result: false,
      message: 'Extra Id is required',
    },
    {
      currency: 'xrp',
      address: 'XVH3aqvbYGhRhrD1FYSzGooNuxdzbEyND6EG8Ecsjo5Yqr8',
      result: false,
      message: 'Extra Id is required',
    },
    {
      currency: 'xrp',
      address: 'XVH3aqvbYGhRhrD1FYSzGooNuxdzbGhHYktUSyyVRnnn9m9',
      result: true,
      message: null,
    },
    {
      currency: 'xrp',
      address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh&extraId=12',
      result: true,
      message: null,
    },
    {
      currency: 'xrp',
      address: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59&extraId=none',
      result: false,
      message: 'Invalid extra id',
    },
  ])('$currency $address: $message', async ({ currency, address, result, message }) => {
    const { body } = await sandbox.get<{ result: boolean; message: string | null }>(
      `/v2/validate/address?currency=${currency}&address=${address}`,
    );

    expect(body).toMatchObject({ result, message });
  });

  it.each([
    { query: '', field: 'currency' },
    { query: '?currency=btc', field: 'address' },
    { query: '?currency=mars&address=x', field: 'currency' },
    { query: '?currency=usd&address=x', field: 'currency' },
  ])('refuses $query and names $field', async ({ query, field }) => {
    const { status, body } = await sandbox.get<Refused>(`/v2/validate/address${query}`);

    expect([status, body.field]).toEqual([400, field]);
  });
});

describe('GET /v2/addresses-by-name (api contract §3.8)', () => {
  it.each([
    {
      name: 'alice@edge',
      status: 200,
      success: true,
      currencies: ['btc', 'eth', 'usdterc20', 'usdttrc20', 'ltc', 'xrp'],
    },
    {
      name: 'ALICE@EDGE',
      status: 200,
      success: true,
      currencies: ['btc', 'eth', 'usdterc20', 'usdttrc20', 'ltc', 'xrp'],
    },
    { name: 'nobody@edge', status: 200, success: true, currencies: [] },
    { name: 'stranger@edge', status: 200, success: false, currencies: [] },
    { name: 'down@edge', status: 503, success: undefined, currencies: undefined },
    { name: 'no-name', status: 400, success: undefined, currencies: undefined },
    { name: '-a@b', status: 400, success: undefined, currencies: undefined },
    { name: `${'a'.repeat(60)}@edge`, status: 400, success: undefined, currencies: undefined },
  ])('$name: $status', async ({ name, status, success, currencies }) => {
    const reply = await sandbox.get<{ success?: boolean; addresses?: { currency: string }[] }>(
      `/v2/addresses-by-name?name=${name}`,
    );

    expect(reply.status).toBe(status);
    expect(reply.body.success).toBe(success);
    expect(reply.body.addresses?.map(({ currency }) => currency)).toEqual(currencies);
  });
});
