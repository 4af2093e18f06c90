import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import webPush from 'web-push';

import { aTransactionRequest } from '../orders/order.fixture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';

type Message = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Push service for tests: records requests and sends the given reply. */
const listen = async () => {
  const messages: Message[] = [];
  let status = 201;
  const server: Server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      messages.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    messages,
    answer: (next: number) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** Browser side of a subscription, which can decrypt its messages (RFC 8291, RFC 8188). */
const aBrowser = () => {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const serverKey = body.subarray(21, 21 + keyLength);
    const secret = ecdh.computeSecret(serverKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
    const ikm = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
    const key = hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + keyLength);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as unknown;
  };
  return {
    read,
    token: (endpoint: string, language?: string) =>
      JSON.stringify({
        endpoint,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
        ...(language === undefined ? {} : { language }),
      }),
  };
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

const keys = webPush.generateVAPIDKeys();
let service: Awaited<ReturnType<typeof listen>>;
let sandbox: OpenSandbox;
beforeEach(async () => {
  service = await listen();
  sandbox = await openSandbox({ vapidKeys: keys, pushOrigins: [service.origin], pushSweepMs: 20 });
});
afterEach(async () => {
  await sandbox.close();
  await service.close();
});

const order = async (): Promise<string> =>
  (await sandbox.post<{ id: string }>('/v1.1/transactions', aTransactionRequest())).body.id;
const follow = async (id: string, token: string, device = 'd1'): Promise<void> => {
  await sandbox.post('/push/fcmtoken', { id: device, fcmtoken: token });
  await sandbox.post(`/push/tx?id=${id}&device_id=${device}`);
};
const steer = (id: string, status: string) => sandbox.post(`/__sandbox/orders/${id}`, { status });

describe('web push (RFC 8030, 8291, 8292)', () => {
  it('sends a browser each change of its order, signed and readable by that browser only', async () => {
    const browser = aBrowser();
    const id = await order();
    await follow(id, browser.token(`${service.origin}/one`, 'de'));
    await steer(id, 'exchanging');
    await until(() => service.messages.length === 1);
    await steer(id, 'finished');
    await until(() => service.messages.length === 2);

    const [first, second] = service.messages;
    expect(first?.path).toBe('/one');
    expect(first?.headers['content-encoding']).toBe('aes128gcm');
    expect(first?.headers.authorization).toContain(`k=${keys.publicKey}`);
    expect([first, second].map((message) => browser.read(message?.body ?? Buffer.alloc(0)))).toEqual([
      { transactionId: id, status: 'exchanging', from: 'btc', to: 'eth', language: 'de' },
      { transactionId: id, status: 'finished', from: 'btc', to: 'eth', language: 'de' },
    ]);
    expect(() => aBrowser().read(first?.body ?? Buffer.alloc(0))).toThrow();
  });

  it("sends no change twice, and none of another user's order", async () => {
    const [mine, other] = [await order(), await order()];
    await follow(mine, aBrowser().token(`${service.origin}/one`));
    await steer(other, 'finished');
    await steer(mine, 'finished');
    await until(() => service.messages.length === 1);
    await sandbox.get(`/v1.1/transactions/${mine}`);

    expect(service.messages.map(({ path }) => path)).toEqual(['/one']);
  });

  it('sends the change of the 501st followed order', async () => {
    const id = await order();
    for (let device = 0; device < 500; device += 1)
      await sandbox.post(`/push/tx?id=${id}&device_id=silent-${String(device)}`);
    await follow(id, aBrowser().token(`${service.origin}/last`), 'last');
    await steer(id, 'exchanging');
    await until(() => service.messages.length === 1);

    expect(service.messages.map(({ path }) => path)).toEqual(['/last']);
  });

  it('does not use a subscription again after it is gone', async () => {
    service.answer(410);
    const [gone, still] = [aBrowser(), aBrowser()];
    const id = await order();
    await follow(id, gone.token(`${service.origin}/gone`), 'd1');
    await steer(id, 'confirming');
    await until(() => service.messages.length === 1);
    await follow(id, still.token(`${service.origin}/still`), 'd2');
    service.answer(201);
    await steer(id, 'sending');
    await until(() => service.messages.some(({ path }) => path === '/still'));

    expect(service.messages.filter(({ path }) => path === '/gone')).toHaveLength(1);
  });

  it('keeps the subscriptions whose address contains that of one that is gone', async () => {
    service.answer(410);
    const [mine, theirs] = [await order(), await order()];
    await follow(mine, aBrowser().token(`${service.origin}/one`), 'd1');
    await follow(theirs, aBrowser().token(`${service.origin}/`), 'd2');
    await steer(theirs, 'finished');
    await until(() => service.messages.length === 1);
    service.answer(201);
    await steer(mine, 'confirming');
    await until(() => service.messages.length === 2);

    expect(service.messages.map(({ path }) => path)).toEqual(['/', '/one']);
  });

  it('continues after a failed push service, and accepts tokens of other kinds without a message', async () => {
    const id = await order();
    await follow(id, 'an-opaque-token', 'd1');
    await follow(id, aBrowser().token(`${service.origin}/two`), 'd2');
    service.answer(500);
    await steer(id, 'confirming');
    await until(() => service.messages.length === 1);
    service.answer(201);
    await steer(id, 'sending');
    await until(() => service.messages.length === 2);
    expect(service.messages.map(({ path }) => path)).toEqual(['/two', '/two']);
  });
});

describe('the keys', () => {
  it('are the configured ones', async () => {
    expect((await sandbox.get('/push/public-key')).body).toEqual({ publicKey: keys.publicKey });
  });

  it('are otherwise created once and kept across a restart', async () => {
    const own = await openSandbox();
    const { body } = await own.get<{ publicKey: string }>('/push/public-key');
    const again = await own.restart();
    expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
    expect((await again.get('/push/public-key')).body).toEqual(body);
    await again.close();
  });
});
