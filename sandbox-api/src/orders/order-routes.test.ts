import { familyOf, networkOf } from '../addresses/index.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { CREATE_FAILURE_NAMES, CREATE_FAILURES } from './create-failure.ts';
import { aTransactionRequest } from './order.fixture.ts';

type Created = Record<string, unknown> & { id: string; payinAddress: string; payinExtraId: string | null };
type Read = Record<string, unknown> & {
  status: string;
  amountFrom: number | null;
  repeatedExchangesInfo: { id: string; status: string }[];
  originalExchangeInfo: { id: string } | null;
};
type Refused = { error: string; message: string; field?: string };

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const create = (
  change: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) => sandbox.post<Created & Refused>('/v1.1/transactions', aTransactionRequest(change), { headers });
const read = (id: string) => sandbox.get<Read>(`/v1.1/transactions/${id}`);
const heldRate = async (amount = '0.1'): Promise<string> => {
  const { body } = await sandbox.get<{ rateId: string }>(
    `/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=${amount}&flow=fixed-rate&useRateId=true`,
  );
  return body.rateId;
};

describe('POST /v1.1/transactions (api contract §4.3)', () => {
  it('makes an order with a pay-in address of the chain', async () => {
    const { status, body } = await create();
    const bitcoin = networkOf('btc');

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
    expect(bitcoin !== null && familyOf(bitcoin).hasValidChecksum(body.payinAddress)).toBe(true);
  });

  it('gives a coin with an extra id one to pay in with', async () => {
    const { body } = await create({ fromCurrency: 'xrp', fromNetwork: 'xrp', fromAmount: '100' });

    expect(body.payinExtraId).toMatch(/^\d{9}$/);
    expect(body['payinExtraIdName']).toBe('Destination tag');
  });

  it('is the estimate of the same second', async () => {
    const [estimate, created] = await Promise.all([
      sandbox.get<{ toAmount: number }>(
        '/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=0.1',
      ),
      create(),
    ]);

    expect(created.body['toAmount']).toBe(estimate.body.toAmount);
  });

  it('keeps the rate that was held', async () => {
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

  it('refuses a held rate after its end', async () => {
    const rateId = await heldRate();
    sandbox.pass(20 * 60_000);
    const { status, body } = await create({ flow: 'fixed-rate', rateId });

    expect([status, body.error]).toEqual([400, 'rate_id_not_found_or_expired']);
  });

  it.each([
    {
      rule: 'no rate id',
      change: { flow: 'fixed-rate' },
      error: 'rate_id_not_found_or_expired',
      field: undefined,
    },
    { rule: 'no address', change: { address: '' }, error: 'not_valid_address', field: 'address' },
    {
      rule: 'an address with a wrong checksum',
      change: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' },
      error: 'not_valid_address',
      field: 'address',
    },
    {
      rule: 'an address of another chain',
      change: { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
      error: 'not_valid_address',
      field: 'address',
    },
    {
      rule: 'a token contract',
      change: { address: '0xdac17f958d2ee523a2206206994597c13d831ec7' },
      error: 'not_valid_address',
      field: 'address',
    },
    {
      rule: 'a refund address of another chain',
      change: { refundAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      error: 'not_valid_address',
      field: 'refundAddress',
    },
    {
      rule: 'spec §5: an anonymous coin without a refund address',
      change: { fromCurrency: 'xmr', fromNetwork: 'xmr', fromAmount: '1' },
      error: 'not_valid_params',
      field: 'refundAddress',
    },
    {
      rule: 'an extra id that does not fit',
      change: {
        toCurrency: 'xrp',
        toNetwork: 'xrp',
        address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
        extraId: 'not a tag',
      },
      error: 'not_valid_params',
      field: 'extraId',
    },
    { rule: 'too little', change: { fromAmount: '0.00001' }, error: 'deposit_too_small', field: undefined },
    { rule: 'no amount', change: { fromAmount: '' }, error: 'not_valid_params', field: 'fromAmount' },
    {
      rule: 'an unknown provider',
      change: { provider: 'nobody' },
      error: 'not_valid_params',
      field: 'provider',
    },
    {
      rule: 'an unknown currency',
      change: { toCurrency: 'zz' },
      error: 'not_valid_params',
      field: 'toCurrency',
    },
    {
      rule: 'a coin for itself',
      change: { toCurrency: 'btc', toNetwork: 'btc' },
      error: 'pair_is_inactive',
      field: undefined,
    },
  ])('refuses $rule with $error', async ({ change, error, field }) => {
    const { status, body } = await create(change);

    expect([status, body.error, body.field]).toEqual([400, error, field]);
  });

  it('says of a token contract what spec §8 answers with a support address', async () => {
    const { body } = await create({ address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' });

    expect(body.message).toBe('This payout address can not be used. Please use another address');
  });

  it.each([
    {
      rule: 'ten characters behind the prefix (spec §5)',
      address: 'coinlane_partner_0123456789',
      status: 200,
    },
    { rule: 'nine characters', address: 'coinlane_partner_012345678', status: 400 },
  ])('a partner address with $rule: $status', async ({ address, status }) => {
    expect((await create({ address })).status).toBe(status);
  });
});

describe('the retry rule of spec §7', () => {
  it.each([
    { linkId: 'unknown-link', error: 'user_not_found' },
    { linkId: 'nofix-link', error: 'fixed_rate_not_enabled' },
  ])(
    'link id $linkId is refused with $error; without it the same key makes the order',
    async ({ linkId, error }) => {
      const headers = { 'idempotency-key': `retry ${linkId}`.replace(' ', '-') };
      const refused = await create({ linkId }, headers);
      const retried = await create({}, headers);

      expect([refused.status, refused.body.error, retried.status]).toEqual([400, error, 200]);
    },
  );

  it('holds for the query as well, and lets known link ids pass', async () => {
    const refused = await sandbox.get<Refused>('/v1/currencies?linkId=unknown');
    const passed = await create({ linkId: '0123456789abcd' });

    expect([refused.status, refused.body.error, passed.status]).toEqual([400, 'user_not_found', 200]);
  });
});

describe('the idempotency key', () => {
  const headers = { 'idempotency-key': 'one-order' };

  it('makes one order of two equal requests', async () => {
    const [first, second] = await Promise.all([create({}, headers), create({}, headers)]);

    expect(second.body.id).toBe(first.body.id);
  });

  it('refuses another body under a used key with 409', async () => {
    await create({}, headers);
    const { status, body } = await create({ fromAmount: '0.2' }, headers);

    expect([status, body.error]).toEqual([409, 'conflict']);
  });

  it('is another key in another name space', async () => {
    const first = await create({}, headers);
    const other = await create({}, { ...headers, 'x-sandbox-namespace': 'idempotency-other' });

    expect(other.body.id).not.toBe(first.body.id);
  });

  it('is not used up by a refused request', async () => {
    const refused = await create({ fromAmount: '0.00001' }, { 'idempotency-key': 'refused-first' });
    const made = await create({}, { 'idempotency-key': 'refused-first' });

    expect([refused.status, made.status]).toEqual([400, 200]);
  });

  it('that is no key is refused', async () => {
    const { status, body } = await create({}, { 'idempotency-key': 'k'.repeat(201) });

    expect([status, body.field]).toEqual([400, 'idempotency-key']);
  });

  it('outlives a restart, and so does the order', async () => {
    const before = await create({}, { 'idempotency-key': 'over-a-restart' });
    sandbox = await sandbox.restart();
    const after = await create({}, { 'idempotency-key': 'over-a-restart' });

    expect(after.body.id).toBe(before.body.id);
    expect((await read(before.body.id)).body).toMatchObject({ payinAddress: before.body.payinAddress });
  });
});

describe('GET /v1.1/transactions/{id} (api contract §4.2)', () => {
  it('has the keys of the contract', async () => {
    const { body } = await read((await create()).body.id);

    expect(Object.keys(body).toSorted()).toMatchInlineSnapshot(`
      [
        "actionsAvailable",
        "amountFrom",
        "amountTo",
        "childExchanges",
        "confirmations",
        "createdAt",
        "depositReceivedAt",
        "expectedAmountFrom",
        "expectedAmountTo",
        "fiat",
        "flow",
        "fromCurrency",
        "fromLegacyTicker",
        "fromNetwork",
        "id",
        "isDeposit",
        "isPromoCodeAvailable",
        "isTransactionError",
        "originalExchangeInfo",
        "payinAddress",
        "payinExtraId",
        "payinExtraIdName",
        "payinHash",
        "payinWarnings",
        "payoutAddress",
        "payoutExtraId",
        "payoutExtraIdName",
        "payoutHash",
        "provider",
        "redirectUrl",
        "refundAddress",
        "refundAmount",
        "refundExtraId",
        "refundHash",
        "relatedExchangesInfo",
        "repeatedExchanges",
        "repeatedExchangesInfo",
        "serverTime",
        "status",
        "toCurrency",
        "toLegacyTicker",
        "toNetwork",
        "transactionSubId",
        "type",
        "updatedAt",
        "userId",
        "validUntil",
      ]
    `);
  });

  it('lives through the happy path while one looks', async () => {
    const { id } = (await create()).body;
    const seen: string[] = [];
    for (const seconds of [0, 5, 20, 15, 15, 15]) {
      sandbox.pass(seconds * 1000);
      seen.push((await read(id)).body.status);
    }

    expect(seen).toEqual(['new', 'waiting', 'confirming', 'exchanging', 'sending', 'finished']);
  });

  it('tells the server’s time', async () => {
    const first = (await create()).body.id;
    const [a, b] = [await read(first), (sandbox.pass(5000), await read(first))];

    expect(Date.parse(String(b.body['serverTime'])) - Date.parse(String(a.body['serverTime']))).toBe(5000);
  });

  it.each(['nosuchorder', '50727663e5d9a4', '%00', '..%2f..%2fetc', 'a'.repeat(80)])(
    'does not know %s',
    async (id) => {
      const { status, body } = await sandbox.get<Refused>(`/v1.1/transactions/${id}`);

      expect([status, body.error]).toEqual([404, 'not_found']);
    },
  );

  it('tells a second deposit in both orders (api contract §3.6)', async () => {
    const { id } = (await create({ fromAmount: '0.29904' })).body;
    const before = await read(id);
    sandbox.pass(80_000);
    const after = await read(id);
    const second = await read(after.body.repeatedExchangesInfo[0]?.id ?? '');

    expect(before.body.repeatedExchangesInfo).toEqual([]);
    expect(after.body.repeatedExchangesInfo).toMatchObject([{ status: 'confirming' }]);
    expect(second.body.originalExchangeInfo?.id).toBe(id);
    expect(second.body['payinAddress']).toBe(after.body['payinAddress']);
  });
});

describe('what a stuck order can do (api contract §3.9)', () => {
  type Actions = {
    refund: { available: boolean; amount: string; address: unknown };
    continue: { available: boolean };
  };
  const stuck = async (): Promise<string> => {
    const { id } = (await create({ fromAmount: '0.29907' })).body;
    sandbox.pass(60_000);
    return id;
  };

  it('offers a refund and to go on', async () => {
    const { body } = await sandbox.get<Actions>(`/v2/exchange/actions?id=${await stuck()}`);

    expect(body).toMatchObject({
      refund: { available: true, amount: '0.29907' },
      continue: { available: true },
    });
  });

  it('refunds to the address given', async () => {
    const id = await stuck();
    const reply = await sandbox.post('/v2/exchange/refund', {
      id,
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      extraId: null,
    });
    const refunding = await read(id);
    sandbox.pass(15_000);
    const refunded = await read(id);

    expect(reply.body).toEqual({ result: true });
    expect(refunding.body.status).toBe('refunding');
    expect(refunded.body).toMatchObject({
      status: 'refunded',
      refundAmount: 0.29907,
      refundAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      actionsAvailable: false,
    });
  });

  it('goes on to the end', async () => {
    const id = await stuck();
    const reply = await sandbox.post<{ result: { result: boolean } }>('/v2/exchange/continue', { id });
    sandbox.pass(30_000);

    expect(reply.body.result.result).toBe(true);
    expect((await read(id)).body).toMatchObject({ status: 'finished', amountFrom: 0.29907 });
  });

  it.each([
    {
      rule: 'an address of another chain',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      error: 'not_valid_address',
    },
    { rule: 'no address', address: '', error: 'not_valid_params' },
  ])('refuses a refund to $rule', async ({ address, error }) => {
    const { status, body } = await sandbox.post<Refused>('/v2/exchange/refund', {
      id: await stuck(),
      address,
    });

    expect([status, body.error]).toEqual([400, error]);
  });

  it('does nothing to an order that is fine', async () => {
    const { id } = (await create()).body;
    const { status, body } = await sandbox.post<Refused>('/v2/exchange/continue', { id });

    expect([status, body.error]).toEqual([400, 'action_not_available']);
  });
});

describe('POST /v2/exchange/deposit-payment-request (api contract §3.13)', () => {
  it.each([
    { rule: 'a known name', userAccount: 'alice@edge', status: 200 },
    { rule: 'an unknown name', userAccount: 'stranger@edge', status: 404 },
    { rule: 'no name', userAccount: 'alice', status: 400 },
    { rule: 'a service that is down', userAccount: 'down@edge', status: 503 },
  ])('$rule: $status', async ({ userAccount, status }) => {
    const exchangeId = (await create()).body.id;
    const reply = await sandbox.post('/v2/exchange/deposit-payment-request', {
      userAccount,
      exchangeId,
      provider: 'fio',
    });

    expect(reply.status).toBe(status);
  });

  it('is sent once', async () => {
    const request = { userAccount: 'alice@edge', exchangeId: (await create()).body.id, provider: 'fio' };
    const first = await sandbox.post<{ success: boolean }>('/v2/exchange/deposit-payment-request', request);
    const second = await sandbox.post<Refused>('/v2/exchange/deposit-payment-request', request);

    expect([first.body.success, second.status, second.body.error]).toEqual([
      true,
      409,
      'request_already_sent',
    ]);
  });
});

describe('the failures of spec §8, ordered by name', () => {
  it.each(CREATE_FAILURE_NAMES.map((name) => ({ name })))('$name, once', async ({ name }) => {
    const namespace = `failure-${name}`;
    await sandbox.put('/__sandbox/settings', { createFailure: name }, { namespace });
    const headers = { 'x-sandbox-namespace': namespace };
    const failed = await create({}, headers);
    const made = await create({}, headers);

    expect({ status: failed.status, body: failed.body }).toEqual(CREATE_FAILURES[name]);
    expect([made.status, typeof made.body.id]).toEqual([200, 'string']);
  });
});

describe('the older create and read calls', () => {
  const legacy = {
    from: 'btc',
    to: 'eth',
    amount: '0.1',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  };

  it('v1: the amount of the reply is what arrives (api contract §2.10)', async () => {
    const created = await sandbox.post<{ id: string; amount: number; directedAmount: number }>(
      '/v1/transactions/key',
      legacy,
    );
    const seen = await sandbox.get<Record<string, unknown>>(`/v1/transactions/${created.body.id}/key`);

    expect(created.body.directedAmount).toBe(0.1);
    expect(created.body.amount).toBeGreaterThan(2);
    expect(seen.body).toMatchObject({ status: 'new', fromCurrency: 'btc', expectedSendAmount: 0.1 });
    expect(seen.body).not.toHaveProperty('payinHash');
  });

  it('v1 fixed rate: keeps the rate and its end', async () => {
    const { status, body } = await sandbox.post<Record<string, unknown>>('/v1/transactions/fixed-rate/key', {
      ...legacy,
      rateId: await heldRate(),
    });

    expect(status).toBe(200);
    expect(body).toHaveProperty('validUntil');
  });

  it('v1: a revoked key is not let in', async () => {
    expect((await sandbox.post('/v1/transactions/revoked-key', legacy)).status).toBe(401);
    expect((await sandbox.get('/v1/transactions/revoked-key')).status).toBe(401);
  });

  it('v1: a tokens destination is stored when it is an address (api contract §2.13)', async () => {
    const { id } = (await create()).body;
    const fine = { tokensDestination: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', currency: 'eth' };
    const stored = await sandbox.post(`/v1/transactions/${id}/tokens-destination`, fine);
    const refused = await sandbox.post<Refused>(`/v1/transactions/${id}/tokens-destination`, {
      ...fine,
      tokensDestination: '0x1',
    });
    const seen = await sandbox.get<Record<string, unknown>>(`/v1/transactions/${id}/key`);

    expect([stored.body, refused.body.error]).toEqual([{ success: true }, 'not_valid_address']);
    expect(seen.body['tokensDestination']).toBe(fine.tokensDestination);
  });

  it('v2: makes, reads and lists exchanges', async () => {
    const namespace = 'v2-orders';
    const { body } = await sandbox.post<Created>(
      '/v2/exchange',
      aTransactionRequest({ payload: { shop: 'a' } }),
      { namespace },
    );
    const seen = await sandbox.get<Record<string, unknown>>(`/v2/exchange/by-id?id=${body.id}`);
    const listed = await sandbox.get<{ count: number; exchanges: { exchangeId: string }[] }>(
      '/v2/exchanges?limit=10&statuses=new,waiting',
      { namespace },
    );

    expect(seen.body).toMatchObject({ id: body.id, fromLegacyTicker: 'btc', expectedAmountFrom: 0.1 });
    expect(listed.body).toMatchObject({ count: 1, exchanges: [{ exchangeId: body.id }] });
  });

  it.each([
    { rule: 'six fields', payload: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } },
    { rule: 'a value of 65 characters', payload: { a: 'a'.repeat(65) } },
    { rule: 'an object inside', payload: { a: {} } },
  ])('v2: refuses a payload with $rule (api contract §2.10)', async ({ payload }) => {
    const { status, body } = await sandbox.post<Refused>('/v2/exchange', aTransactionRequest({ payload }));

    expect([status, body.field]).toEqual([400, 'payload']);
  });
});
