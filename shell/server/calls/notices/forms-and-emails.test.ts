import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

import { startLab } from '@coinlane/provider-lab';
import type { Lab } from '@coinlane/provider-lab';

import { csrfHeaders } from '../../http/security/csrf.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';
import { readMailData, startSmtpServer } from './smtp-server.fixture.ts';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const ADDRESS = 'ann@example.com';

let lab: Lab;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let site: TestSite;
beforeAll(async () => {
  lab = await startLab({ pace: 0.02 });
  smtp = await startSmtpServer();
  site = await aSite([], {
    config: {
      isSandbox: false,
      providers: lab.providers.filter(({ id }) => id === 'changenow'),
      upstreams: {},
      brand: 'Coinlane',
      supportEmail: 'help@coinlane.example',
      publicOrigin: 'https://coinlane.example',
      mail: {
        server: { host: '127.0.0.1', port: smtp.port, isSecure: false, user: null, password: null },
        from: 'no-reply@coinlane.example',
      },
    },
  });
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
  await lab.stop();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
  const reply = await site.server.app.inject({
    method: 'POST',
    url: `/gateway${path}`,
    headers: { ...csrfHeaders(), ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};
const get = (url: string) => site.server.app.inject({ url });
const solvedCaptcha = async (): Promise<string> => {
  const challenge = (await get('/gateway/frontend/captcha/challenge')).json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
/** Waits for the number of e-mails. */
const mails = async (count: number) => {
  while (smtp.mails.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  return smtp.mails.map(({ to, data }) => ({ to, ...readMailData(data) }));
};

/** Waits for the e-mail that contains a text. Others may arrive before. */
const mailWith = async (text: string) => {
  for (let count = 1; ; count += 1) {
    const found = (await mails(count)).find((mail) => mail.text.includes(text));
    if (found !== undefined) return found;
  }
};

const SUPPORT = { name: 'Ann', email: ADDRESS, message: 'Where is it?', extraInfo: 'swap:5f0c3a' };

describe('the forms of a site with real orders', () => {
  it('send a message to support once, and its author nothing', async () => {
    const answer = await solvedCaptcha();
    const send = () =>
      post('/frontend/contact/complete', { support: SUPPORT, 'g-recaptcha-response': answer });
    expect(await send()).toEqual({ status: 200, body: { success: true } });
    expect(await send()).toMatchObject({ status: 403, body: { error: 'captcha_invalid' } });
    const [mail] = await mails(1);
    expect(mail).toMatchObject({
      to: ['help@coinlane.example'],
      headers: { subject: 'Contact: swap:5f0c3a', 'reply-to': `Ann <${ADDRESS}>` },
      text: expect.stringContaining('Where is it?'),
    });
  });

  it.each([
    { rule: 'a wrong field', change: { support: { ...SUPPORT, email: 'ann' } }, status: 400 },
    {
      rule: 'a line break in the address',
      change: { support: { ...SUPPORT, email: 'a@b.co\nx' } },
      status: 400,
    },
    { rule: 'no captcha', change: {}, status: 403 },
  ])('refuse $rule', async ({ change, status }) => {
    const reply = await post('/frontend/contact/complete', {
      ...{ support: SUPPORT, 'g-recaptcha-response': '' },
      ...change,
    });
    expect([reply.status, smtp.mails]).toEqual([status, []]);
  });

  it('number a ticket', async () => {
    const { status, body } = await post('/account/tickets', {
      ticket: {
        comment: { body: 'Hello' },
        requester: { name: 'Ann', email: ADDRESS },
        subject: 'Contact Form',
      },
    });
    const { id } = body['ticket'] as { readonly id: number };
    const [mail] = await mails(1);
    expect([status, mail?.headers['subject']]).toEqual([201, `Ticket ${String(id)}: Contact Form`]);
  });
});

describe('e-mails about an order', () => {
  it('are in the language of the page, and end with the link in them', async () => {
    const created = await post(
      '/public-v1.1/transactions',
      {
        ...{ provider: 'changenow', fromAmount: '0.1', fromCurrency: 'btc', fromNetwork: 'btc' },
        ...{ toCurrency: 'eth', toNetwork: 'eth', address: ETH, flow: 'standard', type: 'direct' },
        contactEmail: ADDRESS,
      },
      { 'idempotency-key': 'k1', 'accept-language': 'de' },
    );
    const id = String(created.body['id']);
    lab.book.pay(lab.book.all()[0]?.id ?? '', '0.05');
    const [mail] = await mails(1);
    expect(mail?.headers['to']).toBe(ADDRESS);
    expect(mail?.text).toContain(`https://coinlane.example/de/exchange/txs/${id}`);
    const link = new URL(/<([^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    expect([link.origin, link.href.includes('ann')]).toEqual(['https://coinlane.example', false]);

    const path = `${link.pathname}${link.search}`;
    const asked = await get(path);
    expect([asked.statusCode, asked.body]).toEqual([200, expect.stringContaining('E-Mails abbestellen')]);
    const done = await site.server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('keine E-Mails mehr')]);
    expect((await get(path.replace(/\.[^?]+/, '.x'))).statusCode).toBe(404);
  });

  it('give its owner the control in another browser, once', async () => {
    const created = await post(
      '/public-v1.1/transactions',
      {
        ...{ provider: 'changenow', fromAmount: '0.1', fromCurrency: 'btc', fromNetwork: 'btc' },
        ...{ toCurrency: 'eth', toNetwork: 'eth', address: ETH, flow: 'standard', type: 'direct' },
        contactEmail: ADDRESS,
      },
      { 'idempotency-key': 'k2' },
    );
    const submit = (url: string, payload = '') =>
      site.server.app.inject({
        ...{ method: 'POST', url, payload },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const form = new URLSearchParams({ id: String(created.body['id']), email: ADDRESS.toUpperCase() });
    expect((await submit('/de/recover', form.toString())).statusCode).toBe(200);
    const mail = await mailWith('/recover/');
    expect([mail.to, mail.headers['list-unsubscribe']]).toEqual([[ADDRESS], undefined]);
    const link = /https:\/\/coinlane\.example(\/de\/recover\/\S+)/.exec(mail.text)?.[1] ?? '';
    expect((await get(link)).statusCode).toBe(200);
    expect((await submit(link)).body).toContain(`data-control="${String(created.body['controlToken'])}"`);
    expect((await submit(link)).statusCode).toBe(404);
  });

  it('need no key of push messages: the server makes one for its browsers', async () => {
    const reply = await get('/gateway/push/public-key');
    const key = Buffer.from(reply.json<{ publicKey: string }>().publicKey, 'base64url');
    expect([reply.statusCode, key.length, key[0]]).toEqual([200, 65, 4]);
  });
});
