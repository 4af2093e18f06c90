import { STAGE_MS } from '../settings.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const BINANCE = 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2';

const aSwap = (change: Readonly<Record<string, unknown>> = {}) => ({
  from: 'now',
  to: 'now',
  fromBlockchain: 'ethereum',
  amount: '500',
  payoutAddress: BINANCE,
  payoutExtraId: '',
  estimate: '497.5',
  ...change,
});

type Created = { readonly id: string; readonly error?: string };
type Read = {
  readonly status: string;
  readonly payin: { readonly address: string; readonly hash: string | null; readonly amount: number };
  readonly payout: { readonly hash: string | null; readonly extraId: string | null };
  readonly createdAt: string;
  readonly updatedAt: string;
};

const create = (change: Readonly<Record<string, unknown>> = {}, key = '', path = '/swaps/') =>
  sandbox.post<Created>(path, aSwap(change), { headers: key === '' ? {} : { 'idempotency-key': key } });
const read = async (id: string) => (await sandbox.get<Read>(`/swaps/${id}`)).body;

describe('the token swap (api contract §5.3)', () => {
  it('goes from waiting to finished, with hashes once the money is moved (spec §4)', async () => {
    const { id } = (await create({ payoutExtraId: '123' })).body;
    const seen = [await read(id)];
    for (const ms of [STAGE_MS.waiting, STAGE_MS.confirming, STAGE_MS.exchanging, STAGE_MS.sending]) {
      sandbox.pass(ms);
      seen.push(await read(id));
    }

    expect(seen.map(({ status }) => status)).toEqual([
      'waiting',
      'confirming',
      'swapping',
      'sending',
      'finished',
    ]);
    expect(seen[0]).toMatchObject({
      payin: { amount: 500, hash: null },
      payout: { extraId: '123', hash: null },
    });
    expect(seen[0]?.payin.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    expect(seen[1]?.payin.hash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(seen[3]?.payout.hash).toBeNull();
    expect(seen[4]?.payout.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(seen[4]?.updatedAt ?? '') - Date.parse(seen[4]?.createdAt ?? '')).toBe(
      STAGE_MS.waiting + STAGE_MS.confirming + STAGE_MS.exchanging + STAGE_MS.sending,
    );
  });

  it.each([
    { amount: '500.9906', end: 'refunded' },
    { amount: '500.9907', end: 'failed' },
  ])('an amount of $amount ends $end', async ({ amount, end }) => {
    const { id } = (await create({ amount })).body;
    sandbox.pass(120_000);
    expect((await read(id)).status).toBe(end);
  });

  it.each([
    { rule: 'below the minimum', change: { amount: '499.99' }, error: 'deposit_too_small' },
    { rule: 'above the maximum', change: { amount: '200000.01' }, error: 'max_amount_exceeded' },
    { rule: 'an address of another chain', change: { payoutAddress: ETHEREUM }, error: 'not_valid_address' },
    { rule: 'an unknown token', change: { from: 'doge', to: 'doge' }, error: 'not_valid_params' },
    { rule: 'two different tokens', change: { to: 'ava' }, error: 'not_valid_params' },
    { rule: 'an unknown chain', change: { fromBlockchain: 'neo' }, error: 'not_valid_params' },
    {
      rule: "an amount of AVA above the partner's identification limit (spec §8)",
      change: { from: 'ava', to: 'ava', fromBlockchain: 'neo', amount: '1000.5' },
      error: 'partner_kyc_error',
    },
  ])('refuses $rule: $error', async ({ change, error }) => {
    const reply = await create(change);
    expect([reply.status, reply.body.error]).toEqual([400, error]);
  });

  it('creates one swap for two requests with one key', async () => {
    const [first, second] = [await create({}, 'key-1'), await create({}, 'key-1')];
    const third = await create({}, 'key-2');
    expect(second.body.id).toBe(first.body.id);
    expect(third.body.id).not.toBe(first.body.id);
  });

  it.each([
    { rule: 'another amount', change: { amount: '501' } },
    { rule: 'another estimate', change: { estimate: '498.5' } },
    { rule: 'another address', change: { payoutAddress: 'bnb1nzt8jauj07grkl8j673dwvd6w2kqqjap3lk66g' } },
    {
      rule: 'another token, which becomes an order',
      change: { from: 'usdt', to: 'usdt', fromBlockchain: 'omni', payoutAddress: ETHEREUM },
    },
  ])('refuses a used key with $rule with 409', async ({ rule, change }) => {
    await create({}, `used-${String(rule.length)}`);
    const reply = await create(change, `used-${String(rule.length)}`);

    expect([reply.status, reply.body.error]).toEqual([409, 'conflict']);
  });

  it('creates swaps of AVA from NEO at /swap (spec §7)', async () => {
    const reply = await create(
      { from: 'ava', to: 'ava', fromBlockchain: 'neo', amount: '10' },
      '',
      '/swaps/swap',
    );
    expect((await read(reply.body.id)).status).toBe('waiting');
  });

  it.each([
    { token: 'usdt', fromBlockchain: 'omni', amount: '20', payoutAddress: ETHEREUM },
    { token: 'bnb', fromBlockchain: 'ethereum', amount: '0.5', payoutAddress: BINANCE },
  ])('creates an exchange order for $token (spec §2)', async ({ token, ...rest }) => {
    const { status, body } = await create({ from: token, to: token, ...rest });
    const order = await sandbox.get<{ status: string }>(`/v1.1/transactions/${body.id}`);
    expect([status, order.status, order.body.status]).toEqual([200, 200, 'new']);
    expect((await sandbox.get(`/swaps/${body.id}`)).status).toBe(404);
  });

  it('lists and controls the swaps of a namespace', async () => {
    const namespace = 'steered';
    const { body } = await sandbox.post<Created>('/swaps/', aSwap(), { namespace });
    await sandbox.post(`/__sandbox/swaps/${body.id}`, { status: 'sending' }, { namespace });

    const { swaps } = (await sandbox.get<{ swaps: readonly Read[] }>('/__sandbox/swaps', { namespace })).body;
    expect(swaps.map(({ status }) => status)).toEqual(['sending']);
    await sandbox.remove('/__sandbox/namespace', { namespace });
    expect((await sandbox.get(`/swaps/${body.id}`)).status).toBe(404);
  });

  it('survives a restart', async () => {
    const { id } = (await create()).body;
    await sandbox.restart();
    expect((await read(id)).status).toBe('waiting');
  });
});

describe('the estimate of a token swap (spec §7: GET /exchange-amount)', () => {
  const estimate = async (path: string) => {
    const { status, body } = await sandbox.get<{ estimatedAmount?: number; error?: string }>(
      `/v1/exchange-amount/${path}?api_key=site`,
    );
    return [status, body.estimatedAmount ?? body.error];
  };

  it.each([
    { path: '500/now_nowbnb', is: [200, 497.5] },
    { path: '50/awc_awcbnb', is: [200, 49.75] },
    { path: '10/avanep5_ava', is: [200, 9.95] },
    { path: '499/now_nowbnb', is: [400, 'deposit_too_small'] },
  ])('$path', async ({ path, is }) => {
    expect(await estimate(path)).toEqual(is);
  });

  it.each(['20/usdt_usdterc20', '0.5/bnb_bnbmainnet'])('%s is an estimate of the exchange', async (path) => {
    const [status, amount] = await estimate(path);
    expect(status).toBe(200);
    expect(Number(amount)).toBeGreaterThan(0);
  });
});
