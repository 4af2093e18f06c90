import { openSandbox } from './testing/open-sandbox.ts';
import type { OpenSandbox } from './testing/open-sandbox.ts';
import { aTransactionRequest } from './orders/order.fixture.ts';

type Refused = { error: string; message: string; field?: string };

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const create = async (change: Readonly<Record<string, unknown>> = {}): Promise<Record<string, unknown> & { id: string }> =>
  (await sandbox.post<Record<string, unknown> & { id: string }>('/v1.1/transactions', aTransactionRequest(change))).body;
const statusOf = async (id: string): Promise<string> =>
  (await sandbox.get<{ status: string }>(`/v1.1/transactions/${id}`)).body.status;

describe('the currencies', () => {
  it.each([
    { path: '/v1/currencies', least: 1500 },
    { path: '/v1/currencies?active=true', least: 1400 },
    { path: '/v1/currencies?fixedRate=true', least: 300 },
    { path: '/v1/currencies-to/btc', least: 1499 },
    { path: '/v2/exchange/currencies', least: 1500 },
    { path: '/v2/exchange/currencies?isFiat=true', least: 58 },
    { path: '/v2/exchange/currencies?flow=fixed-rate&active=true&buy=true&sell=true', least: 300 },
    { path: '/v1/market-info/available-pairs?includePartners=false', least: 13_000 },
    { path: '/v2/exchange/available-pairs', least: 13_000 },
    { path: '/content/currencies', least: 1500 },
    { path: '/content/top-currencies/links', least: 60 },
    { path: '/content/available-buy-currencies/links', least: 79 },
    { path: '/v2/fiat-currencies/fiat', least: 58 },
    { path: '/v2/fiat-currencies/crypto', least: 79 },
  ])('$path has at least $least rows', async ({ path, least }) => {
    const { status, body } = await sandbox.get<unknown[]>(path);

    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    { path: '/v1/currencies', key: 'ticker', row: { ticker: 'btc', name: 'Bitcoin', hasExternalId: false, isFiat: false, featured: true, isStable: false, supportsFixedRate: true, image: '/sandbox/content/icons/btc.svg' } },
    { path: '/v2/exchange/currencies', key: 'legacyTicker', row: { ticker: 'eth', network: 'bsc', legacyTicker: 'ethbsc', tokenContract: null, buy: true, sell: true } },
    { path: '/v2/exchange/currencies', key: 'legacyTicker', row: { ticker: 'usdt', network: 'trx', legacyTicker: 'usdttrc20', tokenContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', isStable: true } },
    { path: '/v2/exchange/currencies', key: 'legacyTicker', row: { ticker: 'xrp', network: 'xrp', legacyTicker: 'xrp', hasExternalId: true, isExtraIdSupported: true } },
    { path: '/v1/currencies-to/btc', key: 'ticker', row: { ticker: 'eth', isAvailable: true } },
    { path: '/content/currencies', key: 'ticker', row: { ticker: 'btc', link: 'bitcoin', icon: { url: '/sandbox/content/icons/btc.svg' }, isPage: true, isFiat: false, redirectTo: null, defaultValue: 0.1 } },
  ])('$path has the row $row.ticker', async ({ path, key, row }) => {
    const { body } = await sandbox.get<Record<string, unknown>[]>(path);
    const wanted: Readonly<Record<string, unknown>> = row;

    expect(body.find((one) => one[key] === wanted[key])).toMatchObject(row);
  });

  it('tell what a form needs to know of one (spec §3 "Currency info")', async () => {
    const { body } = await sandbox.get<Record<string, unknown>>('/v1/currencies/xlm');

    expect(body).toMatchObject({
      ticker: 'xlm',
      legacyTicker: 'xlm',
      currentTicker: 'xlm',
      network: 'xlm',
      hasExternalId: true,
      externalIdName: 'Memo',
      isAnonymous: false,
      regex: '^G[A-Z2-7]{55}$',
      regexTag: '^[0-9A-Za-z]{1,28}$',
      warnings: { from: '', to: expect.stringContaining('memo') as unknown },
      transactionExplorerMask: expect.stringContaining('$$') as unknown,
    });
  });

  it.each(['nosuchcoin', '..%2f', '%F0%9F%9A%80'])('do not know %s', async (ticker) => {
    const { status, body } = await sandbox.get<Refused>(`/v1/currencies/${ticker}`);

    expect([status, body.error]).toEqual([404, 'not_found']);
  });
});

describe('GET /v2/validate/address (api contract §3.7)', () => {
  it.each([
    { currency: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', result: true, message: null },
    { currency: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', result: false, message: 'Invalid checksum' },
    { currency: 'btc', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', result: false, message: 'Invalid address' },
    { currency: 'usdttrc20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', result: true, message: null },
    { currency: 'trx', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', result: true, message: null },
    { currency: 'arbitrum', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', result: true, message: null },
    { currency: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', result: true, message: null },
    { currency: 'xrp', address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh', result: false, message: 'Extra Id is required' },
    { currency: 'xrp', address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh&extraId=12', result: true, message: null },
    { currency: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh&extraId=none', result: false, message: 'Invalid extra id' },
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
    { name: 'alice@edge', status: 200, success: true, currencies: ['btc', 'eth', 'usdterc20', 'usdttrc20', 'ltc', 'xrp'] },
    { name: 'ALICE@EDGE', status: 200, success: true, currencies: ['btc', 'eth', 'usdterc20', 'usdttrc20', 'ltc', 'xrp'] },
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

describe('the content service', () => {
  it('has everything a coin-pairs page needs (spec §2)', async () => {
    const { body } = await sandbox.get<{
      coinFrom: { ticker: string };
      nameAndCurrentTicker: string;
      pairsCurrencies: { link: string }[];
      validPairsLinks: string[];
    }>('/content/coin-pairs/tether-trc20');
    const links = new Set(body.pairsCurrencies.map(({ link }) => link));

    expect(body.coinFrom.ticker).toBe('usdttrc20');
    expect(body.nameAndCurrentTicker).toBe('Tether (USDT)');
    expect(body.validPairsLinks.length).toBeGreaterThan(20);
    expect(body.validPairsLinks.every((link) => links.has(link))).toBe(true);
  });

  it.each(['us-dollar', 'usd', 'nosuchcoin'])('has no coin-pairs page of %s', async (link) => {
    expect((await sandbox.get(`/content/coin-pairs/${link}`)).status).toBe(404);
  });

  it('finds a currency by its link', async () => {
    expect((await sandbox.get<{ ticker: string }>('/content/currencies/bitcoin')).body.ticker).toBe('btc');
    expect((await sandbox.get('/content/currencies/nosuchcoin')).status).toBe(404);
  });

  it.each([
    { rule: 'a drawn one', file: 'btc.svg', has: '#F7931A' },
    { rule: 'the one of what is shown', file: 'usdttrc20.svg', has: '#26A17B' },
    { rule: 'letters for the rest', file: 'npxc.svg', has: '>NP</text>' },
  ])('sends as an icon $rule, for ever', async ({ file, has }) => {
    const { status, text, headers } = await sandbox.get(`/content/icons/${file}`);

    expect(status).toBe(200);
    expect(text).toContain(has);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['btc.png', 'btc', 'nosuchcoin.svg', '..%2f..%2fpackage.json', '%00.svg'])('has no icon %s', async (file) => {
    expect((await sandbox.get(`/content/icons/${file}`)).status).toBe(404);
  });
});

describe('prices and markets', () => {
  it('gives a map from ticker to price (spec §7)', async () => {
    const { body } = await sandbox.get<Record<string, number>>('/price-data?fsyms=BTC,ETH&tsyms=EUR');

    expect(Object.keys(body)).toEqual(['BTC', 'ETH']);
  });

  it('names the fiat currency nobody knows', async () => {
    const { status, body } = await sandbox.get<Refused>('/price-data?tsyms=ZZZ');

    expect([status, body.field]).toEqual([400, 'tsyms']);
  });

  it.each([
    { path: '/v1/frontend/main/24h/btc_eth', status: 200 },
    { path: '/frontend/main/30d/btc_usdttrc20', status: 200 },
    { path: '/v1/frontend/main/24h/btc_nosuchcoin', status: 404 },
    { path: '/v1/frontend/main/99y/btc_eth', status: 400 },
  ])('$path: $status', async ({ path, status }) => {
    expect((await sandbox.get(path)).status).toBe(status);
  });
});

describe('fiat money', () => {
  const buy = { provider: 'paylane', fromCurrency: 'usd', fromNetwork: '', toCurrency: 'btc', toNetwork: 'btc', fromAmount: '100', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };

  it('answers a create with the provider’s own reply (api contract §3.14)', async () => {
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
  ])('is paid on the checkout page: $decision', async ({ decision, story }) => {
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

  it('has no checkout page for coins', async () => {
    const { id } = await create();

    expect((await sandbox.get(`/fiat/checkout?tid=${id}`)).status).toBe(404);
  });

  it('can be read as any order', async () => {
    const { id } = await create(buy);
    const { body } = await sandbox.get<Record<string, unknown>>(`/v1.1/transactions/${id}`);

    expect(body).toMatchObject({ provider: 'paylane', fiat: { id, status: 'new' }, redirectUrl: `/sandbox/fiat/checkout?tid=${id}` });
  });

  it('is sold without a payout address of ours', async () => {
    expect(await create({ provider: 'bankline', toCurrency: 'eur', toNetwork: '', address: '' })).toMatchObject({ to_currency: 'EUR' });
  });

  it.each([
    { path: '/v2/fiat-status', has: { message: 'OK' } },
    { path: '/v2/fiat-market-info/min-max-range/eur_btc', has: { min: 24, max: 17_000 } },
    { path: '/v2/fiat-estimate?from_currency=eur&from_amount=100&to_currency=btc&deposit_type=SEPA_1', has: { from_currency: 'EUR' } },
  ])('$path', async ({ path, has }) => {
    expect((await sandbox.get(path)).body).toMatchObject(has);
  });

  it('is bought by the provider’s own call as well', async () => {
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

describe('e-mail, push and error reports', () => {
  it.each([
    { email: 'a@b.co', status: 200 },
    { email: '', status: 400 },
    { email: 'a@b', status: 400 },
    { email: `${'a'.repeat(65)}@b.co`, status: 400 },
    { email: `a@${'b'.repeat(64)}.co`, status: 400 },
    { email: 'a..b@c.co', status: 400 },
    { email: 'two words@b.co', status: 400 },
  ])('notify $email: $status (spec §5 "E-mail")', async ({ email, status }) => {
    const { id } = await create();
    const reply = await sandbox.post<{ success: boolean }>(`/v1/frontend/exchange/txs/${id}/notify`, { notify: { email } });

    expect([reply.status, reply.body.success]).toEqual([status, status === 200]);
  });

  it('notify of an unknown order: 404', async () => {
    expect((await sandbox.post('/v1/frontend/exchange/txs/nosuch/notify', { notify: { email: 'a@b.co' } })).status).toBe(404);
  });

  it.each([
    { rule: 'in the query', path: '/push/fcmtoken?id=u&fcmtoken=t', body: {}, status: 200 },
    { rule: 'in the body', path: '/push/fcmtoken', body: { id: 'u', fcmtoken: 't' }, status: 200 },
    { rule: 'nowhere', path: '/push/fcmtoken', body: {}, status: 400 },
    { rule: 'of an unknown order', path: '/push/tx?id=nosuch&device_id=d', body: {}, status: 404 },
  ])('push parameters $rule: $status', async ({ path, body, status }) => {
    expect((await sandbox.post(path, body)).status).toBe(status);
  });

  it('push for an order there is', async () => {
    const { id } = await create();

    expect((await sandbox.post(`/push/tx?id=${id}&device_id=d`)).body).toEqual({ success: true });
  });

  it('keeps an error report without the person it is about', async () => {
    const namespace = 'reports';
    const event = { level: 'error', tags: { remote: 'mfe-exchange' }, exception: { values: [{ type: 'Error', value: 'boom' }] }, user: { email: 'a@b.co' } };
    const envelope = [{ event_id: 'e1' }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
    const sent = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/error-reports/api/1/envelope/?sentry_key=k',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-sandbox-namespace': namespace },
      payload: envelope,
    });
    const { body, text } = await sandbox.get<{ reports: unknown[] }>('/__sandbox/error-reports', { namespace });

    expect(sent.json()).toEqual({ id: 'e1' });
    expect(body.reports).toMatchObject([
      { eventId: 'e1', project: '1', items: [{ type: 'event', summary: { tags: { remote: 'mfe-exchange' }, exceptions: [{ value: 'boom' }] } }] },
    ]);
    expect(text).not.toContain('a@b.co');
  });

  it('refuses what is no envelope', async () => {
    expect((await sandbox.post('/error-reports/api/1/envelope/', 'nonsense')).status).toBe(400);
  });
});

describe('everything else', () => {
  it.each([
    { rule: 'nobody is signed in', method: 'GET' as const, url: '/account/users/me', status: 401, error: 'unauthorized' },
    { rule: 'an unknown call', method: 'GET' as const, url: '/v3/nothing', status: 404, error: 'not_found' },
    { rule: 'a path that climbs', method: 'GET' as const, url: '/v1/currencies/..%2f..%2f', status: 404, error: 'not_found' },
    { rule: 'a token to refresh', method: 'POST' as const, url: '/account/auth/refresh', payload: '{"refreshToken":"r"}', status: 401, error: 'unauthorized' },
    { rule: 'no token to refresh', method: 'POST' as const, url: '/account/auth/refresh', payload: '{}', status: 400, error: 'not_valid_params' },
    { rule: 'broken JSON', method: 'POST' as const, url: '/v1.1/transactions', payload: '{"a":', status: 400, error: 'not_valid_params' },
    { rule: 'an empty body', method: 'POST' as const, url: '/v1.1/transactions', payload: '', status: 400, error: 'not_valid_params' },
    { rule: 'a body that is null', method: 'POST' as const, url: '/v1.1/transactions', payload: 'null', status: 400, error: 'not_valid_params' },
    { rule: 'a poisoned body', method: 'POST' as const, url: '/v1.1/transactions', payload: '{"__proto__":{"a":1}}', status: 400, error: 'not_valid_params' },
    { rule: 'a body of two megabytes', method: 'POST' as const, url: '/v1.1/transactions', payload: `"${'a'.repeat(2_000_000)}"`, status: 413, error: 'payload_too_large' },
  ])('$rule: $status $error', async ({ method, url, status, error, payload }) => {
    const reply = await sandbox.app.inject({
      method,
      url: `/sandbox${url}`,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
    });

    expect([reply.statusCode, reply.json<Refused>().error]).toEqual([status, error]);
  });

  it('says plainly what it is', async () => {
    const { text, headers } = await sandbox.get('/');

    expect(text).toContain('No real money moves');
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  });
});
