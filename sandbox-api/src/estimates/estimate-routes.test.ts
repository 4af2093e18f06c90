import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

type Refused = { error: string; message: string; field?: string; payload?: { range: Record<string, number | null> } };
type ProviderReply = {
  type: string;
  estimatedAmount: number | null;
  minAmount: number;
  maxAmount: number | null;
  isConvertible: boolean;
  isHighNetworkFee: boolean | number;
  promoCode: string | null;
  error: { error: string } | null;
  custom: { rateId: string | null; validUntil: string | null };
};
type EstimateReply = {
  summary: { estimatedAmount: number | null; minAmount: number; maxAmount: number | null; estimationFrom: string | null };
  providers: ProviderReply[];
};

const ESTIMATE = '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth';

describe('GET /account/v1.2/exchange/estimate (api contract §4.1)', () => {
  it('sums up the best of the providers', async () => {
    const { status, body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.1`);
    const best = Math.max(...body.providers.map(({ estimatedAmount }) => estimatedAmount ?? 0));

    expect(status).toBe(200);
    expect(body.providers).toHaveLength(4);
    expect(body.summary.estimatedAmount).toBe(best);
    expect(body.summary.minAmount).toBe(Math.min(...body.providers.map(({ minAmount }) => minAmount)));
    expect(body.summary.maxAmount).toBeNull();
  });

  it('answers an amount below every floor with errors and floors, not with a failure', async () => {
    const { status, body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.00001`);

    expect(status).toBe(200);
    expect(body.summary.estimatedAmount).toBeNull();
    expect(body.providers.every(({ error, isConvertible }) => error !== null && !isConvertible)).toBe(true);
    expect(body.providers.every(({ minAmount }) => minAmount > 0.00001)).toBe(true);
  });

  it('asks small change of one provider only', async () => {
    const { body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.0002`);

    expect(body.providers.filter(({ error }) => error === null).map(({ type }) => type)).toEqual(['default']);
  });

  it('holds rates in the fixed-rate flow where the provider does', async () => {
    const { body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.1&flow=fixed-rate`);
    const byType = new Map(body.providers.map((provider) => [provider.type, provider]));

    expect(byType.get('default')?.custom).toMatchObject({ validUntil: '2026-11-20T12:20:00.000Z' });
    expect(byType.get('default')?.custom.rateId).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(byType.get('legacy')?.error?.error).toBe('not_valid_fixed_rate_pair');
  });

  it('gives a reverse question the amount to send, the least being the best', async () => {
    const { body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&toAmount=3&type=reverse`);
    const amounts = body.providers.flatMap(({ estimatedAmount }) => estimatedAmount ?? []);

    expect(body.summary.estimatedAmount).toBe(Math.min(...amounts));
    expect(body.summary.estimatedAmount).toBeCloseTo(0.094, 2);
  });

  it('gives more with a promo code, and says which', async () => {
    const [plain, promoted, expired] = await Promise.all(
      ['', 'november', 'summer'].map((code) =>
        sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.1&promoCode=${code}`),
      ),
    );

    expect(promoted?.body.providers[0]?.promoCode).toBe('NOVEMBER');
    expect(promoted?.body.summary.estimatedAmount).toBeGreaterThan(plain?.body.summary.estimatedAmount ?? 0);
    expect(expired?.body).toEqual(plain?.body);
  });

  it('sends the high-fee flag of a third party as a number', async () => {
    const { body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.1`);

    expect(body.providers.map(({ isHighNetworkFee }) => typeof isHighNetworkFee)).toEqual([
      'boolean',
      'number',
      'boolean',
      'boolean',
    ]);
  });

  it('asks the payment providers about fiat money', async () => {
    const { body } = await sandbox.get<EstimateReply>(
      '/account/v1.2/exchange/estimate?fromCurrency=usd&toCurrency=btc&fromAmount=100',
    );

    expect(body.summary.estimationFrom).toBe('paylane');
    expect(body.providers.map(({ type }) => type)).toContain('quickbuy');
  });

  it.each([
    { rule: 'no amount', query: `${ESTIMATE}`, field: 'fromAmount' },
    { rule: 'no amount of the reverse side', query: `${ESTIMATE}&fromAmount=1&type=reverse`, field: 'toAmount' },
    { rule: 'an amount that is none', query: `${ESTIMATE}&fromAmount=1e400`, field: 'fromAmount' },
    { rule: 'a negative amount', query: `${ESTIMATE}&fromAmount=-1`, field: 'fromAmount' },
    { rule: 'an unknown flow', query: `${ESTIMATE}&fromAmount=1&flow=sideways`, field: 'flow' },
    {
      rule: 'an unknown currency',
      query: '/account/v1.2/exchange/estimate?fromCurrency=zz&toCurrency=eth&fromAmount=1',
      field: 'fromCurrency',
    },
    {
      rule: 'no currency',
      query: '/account/v1.2/exchange/estimate?toCurrency=eth&fromAmount=1',
      field: 'fromCurrency',
    },
  ])('names the field: $rule', async ({ query, field }) => {
    const { status, body } = await sandbox.get<Refused>(query);

    expect({ status, error: body.error, field: body.field }).toEqual({ status: 400, error: 'not_valid_params', field });
  });

  it('refuses a pair that is off', async () => {
    const { status, body } = await sandbox.get<Refused>(
      '/account/v1.2/exchange/estimate?fromCurrency=btc&toCurrency=btc&fromAmount=1',
    );

    expect([status, body.error]).toEqual([400, 'pair_is_inactive']);
  });
});

describe('the estimates of v1 and v2', () => {
  it('agree within one second', async () => {
    const [v1, v2, account] = await Promise.all([
      sandbox.get<{ estimatedAmount: number }>('/v1/exchange-amount/0.1/btc_eth?api_key=k'),
      sandbox.get<{ toAmount: number }>('/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=0.1'),
      sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.1`),
    ]);

    expect(v2.body.toAmount).toBe(v1.body.estimatedAmount);
    expect(account.body.providers[0]?.estimatedAmount).toBe(v1.body.estimatedAmount);
  });

  it.each([
    { path: '/v1/min-amount/btc_eth?api_key=k', keys: ['minAmount'] },
    { path: '/v1/exchange-range/btc_eth?api_key=k', keys: ['minAmount', 'maxAmount'] },
    { path: '/v1/exchange-range/fixed-rate/btc_eth?api_key=k&useRateId=true', keys: ['minAmount', 'maxAmount'] },
    {
      path: '/v1/exchange-amount/0.1/btc_eth?api_key=k',
      keys: ['estimatedAmount', 'transactionSpeedForecast', 'warningMessage'],
    },
    {
      path: '/v1/exchange-amount/fixed-rate/0.1/btc_eth?useRateId=true',
      keys: [
        'estimatedAmount',
        'networkFee',
        'transactionSpeedForecast',
        'warningMessage',
        'rateId',
        'validUntil',
      ],
    },
    {
      path: '/v2/exchange/range?fromCurrency=btc&toCurrency=eth&fromNetwork=btc&toNetwork=eth&flow=fixed-rate',
      keys: ['fromCurrency', 'fromNetwork', 'toCurrency', 'toNetwork', 'flow', 'minAmount', 'maxAmount'],
    },
    {
      path: '/v2/exchange/min-amount?fromCurrency=btc&toCurrency=eth',
      keys: ['fromCurrency', 'fromNetwork', 'toCurrency', 'toNetwork', 'flow', 'minAmount'],
    },
    {
      path: '/v2/markets/estimate?fromCurrency=usd&toCurrency=btc&fromAmount=1000&type=direct',
      keys: ['fromCurrency', 'toCurrency', 'fromAmount', 'toAmount', 'type'],
    },
  ])('$path has the keys of the contract', async ({ path, keys }) => {
    const { status, body } = await sandbox.get<object>(path);

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(keys);
  });

  it('gives a rate id only where it is asked for', async () => {
    const path = '/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=0.1&flow=fixed-rate';
    const [without, withId] = await Promise.all([
      sandbox.get<{ rateId: string | null }>(path),
      sandbox.get<{ rateId: string | null }>(`${path}&useRateId=true`),
    ]);

    expect(without.body.rateId).toBeNull();
    expect(withId.body.rateId).not.toBeNull();
  });

  it.each([
    { path: '/v1/exchange-amount/0.00001/btc_eth', error: 'deposit_too_small' },
    { path: '/v1/exchange-amount/0.1/scriptcoin_imgcoin', error: 'pair_is_inactive' },
    { path: '/v1/exchange-amount/fixed-rate/10/usd_btc', error: 'not_valid_fixed_rate_pair' },
    { path: '/v1/exchange-amount/0.1/btc', error: 'not_valid_params' },
    { path: '/v1/exchange-amount/lots/btc_eth', error: 'not_valid_params' },
    { path: '/v2/markets/estimate?fromCurrency=usd&toCurrency=btc&fromAmount=1&type=reverse', error: 'bad_params' },
  ])('$path is refused with $error', async ({ path, error }) => {
    const { status, body } = await sandbox.get<Refused>(path);

    expect([status, body.error]).toEqual([400, error]);
  });

  it('says the range in the payload of an amount outside of it (api contract §1)', async () => {
    const { body } = await sandbox.get<Refused>('/v1/exchange-amount/0.00001/btc_eth');

    expect(body.payload?.range).toEqual({ minAmount: 0.00014, maxAmount: null });
  });

  it('splits the network fees (api contract §3.11)', async () => {
    const { body } = await sandbox.get<{ estimatedFee: { converted: Record<string, number> } }>(
      '/v2/exchange/network-fee?fromCurrency=usdt&fromNetwork=eth&toCurrency=usdt&toNetwork=trx&fromAmount=100',
    );

    expect(body.estimatedFee.converted).toMatchObject({ currency: 'usd', deposit: 1.1, withdrawal: 1.2, total: 2.3 });
  });
});

describe('GET /v1/market-info/fixed-rate/{apiKey} (api contract §2.8)', () => {
  it('has thousands of rows and one of a coin against itself', async () => {
    const { body } = await sandbox.get<{ from: string; to: string; rate: number }[]>('/v1/market-info/fixed-rate/key');

    expect(body.length).toBeGreaterThan(3000);
    expect(body.filter(({ from, to }) => from === to)).toHaveLength(1);
    expect(body.every(({ rate }) => rate > 0)).toBe(true);
  });
});

describe('GET /account/promo-codes/{code} (api contract §4.5)', () => {
  it.each([
    { code: 'NOVEMBER', status: 200, isValid: true },
    { code: 'november', status: 200, isValid: true },
    { code: 'SUMMER', status: 200, isValid: false },
    { code: 'NOSUCHCODE', status: 404, isValid: undefined },
  ])('$code: $status, valid $isValid', async ({ code, status, isValid }) => {
    const reply = await sandbox.get<{ isValid?: boolean }>(`/account/promo-codes/${code}`);

    expect([reply.status, reply.body.isValid]).toEqual([status, isValid]);
  });
});
