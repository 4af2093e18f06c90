import { sandboxOfFile } from '../testing/open-sandbox.ts';

type Refused = {
  error: string;
  message: string;
  field?: string;
  payload?: { range: Record<string, number | null> };
};

const sandbox = sandboxOfFile();

describe('the estimates of v1 and v2', () => {
  it('agree within one second', async () => {
    const [v1, v2, account] = await Promise.all([
      sandbox.get<{ estimatedAmount: number }>('/v1/exchange-amount/0.1/btc_eth?api_key=k'),
      sandbox.get<{ toAmount: number }>(
        '/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=0.1',
      ),
      sandbox.get<{ providers: { estimatedAmount: number }[] }>(
        '/account/v1.2/exchange/estimate?fromCurrency=btc&toCurrency=eth&fromAmount=0.1',
      ),
    ]);

    expect(v2.body.toAmount).toBe(v1.body.estimatedAmount);
    expect(account.body.providers[0]?.estimatedAmount).toBe(v1.body.estimatedAmount);
  });

  it.each([
    { path: '/v1/min-amount/btc_eth?api_key=k', keys: ['minAmount'] },
    { path: '/v1/exchange-range/btc_eth?api_key=k', keys: ['minAmount', 'maxAmount'] },
    {
      path: '/v1/exchange-range/fixed-rate/btc_eth?api_key=k&useRateId=true',
      keys: ['minAmount', 'maxAmount'],
    },
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

  it('returns a rate id only on request', async () => {
    const path =
      '/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=0.1&flow=fixed-rate';
    const [without, withId] = await Promise.all([
      sandbox.get<{ rateId: string | null }>(path),
      sandbox.get<{ rateId: string | null }>(`${path}&useRateId=true`),
    ]);

    expect(without.body.rateId).toBeNull();
    expect(withId.body.rateId).not.toBeNull();
  });

  it.each([
    { path: '/v1/exchange-amount/0.00001/btc_eth', error: 'deposit_too_small' },
    { path: '/v1/exchange-amount/0.1/shekelcoin_noor', error: 'pair_is_inactive' },
    { path: '/v1/exchange-amount/fixed-rate/10/usd_btc', error: 'not_valid_fixed_rate_pair' },
    { path: '/v1/exchange-amount/0.1/btc', error: 'not_valid_params' },
    { path: '/v1/exchange-amount/lots/btc_eth', error: 'not_valid_params' },
    {
      path: '/v2/markets/estimate?fromCurrency=usd&toCurrency=btc&fromAmount=1&type=reverse',
      error: 'bad_params',
    },
  ])('$path is refused with $error', async ({ path, error }) => {
    const { status, body } = await sandbox.get<Refused>(path);

    expect([status, body.error]).toEqual([400, error]);
  });

  it('has the range in the payload if an amount is outside (api contract §1)', async () => {
    const { body } = await sandbox.get<Refused>('/v1/exchange-amount/0.00001/btc_eth');

    expect(body.payload?.range).toEqual({ minAmount: 0.00014, maxAmount: null });
  });

  it('splits the network fees (api contract §3.11)', async () => {
    const { body } = await sandbox.get<{ estimatedFee: { converted: Record<string, number> } }>(
      '/v2/exchange/network-fee?fromCurrency=usdt&fromNetwork=eth&toCurrency=usdt&toNetwork=trx&fromAmount=100',
    );

    expect(body.estimatedFee.converted).toMatchObject({
      currency: 'usd',
      deposit: 1.1,
      withdrawal: 1.2,
      total: 2.3,
    });
  });
});

describe('GET /v1/market-info/fixed-rate/{apiKey} (api contract §2.8)', () => {
  it('has thousands of rows and one of a coin with itself', async () => {
    const { body } = await sandbox.get<{ from: string; to: string; rate: number }[]>(
      '/v1/market-info/fixed-rate/key',
    );

    expect(body.length).toBeGreaterThan(3000);
    expect(body.filter(({ from, to }) => from === to)).toHaveLength(1);
    expect(body.every(({ rate }) => rate > 0)).toBe(true);
  });
});
