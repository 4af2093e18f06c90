import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { orderCalls } from './order-calls.fixture.ts';

type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();
const { create, read } = orderCalls(sandbox);

describe('actions of a stuck order (api contract §3.9)', () => {
  type Actions = {
    refund: { available: boolean; amount: string; address: unknown };
    continue: { available: boolean };
  };
  const stuck = async (): Promise<string> => {
    const { id } = (await create({ fromAmount: '0.29907' })).body;
    sandbox.pass(60_000);
    return id;
  };

  it('offers a refund and to continue', async () => {
    const { body } = await sandbox.get<Actions>(`/v2/exchange/actions?id=${await stuck()}`);

    expect(body).toMatchObject({
      refund: { available: true, amount: '0.29907' },
      continue: { available: true },
    });
  });

  it('refunds to the given address', async () => {
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

  it('continues to the end', async () => {
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

  it('leaves an order unchanged if it is not stuck', async () => {
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
    const first = await sandbox.post<object>('/v2/exchange/deposit-payment-request', request);
    const second = await sandbox.post<Refused>('/v2/exchange/deposit-payment-request', request);

    expect(first.body).toMatchObject({ success: true, requestId: `fr_${request.exchangeId.slice(0, 8)}` });
    expect([second.status, second.body.error]).toEqual([409, 'request_already_sent']);
  });
});

describe('a deposit that differs from the agreed one', () => {
  const stuckAt = async (fromAmount: string): Promise<string> => {
    const { id } = (await create({ fromAmount })).body;
    sandbox.pass(60_000);
    return id;
  };

  it.each([
    { fromAmount: '0.29901', kind: 'underpaid', mayDecide: true },
    { fromAmount: '0.29902', kind: 'overpaid', mayDecide: false },
    { fromAmount: '0.29903', kind: 'late', mayDecide: true },
    { fromAmount: '0.29912', kind: 'wrong_asset', mayDecide: true },
  ])(
    '$fromAmount is reported as $kind, with a deadline: $mayDecide',
    async ({ fromAmount, kind, mayDecide }) => {
      const { body } = await read(await stuckAt(fromAmount));
      expect(body['depositIssue']).toMatchObject({
        kind,
        decideUntil: mayDecide ? expect.stringMatching(/^2026-11-27T/) : null,
      });
    },
  );

  it('names the asset that arrived, and offers to refund it', async () => {
    const id = await stuckAt('0.29912');
    const { body } = await read(id);
    const actions = await sandbox.get<{ refund: { currency: string; amount: string } }>(
      `/v2/exchange/actions?id=${id}`,
    );
    expect(body).toMatchObject({
      amountFrom: null,
      depositIssue: { currency: 'ltc', network: 'ltc', legacyTicker: 'ltc', amount: expect.any(Number) },
    });
    expect(actions.body.refund).toMatchObject({ currency: 'ltc', amount: expect.stringMatching(/^\d/) });
  });

  it('is not reported before it arrives', async () => {
    const { id } = (await create({ fromAmount: '0.29901' })).body;
    expect((await read(id)).body['depositIssue']).toBeNull();
  });
});

describe('a refund address set later', () => {
  const set = (id: string, address: string) =>
    sandbox.post<Refused>('/v2/exchange/refund-address', { id, address, extraId: null });
  const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

  it('is part of the order from then on', async () => {
    const { id } = (await create()).body;
    expect((await set(id, ADDRESS)).body).toEqual({ result: true });
    expect((await read(id)).body['refundAddress']).toBe(ADDRESS);
  });

  it('is refused if it is not valid on the network, and after the money was moved', async () => {
    const { id } = (await create()).body;
    expect((await set(id, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).body.error).toBe(
      'not_valid_address',
    );
    await sandbox.post(`/__sandbox/orders/${id}`, { status: 'finished' });
    expect((await set(id, ADDRESS)).body.error).toBe('action_not_available');
  });
});
