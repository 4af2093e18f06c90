import { createHmac } from 'node:crypto';

import fastify from 'fastify';

import { addMiniAppRoutes } from './mini-app-routes.ts';
import { initDataProblem } from './verify-init-data.ts';

const BOT_TOKEN = '123456789:AAF-a_secret_of_a_bot_for_tests';
const NOW = Date.UTC(2026, 10, 20, 12);
const USER = '{"id":279058397,"first_name":"Ann","language_code":"de"}';

/** Signs fields as in the published description, independently of the code under test. */
const signed = (fields: Readonly<Record<string, string>>, token = BOT_TOKEN): string => {
  const lines = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`);
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
};
const fieldsAt = (secondsAgo: number) => ({
  query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
  user: USER,
  auth_date: String(NOW / 1000 - secondsAgo),
  signature: 'a-signature-of-the-newer-kind',
});

describe('the init data of a mini-app (Telegram "Validating data received via the Mini App")', () => {
  const fresh = signed(fieldsAt(60));
  it.each([
    { rule: 'signed a minute ago', initData: fresh, problem: null },
    { rule: 'in another order', initData: fresh.split('&').toReversed().join('&'), problem: null },
    { rule: 'a day old', initData: signed(fieldsAt(86_400)), problem: null },
    { rule: 'older than a day', initData: signed(fieldsAt(86_401)), problem: 'too old' },
    { rule: 'of a clock slightly ahead', initData: signed(fieldsAt(-300)), problem: null },
    { rule: 'of a time in the future', initData: signed(fieldsAt(-301)), problem: 'from the future' },
    { rule: 'without a time', initData: signed({ user: USER }), problem: 'too old' },
    { rule: 'for another user', initData: fresh.replace('279058397', '279058398'), problem: 'wrong hash' },
    { rule: 'with an additional field', initData: `${fresh}&can_send=1`, problem: 'wrong hash' },
    { rule: 'with a missing field', initData: fresh.replace(/query_id=[^&]*&/, ''), problem: 'wrong hash' },
    { rule: 'with a duplicate field', initData: `${fresh}&user=x`, problem: 'named twice' },
    { rule: 'signed by another bot', initData: signed(fieldsAt(60), '1:another'), problem: 'wrong hash' },
    { rule: 'without a hash', initData: fresh.replace(/&?hash=[^&]*/, ''), problem: 'no hash' },
    { rule: 'with half a hash', initData: fresh.slice(0, -10), problem: 'no hash' },
    { rule: 'empty', initData: '', problem: 'no hash' },
  ])('$rule: $problem', ({ initData, problem }) => {
    expect(initDataProblem(initData, BOT_TOKEN, NOW)).toBe(problem);
  });
});

describe('POST /data/mini-app-user', () => {
  const ask = async (botToken: string | null, payload: unknown) => {
    const app = fastify();
    addMiniAppRoutes(app, { botToken, now: () => NOW });
    const reply = await app.inject({
      method: 'POST',
      url: '/data/mini-app-user',
      payload: payload as object,
    });
    await app.close();
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };
  const initData = signed(fieldsAt(1));

  it.each([
    { rule: 'verified', botToken: BOT_TOKEN, payload: { initData }, status: 200, body: { isVerified: true } },
    {
      rule: 'refused',
      botToken: BOT_TOKEN,
      payload: { initData: 'user=x' },
      status: 401,
      body: { error: 'not_verified' },
    },
    {
      rule: 'unchecked without a secret',
      botToken: null,
      payload: { initData },
      status: 200,
      body: { isVerified: false },
    },
    {
      rule: 'no init data',
      botToken: BOT_TOKEN,
      payload: {},
      status: 400,
      body: { error: 'not_valid_params' },
    },
  ])('$rule', async ({ botToken, payload, status, body }) => {
    const reply = await ask(botToken, payload);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject(body);
  });

  it('never reveals the secret', async () => {
    expect(JSON.stringify(await ask(BOT_TOKEN, { initData: 'user=x' }))).not.toContain('AAF-a_secret');
  });
});
