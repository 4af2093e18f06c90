import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { createPushNoticeSender, vapidKeysOf } from './push-sender.ts';

const privateKey = Buffer.alloc(32, 7).toString('base64url');
let status = 201;
const received: string[] = [];
const service = createServer((request, response) => {
  received.push(String(request.headers.authorization));
  request.resume();
  response.writeHead(status).end();
});
let origin = '';
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const browser = createECDH('prime256v1');
browser.generateKeys();
const subscription = () =>
  JSON.stringify({
    endpoint: `${origin}/1`,
    keys: {
      p256dh: browser.getPublicKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  });
const sender = () =>
  createPushNoticeSender({
    keys: vapidKeysOf(privateKey),
    subject: 'https://swap.example',
    trustedOrigins: [origin],
  });
const send = (attempts = 0, address = subscription()) =>
  sender().send(
    { ...{ id: 'o1.confirming.r1', attempts, receiverId: 'r1', address, language: 'de' }, body: '{"a":1}' },
    new AbortController().signal,
  );

describe('a push message about an order', () => {
  it('is signed with the key that browsers receive', async () => {
    status = 201;
    expect([await send(), received.at(-1)]).toEqual([
      { _tag: 'Delivered' },
      expect.stringContaining(vapidKeysOf(privateKey).publicKey),
    ]);
  });

  it.each([
    { rule: 'the subscription has ended', reply: 410, attempts: 0, isPermanent: true, isGone: true },
    { rule: 'the push service has no time', reply: 503, attempts: 0, isPermanent: false, isGone: false },
    { rule: 'it has none for half an hour', reply: 503, attempts: 4, isPermanent: true, isGone: false },
  ])('fails: $rule', async ({ reply, attempts, isPermanent, isGone }) => {
    status = reply;
    expect(await send(attempts)).toMatchObject({ _tag: 'Failed', isPermanent, isGone });
  });

  it.each([
    { rule: 'a push service of a browser', address: () => subscription(), is: true },
    {
      rule: 'another server',
      address: () => subscription().replace(origin, 'https://eve.example'),
      is: false,
    },
    { rule: 'a text', address: () => 'x', is: false },
  ])('goes to a push service only: $rule', async ({ address, is }) => {
    status = 201;
    expect(sender().accepts(address())).toBe(is);
    expect((await send(0, address()))._tag).toBe(is ? 'Delivered' : 'Failed');
  });
});
