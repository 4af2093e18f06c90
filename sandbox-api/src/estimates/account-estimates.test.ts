import { sandboxOfFile } from '../testing/open-sandbox.ts';

type Refused = {
  error: string;
  message: string;
  field?: string;
  payload?: { range: Record<string, number | null> };
};

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
  summary: {
    estimatedAmount: number | null;
    minAmount: number;
    maxAmount: number | null;
    estimationFrom: string | null;
  };
  providers: ProviderReply[];
};

const ESTIMATE =
  '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth';

const sandbox = sandboxOfFile();

describe('GET /account/v1.2/exchange/estimate (api contract §4.1)', () => {
  it('lists the providers, with the best one first', async () => {
    const { status, body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.1`);
    const best = Math.max(...body.providers.map(({ estimatedAmount }) => estimatedAmount ?? 0));

    expect(status).toBe(200);
    expect(body.providers).toHaveLength(4);
    expect(body.summary.estimatedAmount).toBe(best);
    expect(body.summary.minAmount).toBe(Math.min(...body.providers.map(({ minAmount }) => minAmount)));
    expect(body.summary.maxAmount).toBeNull();
  });

  it('responds to an amount below every minimum with errors and minimums, not with a failure', async () => {
    const { status, body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.00001`);

    expect(status).toBe(200);
    expect(body.summary.estimatedAmount).toBeNull();
    expect(body.providers.every(({ error, isConvertible }) => error !== null && !isConvertible)).toBe(true);
    expect(body.providers.every(({ minAmount }) => minAmount > 0.00001)).toBe(true);
  });

  it('asks one provider only for small amounts', async () => {
    const { body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.0002`);

    expect(body.providers.filter(({ error }) => error === null).map(({ type }) => type)).toEqual(['default']);
  });

  it('has fixed rates in the fixed-rate flow if the provider supports them', async () => {
    const { body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&fromAmount=0.1&flow=fixed-rate`);
    const byType = new Map(body.providers.map((provider) => [provider.type, provider]));

    expect(byType.get('default')?.custom).toMatchObject({ validUntil: '2026-11-20T12:20:00.000Z' });
    expect(byType.get('default')?.custom.rateId).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(byType.get('legacy')?.error?.error).toBe('not_valid_fixed_rate_pair');
  });

  it('returns the amount to send for a reverse request, the smallest being the best', async () => {
    const { body } = await sandbox.get<EstimateReply>(`${ESTIMATE}&toAmount=3&type=reverse`);
    const amounts = body.providers.flatMap(({ estimatedAmount }) => estimatedAmount ?? []);

    expect(body.summary.estimatedAmount).toBe(Math.min(...amounts));
    expect(body.summary.estimatedAmount).toBeCloseTo(0.094, 2);
  });

  it('gives more with a promo code, and names it', async () => {
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

  it('uses the payment providers for fiat', async () => {
    const { body } = await sandbox.get<EstimateReply>(
      '/account/v1.2/exchange/estimate?fromCurrency=usd&toCurrency=btc&fromAmount=100',
    );

    expect(body.providers.map(({ type }) => type)).toEqual(['paylane', 'cardway', 'quickbuy']);
  });

  it.each([
    { rule: 'no amount', query: ESTIMATE, field: 'fromAmount' },
    {
      rule: 'no amount of the reverse side',
      query: `${ESTIMATE}&fromAmount=1&type=reverse`,
      field: 'toAmount',
    },
    { rule: 'an invalid amount', query: `${ESTIMATE}&fromAmount=1e400`, field: 'fromAmount' },
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

    expect({ status, error: body.error, field: body.field }).toEqual({
      status: 400,
      error: 'not_valid_params',
      field,
    });
  });

  it('refuses an inactive pair', async () => {
    const { status, body } = await sandbox.get<Refused>(
      '/account/v1.2/exchange/estimate?fromCurrency=btc&toCurrency=btc&fromAmount=1',
    );

    expect([status, body.error]).toEqual([400, 'pair_is_inactive']);
  });
});
