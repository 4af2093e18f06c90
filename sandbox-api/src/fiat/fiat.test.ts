import { aTransactionRequest } from '../orders/order.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

const create = async (
  change: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown> & { id: string }> => {
  const request = aTransactionRequest(change);
  return (await sandbox.post<Record<string, unknown> & { id: string }>('/v1.1/transactions', request)).body;
};
const statusOf = async (id: string): Promise<string> =>
  (await sandbox.get<{ status: string }>(`/v1.1/transactions/${id}`)).body.status;

describe('fiat orders', () => {
  const buy = {
    provider: 'paylane',
    fromCurrency: 'usd',
    fromNetwork: '',
    toCurrency: 'btc',
    toNetwork: 'btc',
    fromAmount: '100',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  };

  it('reply to a create with the provider’s own format (api contract §3.14)', async () => {
    const created = await create(buy);

    expect(created).toMatchObject({
      status: 'new',
      from_currency: 'USD',
      to_currency: 'BTC',
      expected_from_amount: '100',
      payout: { address: buy.address },
      redirect_url: `/sandbox/fiat/checkout?tid=${created.id}`,
    });
  });

  it.each([
    { decision: 'pay', story: ['new', 'paying', 'paid', 'sending', 'finished'] },
    { decision: 'decline', story: ['new', 'paying', 'paid_failed', 'paid_failed', 'paid_failed'] },
  ])('are paid on the checkout page: $decision', async ({ decision, story }) => {
    const { id } = await create(buy);
    const page = await sandbox.get(`/fiat/checkout?tid=${id}`);
    const seen = [await statusOf(id)];
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/fiat/checkout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `tid=${id}&decision=${decision}`,
    });
    for (const seconds of [0, 5, 10, 15]) {
      sandbox.pass(seconds * 1000);
      seen.push(await statusOf(id));
    }

    expect(page.text).toContain('No real money moves');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/sandbox/fiat/checkout?tid=${id}`]);
    expect(seen).toEqual(story);
  });

  it.each([
    { locale: 'en', back: '"/exchange/txs/' },
    { locale: 'de', back: '"/de/exchange/txs/' },
    { locale: '//evil.example', back: '"/exchange/txs/' },
    { locale: 7, back: '"/exchange/txs/' },
  ])('lead back to the page in the language of the order: $locale', async ({ locale, back }) => {
    const { id } = await create({ ...buy, info: { locale } });
    expect((await sandbox.get(`/fiat/checkout?tid=${id}`)).text).toContain(`href=${back}${id}"`);
  });

  it('have no checkout page for coins', async () => {
    const { id } = await create();

    expect((await sandbox.get(`/fiat/checkout?tid=${id}`)).status).toBe(404);
  });

  it('have confirmations only while coins are sent', async () => {
    const { id } = await create({ ...buy, provider: 'paylane' });
    await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/fiat/checkout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `tid=${id}&decision=pay`,
    });
    const seen: Record<string, unknown> = {};
    for (const seconds of [0, 5, 10, 15]) {
      sandbox.pass(seconds * 1000);
      const { body } = await sandbox.get<Record<string, unknown>>(`/v1.1/transactions/${id}`);
      seen[String(body['status'])] = body['confirmations'];
    }
    expect(seen).toMatchObject({ paying: null, paid: null, sending: { required: 2 }, finished: null });
  });

  it('can be read like any order', async () => {
    const { id } = await create(buy);
    const { body } = await sandbox.get<Record<string, unknown>>(`/v1.1/transactions/${id}`);

    expect(body).toMatchObject({
      provider: 'paylane',
      fiat: { id, status: 'new' },
      redirectUrl: `/sandbox/fiat/checkout?tid=${id}`,
    });
  });

  it('are sold without a payout address', async () => {
    expect(
      await create({ provider: 'bankline', toCurrency: 'eur', toNetwork: '', address: '' }),
    ).toMatchObject({ to_currency: 'EUR' });
  });

  it.each([
    { path: '/v2/fiat-status', has: { message: 'OK' } },
    { path: '/v2/fiat-market-info/min-max-range/eur_btc', has: { min: 24, max: 17_000 } },
    {
      path: '/v2/fiat-estimate?from_currency=eur&from_amount=100&to_currency=btc&deposit_type=SEPA_1',
      has: { from_currency: 'EUR' },
    },
  ])('$path', async ({ path, has }) => {
    expect((await sandbox.get(path)).body).toMatchObject(has);
  });

  type Method = Readonly<Record<string, unknown>>;
  const estimates = async (query: string) =>
    (
      await sandbox.get<{ providers: readonly Method[]; paymentMethods: readonly Method[] }>(
        `/account/v1.2/exchange/estimate?${query}`,
      )
    ).body;
  const BUY = 'fromCurrency=usd&toCurrency=btc&fromAmount=100';

  it.each([
    {
      rule: 'bought by',
      query: BUY,
      change: buy,
      field: 'depositType',
      kinds: ['card', 'apple-pay', 'google-pay', 'bank-transfer'],
    },
    {
      rule: 'sold to',
      query: 'fromCurrency=btc&toCurrency=eur&fromAmount=0.1',
      change: { provider: 'paylane', fromAmount: '0.1', toCurrency: 'eur', toNetwork: '', address: 'DE02' },
      field: 'payoutType',
      kinds: ['bank-transfer', 'card'],
    },
  ])('are $rule each listed way to pay for the listed amount', async ({ query, change, field, kinds }) => {
    const { paymentMethods } = await estimates(query);
    const methods = paymentMethods.filter(({ provider }) => provider === 'p_paylane');
    expect(methods.map(({ kind }) => kind)).toEqual(kinds);

    for (const { kind, estimatedAmount } of methods) {
      const created = await create({ ...change, [field]: kind });
      const { body: order } = await sandbox.get(`/v1.1/transactions/${created.id}`);
      expect(order).toMatchObject({
        paymentMethod: kind,
        providerLabel: 'Paylane',
        expectedAmountTo: estimatedAmount,
      });
    }
  });

  it.each([
    { rule: 'by card, the usual way', query: BUY, types: ['paylane', 'cardway', 'quickbuy'] },
    {
      rule: 'by the requested way',
      query: `${BUY}&paymentMethod=bank-transfer`,
      types: ['paylane', 'bankline'],
    },
    {
      rule: 'in the requested country',
      query: `${BUY}&paymentMethod=google-pay&country=US`,
      types: ['paylane'],
    },
    {
      rule: 'nowhere else',
      query: `${BUY}&paymentMethod=instant-transfer&country=US`,
      types: [],
    },
    {
      rule: 'to a bank account, the usual way of a sale',
      query: 'fromCurrency=btc&toCurrency=eur&fromAmount=0.1',
      types: ['paylane', 'cardway', 'bankline', 'quickbuy'],
    },
  ])('have offers of the providers that serve them $rule', async ({ query, types }) => {
    const { providers } = await estimates(query);

    expect(providers.map(({ type }) => type)).toEqual(types);
  });

  it.each([
    { amount: 100, kyc: 'none' },
    { amount: 200, kyc: 'always' },
  ])('need documents above the limit of the provider: $amount', async ({ amount, kyc }) => {
    const { providers } = await estimates(`fromCurrency=usd&toCurrency=btc&fromAmount=${String(amount)}`);

    expect(providers[0]).toMatchObject({ type: 'paylane', kyc });
  });

  it('cost more by card than by bank transfer', async () => {
    const [card, , , transfer] = (await estimates(BUY)).paymentMethods;

    expect(card).toMatchObject({ feeAmount: 2.5, feePercent: 2.5, documentsAbove: 150, maxAmount: 20_000 });
    expect(Number(transfer?.['estimatedAmount'])).toBeGreaterThan(Number(card?.['estimatedAmount']));
  });

  it('are created by the provider’s own call as well', async () => {
    const { status, body } = await sandbox.post('/v2/fiat-transaction', {
      from_amount: 100,
      from_currency: 'eur',
      to_currency: 'usdt',
      to_network: 'trx',
      payout_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      deposit_type: 'SEPA_1',
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ deposit_type: 'SEPA_1', to_currency_with_network: 'USDT-TRX' });
  });
});
