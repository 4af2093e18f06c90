import { aCreateBody, aLabGateway, BTC, ETH } from '../testing/lab-gateway.fixture.ts';
import type { LabGateway } from '../testing/lab-gateway.fixture.ts';

/** A valid address that is not the one of the order. */
const STOLEN = {
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
};

/** One account with two destination tags inside (XLS-5). */
const X_ADDRESS = {
  tag1: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
  tag14: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS',
};

let site: LabGateway;
beforeEach(async () => {
  site = await aLabGateway();
  await site.get('/public-v2/exchange/currencies');
});
afterEach(() => site.close());

const create = (provider: string, key: string) =>
  site.post('/public-v1.1/transactions', aCreateBody({ provider }), key);

const FIELDS: Readonly<Record<string, readonly (readonly [field: string, value: unknown])[]>> = {
  'one-click': [
    ['quote.depositAddress', STOLEN.btc],
    ['quote.depositAddress', ETH],
    ['quote.depositMemo', '123'],
    ['quote.amountIn', '20000000'],
    ['quote.amountOut', '1'],
    ['quote.deadline', '2020-01-01T00:00:00.000Z'],
    ['quoteRequest.recipient', STOLEN.eth],
    ['quoteRequest.refundTo', STOLEN.btc],
    ['quoteRequest.originAsset', 'nep141:ltc.omft.near'],
    ['quoteRequest.destinationAsset', 'nep141:btc.omft.near'],
    ['quoteRequest.amount', '20000000'],
    ['quoteRequest.swapType', 'EXACT_OUTPUT'],
    ['timestamp', '2026-03-01T12:00:00.999Z'],
    ['signature', 'ed25519:'],
  ],
  changenow: [
    ['payoutAddress', STOLEN.eth],
    ['payoutAddress', BTC],
    ['payoutExtraId', '99'],
    ['refundAddress', STOLEN.btc],
    ['fromAmount', 0.2],
    ['toAmount', -3],
    ['toAmount', 0],
    ['fromCurrency', 'ltc'],
    ['fromNetwork', 'ltc'],
    ['toCurrency', 'usdt'],
    ['toNetwork', 'arbitrum'],
    ['payinAddress', ETH],
    ['payinAddress', BTC],
    ['payinAddress', `${STOLEN.btc.slice(0, -1)}5`],
    ['payinAddress', ''],
    ['payinExtraId', '77'],
    ['id', null],
  ],
};

const CASES = Object.entries(FIELDS).flatMap(([provider, fields]) =>
  fields.map(([field, value]) => ({ provider, field, value })),
);

const fromXrp = (provider: string) =>
  aCreateBody({
    ...{ provider, fromCurrency: 'xrp', fromNetwork: 'xrp', fromAmount: '500' },
    refundAddress: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
  });

describe('a reply to a creation with one changed field', () => {
  it.each(CASES)('$provider, $field as $value: shows no address', async ({ provider, field, value }) => {
    site.lab.faults.add({
      provider,
      path: provider === 'one-click' ? '/v0/quote' : '/exchange',
      times: 1,
      kind: 'changed-field',
      field,
      value,
    });
    const { status, body } = await create(provider, `${field}${String(value)}`);
    expect([status >= 400, body['payinAddress'], body['id']]).toEqual([true, undefined, undefined]);
    expect(site.problems).not.toEqual([]);
  });

  it.each([
    { rule: 'the first reply', path: 'POST /exchange' },
    { rule: 'the second reply', path: 'GET /exchange/by-id' },
  ])('shows no address if $rule has another tag inside the recipient', async ({ path }) => {
    const fault = { kind: 'changed-field', field: 'payoutAddress', value: X_ADDRESS.tag14 } as const;
    site.lab.faults.add({ provider: 'changenow', path, times: 1, ...fault });
    const toXrp = { toCurrency: 'xrp', toNetwork: 'xrp', address: X_ADDRESS.tag1 };
    const { status, body } = await site.post('/public-v1.1/transactions', aCreateBody(toXrp), 'xrp');
    expect([status, body['error']]).toEqual([400, 'cannot_create_transaction']);
  });

  it.each([
    { provider: 'changenow', path: 'POST /exchange', field: 'refundExtraId' },
    { provider: 'exolix', path: 'POST /transactions', field: 'refundExtraId' },
    { provider: 'sideshift', path: 'POST /shifts/', field: 'refundMemo' },
  ])('$provider: shows no address if the memo of a refund is changed or left out', async (row) => {
    const { provider, path, field } = row;
    const place = (refundExtraId: string, key: string) =>
      site.post('/public-v1.1/transactions', { ...fromXrp(provider), refundExtraId }, key);
    for (const value of ['8', '', null]) {
      site.lab.faults.add({ provider, path, times: 1, kind: 'changed-field', field, value });
      const { status, body } = await place('7', `changed-${String(value)}`);
      expect([status, body['error']]).toEqual([400, 'cannot_create_transaction']);
    }
    site.lab.faults.add({ provider, path, times: 1, kind: 'changed-field', field, value: '8' });
    expect((await place('', 'added')).status).toBe(400);
    expect((await place('7', 'unchanged')).status).toBe(200);
    expect((await place('', 'without')).status).toBe(200);
  });

  it.each([
    { provider: 'changenow', paths: ['POST /exchange', 'GET /exchange/by-id'], field: 'payinExtraId' },
    { provider: 'exolix', paths: ['POST /transactions', 'GET /transactions'], field: 'depositExtraId' },
    { provider: 'sideshift', paths: ['POST /shifts/', 'GET /shifts'], field: 'depositMemo' },
  ])('$provider: shows no address of a shared account if no reply has its tag', async (row) => {
    const { provider, paths, field } = row;
    const place = (key: string) => site.post('/public-v1.1/transactions', fromXrp(provider), key);
    const leaveOut = (times: number): void => {
      for (const path of paths)
        site.lab.faults.add({ provider, path, times, kind: 'changed-field', field, value: null });
    };
    leaveOut(1);
    const { status, body } = await place('without');
    expect([status, body['error']]).toEqual([400, 'cannot_create_transaction']);
    expect(site.problems.join()).toContain('its reply differs in depositExtraId, which is missing');
    expect((await place('with')).body['payinExtraId']).toMatch(/^\d+$/);
  });

  it('shows the address of a shared account that contains the tag', async () => {
    const deposit = { payinAddress: X_ADDRESS.tag14, payinExtraId: null };
    const rewrite = (json: string): string => JSON.stringify({ ...JSON.parse(json), ...deposit });
    for (const path of ['POST /exchange', 'GET /exchange/by-id'])
      site.lab.faults.add({ provider: 'changenow', path, times: 1, kind: 'rewrite', rewrite });
    const { body } = await site.post('/public-v1.1/transactions', fromXrp('changenow'), 'x-address');
    expect(body).toMatchObject(deposit);
  });

  it('shows no address if the deposit address contains another tag than the one beside it', async () => {
    const fault = { kind: 'changed-field', field: 'payinAddress', value: X_ADDRESS.tag14 } as const;
    for (const path of ['POST /exchange', 'GET /exchange/by-id'])
      site.lab.faults.add({ provider: 'changenow', path, times: 1, ...fault });
    const { status, body } = await site.post('/public-v1.1/transactions', fromXrp('changenow'), 'xrp');
    expect([status, body['error']]).toEqual([400, 'cannot_create_transaction']);
  });

  it('shows no address if the deposit address is a token contract', async () => {
    const fault = {
      kind: 'changed-field',
      field: 'payinAddress',
      value: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    } as const;
    for (const path of ['POST /exchange', 'GET /exchange/by-id'])
      site.lab.faults.add({ provider: 'changenow', path, times: 1, ...fault });
    const fromEth = { fromCurrency: 'eth', fromNetwork: 'eth', fromAmount: '1', refundAddress: '' };
    const toBtc = { toCurrency: 'btc', toNetwork: 'btc', address: BTC };
    const { status, body } = await site.post(
      '/public-v1.1/transactions',
      aCreateBody({ ...fromEth, ...toBtc }),
      'contract',
    );
    expect([status, body['error']]).toEqual([400, 'cannot_create_transaction']);
  });

  it('is accepted unchanged', async () => {
    for (const provider of Object.keys(FIELDS)) expect((await create(provider, provider)).status).toBe(200);
  });

  it.each(['0.1', '0.10', '00.1', '1e-1'])(
    'drops an order that is worse than the offer for %s that was shown',
    async (amount) => {
      await site.get(
        `/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&type=direct&flow=standard&fromAmount=${amount}`,
      );
      site.lab.faults.add({
        provider: 'changenow',
        path: '/exchange',
        times: 1,
        kind: 'changed-field',
        field: 'toAmount',
        value: 3.2,
      });
      const { body } = await create('changenow', 'worse');
      expect(body['error']).toBe('rate_id_not_found_or_expired');
    },
  );

  it.each(['0.10', '00.1', '1e-1', 0.1])(
    'sends the amount %s to the provider in one spelling',
    async (fromAmount) => {
      await site.post('/public-v1.1/transactions', aCreateBody({ fromAmount }), 'spelling');
      expect(site.lab.book.all().map((order) => order.amountFrom)).toEqual(['0.1']);
    },
  );
});
