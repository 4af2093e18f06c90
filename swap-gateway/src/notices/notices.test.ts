import { createProvider } from '../registry.ts';
import { aCreateBody, aLabGateway } from '../testing/lab-gateway.fixture.ts';
import type { LabGateway } from '../testing/lab-gateway.fixture.ts';
import { createNoticeDelivery } from './deliver-notices.ts';
import type { Notice, NoticeSender } from './notice.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

const ADDRESS = 'ann@example.com';
const TOKEN = '{"endpoint":"https://push.example/1"}';

let site: LabGateway;
let sent: Notice[];
let results: Awaited<ReturnType<NoticeSender['send']>>[];
const sender = (accepted: string): NoticeSender => ({
  accepts: (address) => address.includes(accepted),
  send: (notice) => {
    sent.push(notice);
    return Promise.resolve(results.shift() ?? { _tag: 'Delivered' });
  },
});
const senders = { email: sender('@'), push: sender('endpoint') };
beforeEach(async () => {
  sent = [];
  results = [];
  site = await aLabGateway(['changenow'], createProvider, senders);
});
afterEach(() => site.close());

const create = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await site.post('/public-v1.1/transactions', aCreateBody(changes), 'k1');
  expect(status).toBe(200);
  return String(body['id']);
};
const notify = (id: string, email: string) =>
  site.post(`/frontend/exchange/txs/${id}/notify`, { notify: { email } });
/** The provider pays, and pages read the order until it has ended. */
const finish = async (id: string): Promise<void> => {
  site.lab.book.pay(site.lab.book.all()[0]?.id ?? '');
  for (let status: unknown; status !== 'finished';) {
    site.pass(5_000);
    status = (await site.get(`/public-v1.1/transactions/${id}`)).body['status'];
  }
};
const deliver = async (): Promise<void> => {
  const delivery = createNoticeDelivery({
    store: site.store,
    senders,
    log: (line) => site.problems.push(line),
  });
  while ((await delivery.sweep()) > 0);
};
const eventsOf = (notices: readonly Notice[]) =>
  notices.map(({ body }) => {
    const { event, status } = JSON.parse(body) as { readonly event?: string; readonly status?: string };
    return event ?? status;
  });

describe('messages about an order', () => {
  it('go to the address of the form, and no provider receives it', async () => {
    const id = await create({ contactEmail: ADDRESS });
    await finish(id);
    await deliver();
    expect(eventsOf(sent)).toEqual(['deposit', 'finished']);
    expect(new Set(sent.map(({ address, language }) => `${address} ${language}`))).toEqual(
      new Set([`${ADDRESS} en`]),
    );
    expect(site.lab.received().join()).not.toContain(ADDRESS);
    expect((await site.get(`/public-v1.1/transactions/${id}`)).body).not.toHaveProperty('contactEmail');
  });

  it('go to an address of the order page in its language, and to a browser', async () => {
    const id = await create();
    const headers = { 'accept-language': 'de', 'content-type': 'application/json' };
    const reply = await site.app.inject({
      method: 'POST',
      url: `/frontend/exchange/txs/${id}/notify`,
      headers,
      payload: JSON.stringify({ notify: { email: ADDRESS } }),
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    await site.post(`/push/fcmtoken?id=d1&fcmtoken=${encodeURIComponent(TOKEN)}`, {});
    expect(await site.post('/push/tx', { id, device_id: 'd1' })).toMatchObject({ body: { success: true } });
    await finish(id);
    await deliver();
    expect(eventsOf(sent.filter(({ language }) => language === 'de'))).toEqual(['deposit', 'finished']);
    const pushed = sent.filter(({ address }) => address === TOKEN);
    expect(eventsOf(pushed).at(-1)).toBe('finished');
    expect(JSON.parse(pushed[0]?.body ?? '')).toMatchObject({ transactionId: id, from: 'btc', to: 'eth' });
  });

  it('have one ID in all attempts, and the log has no address', async () => {
    const id = await create({ contactEmail: ADDRESS });
    await finish(id);
    results = [{ _tag: 'Failed', reason: 'SMTP ETIMEDOUT' }];
    await deliver();
    expect(eventsOf(sent)).toEqual(['deposit']);
    site.pass(5_000);
    await deliver();
    expect([eventsOf(sent), sent[0]?.id === sent[1]?.id]).toEqual([['deposit', 'deposit', 'finished'], true]);
    expect(site.problems.join()).toMatch(
      /^email [0-9a-f]{14}\.deposit\.[0-9a-f]{24}: SMTP ETIMEDOUT\. It is sent again$/,
    );
  });

  it('end for a browser that has unsubscribed', async () => {
    const id = await create();
    await site.post('/push/fcmtoken', { id: 'd1', fcmtoken: TOKEN });
    await site.post('/push/tx', { id, device_id: 'd1' });
    results = [{ _tag: 'Failed', reason: 'the subscription has ended', isPermanent: true, isGone: true }];
    site.lab.book.pay(site.lab.book.all()[0]?.id ?? '');
    for (let round = 0; round < 2; round += 1) {
      site.pass(5_000);
      await site.get(`/public-v1.1/transactions/${id}`);
      await deliver();
    }
    await finish(id);
    await deliver();
    expect(sent).toHaveLength(1);
  });

  it.each([
    {
      rule: 'an invalid address',
      url: (id: string) => `/frontend/exchange/txs/${id}/notify`,
      body: { notify: { email: 'ann' } },
      status: 400,
      error: 'email_invalid',
    },
    {
      rule: 'an unknown order',
      url: () => '/frontend/exchange/txs/none/notify',
      body: { notify: { email: ADDRESS } },
      status: 404,
      error: 'not_found',
    },
    {
      rule: 'a device without a token',
      url: (id: string) => `/push/tx?id=${id}&device_id=d9`,
      body: {},
      status: 400,
      error: 'not_valid_params',
    },
    {
      rule: 'a token that is not a subscription',
      url: () => '/push/fcmtoken',
      body: { id: 'd1', fcmtoken: 'x' },
      status: 400,
      error: 'not_valid_params',
    },
    {
      rule: 'a token that is too long',
      url: () => '/push/fcmtoken',
      body: { id: 'd1', fcmtoken: `endpoint${'x'.repeat(2_000)}` },
      status: 400,
      error: 'not_valid_params',
    },
  ])('are refused for $rule', async ({ url, body, status, error }) => {
    const id = await create();
    expect(await site.post(url(id), body)).toMatchObject({ status, body: { error } });
  });

  it('are refused at the sixth address', async () => {
    const id = await create({ contactEmail: ADDRESS });
    const statuses = [];
    for (const name of ['b', 'c', 'd', 'e', 'f'])
      statuses.push((await notify(id, `${name}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 409]);
  });

  it('refuse an order whose address is not valid, before anything is sent', async () => {
    const reply = await site.post('/public-v1.1/transactions', aCreateBody({ contactEmail: 'ann' }), 'k1');
    expect(reply).toMatchObject({ status: 400, body: { field: 'contactEmail' } });
    expect(site.lab.book.all()).toEqual([]);
  });
});

describe('a site without e-mail', () => {
  it('stores no address and offers no such call', async () => {
    const silent = await aLabGateway(['changenow']);
    const { body } = await silent.post(
      '/public-v1.1/transactions',
      aCreateBody({ contactEmail: ADDRESS }),
      'k',
    );
    const id = String(body['id']);
    const replies = [
      await silent.post(`/frontend/exchange/txs/${id}/notify`, { notify: { email: ADDRESS } }),
      await silent.get('/push/public-key'),
    ];
    await silent.close();
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('a token that ends e-mails', () => {
  const tokens = createUnsubscribeTokens('secret');
  const token = tokens.of('receiver');

  it.each([
    { rule: 'its own', given: token, receiver: 'receiver' },
    { rule: 'of another receiver', given: token.replace('receiver', 'other'), receiver: null },
    { rule: 'of another secret', given: createUnsubscribeTokens('other').of('receiver'), receiver: null },
    { rule: 'cut off', given: token.slice(0, -2), receiver: null },
    { rule: 'without a signature', given: 'receiver', receiver: null },
  ])('$rule: $receiver', ({ given, receiver }) => {
    expect(tokens.read(given)).toBe(receiver);
  });
});
