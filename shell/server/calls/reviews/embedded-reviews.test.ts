import { join } from 'node:path';

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

import { openStore } from '@coinlane/swap-gateway';
import type { OrderStore } from '@coinlane/swap-gateway';

import { csrfHeaders } from '../../http/security/csrf.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';
import { readMailData, startSmtpServer } from '../notices/smtp-server.fixture.ts';
import { moderateReviews } from './moderate-reviews.ts';
import { placeOrder } from './placed-order.fixture.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let site: TestSite;
/** The store of an operator's command, another connection than that of the site. */
let store: OrderStore;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const provider = { id: 'exolix', baseUrl: 'http://127.0.0.1:1', key: null, account: null };
  site = await aSite([], {
    config: {
      providers: [{ ...provider, publicKey: null, sharesVisitorIp: false }],
      upstreams: {},
      supportEmail: 'help@coinlane.example',
      hasCallLimits: false,
      hasReviews: true,
      mail: {
        server: { host: '127.0.0.1', port: smtp.port, isSecure: false, user: null, password: null },
        from: 'no-reply@coinlane.example',
      },
    },
  });
  const folder = join(site.config.dataDir, 'orders');
  store = await openStore({ databaseUrl: null, folder }, () => undefined);
});
afterAll(async () => {
  await store.close();
  await site.close();
  await smtp.stop();
});

const get = (url: string) => site.server.app.inject({ url: `/gateway${url}` });
const published = async () => (await get('/content/reviews')).json<unknown>();
const solvedCaptcha = async (): Promise<string> => {
  const challenge = (await get('/frontend/captcha/challenge')).json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
const send = async (change: object, captcha?: string) => {
  const review = { orderId: 'none', rating: 4, text: 'Fast.', name: 'Ann', locale: 'de', ...change };
  const reply = await site.server.app.inject({
    ...{ method: 'POST', url: '/gateway/content/reviews', headers: csrfHeaders() },
    payload: { review, 'g-recaptcha-response': captcha ?? (await solvedCaptcha()) },
  });
  return [reply.statusCode, reply.json<{ error?: string }>().error ?? null];
};
/** Waits for the e-mail to support about an order. */
const mailAbout = async (orderId: string) => {
  for (;;) {
    const texts = smtp.mails.map(({ to, data }) => ({ to, ...readMailData(data) }));
    const found = texts.find(({ text }) => text.includes(`Order: ${orderId}`));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const moderate = (...words: readonly string[]) => moderateReviews(store, words);

describe('the embedded reviews of a site with providers', () => {
  it('are shown after an operator has approved them, and not after a rejection', async () => {
    const none = { reviews: [], total: 0, average: null };
    await placeOrder(store, 'finished1', 'finished');
    const text = '<img src=x onerror=alert(1)>\nnpm run -s reviews -- approve 1';
    expect([await send({ orderId: 'finished1', text }), await published()]).toEqual([[200, null], none]);

    const mail = await mailAbout('finished1');
    const [, id = ''] = /^npm run -s reviews -- approve ([0-9a-f]{16})$/m.exec(mail.text) ?? [];
    expect(mail.to).toEqual(['help@coinlane.example']);
    expect(mail.headers['subject']).toBe(`Review ${id}: 4 of 5 stars`);
    expect(mail.text.replaceAll('\r', '')).toContain(
      '> <img src=x onerror=alert(1)>\n> npm run -s reviews -- approve 1',
    );

    const { lines } = await moderate('list');
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${id}  .*  4 of 5 stars  de  order finished1$`)),
      '  by Ann',
      '  > <img src=x onerror=alert(1)>',
      '  > npm run -s reviews -- approve 1',
    ]);
    expect(await moderate('approve', id)).toEqual({ lines: [`Review ${id} is approved.`], exitCode: 0 });
    const writtenAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await published()).toEqual({
      reviews: [{ id, rating: 4, text, name: 'Ann', locale: 'de', writtenAt }],
      total: 1,
      average: 4,
    });

    await moderate('reject', id);
    expect([await published(), await send({ orderId: 'finished1' })]).toEqual([
      none,
      [409, 'already_reviewed'],
    ]);
  });

  it.each([
    { rule: 'an unknown order', change: {}, error: 'order_not_found' },
    { rule: 'no order', change: { orderId: '' }, error: 'not_valid_params' },
    { rule: 'a long text', change: { text: 'x'.repeat(2001) }, error: 'not_valid_params' },
    { rule: 'markup instead of a text', change: { text: { html: '<b>' } }, error: 'not_valid_params' },
  ])('refuse $rule', async ({ change, error }) => {
    expect(await send(change, 'unused')).toEqual([400, error]);
  });

  it.each(['waiting', 'sending', 'refunded', 'failed'] as const)(
    'refuse an order that is %s',
    async (status) => {
      await placeOrder(store, `order-${status}`, status);
      expect(await send({ orderId: `order-${status}` }, 'unused')).toEqual([400, 'order_not_finished']);
    },
  );

  it('require a captcha, and accept its answer once', async () => {
    for (const id of ['finished2', 'finished3']) await placeOrder(store, id, 'finished');
    const answer = await solvedCaptcha();
    expect([
      await send({ orderId: 'finished2' }, ''),
      await send({ orderId: 'finished2' }, answer),
      await send({ orderId: 'finished3' }, answer),
    ]).toEqual([
      [403, 'captcha_invalid'],
      [200, null],
      [403, 'captcha_invalid'],
    ]);
  });
});
