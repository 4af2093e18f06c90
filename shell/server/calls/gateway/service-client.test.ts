import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { untraced } from '../trace-call.ts';
import { createServiceClient, isReply } from './service-client.ts';

const client = createServiceClient(untraced);
const servers: Server[] = [];
afterAll(() => {
  client.close();
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

/** A service that replies to so many requests of a connection, and closes it when the next one arrives. */
const aService = async (repliesPerConnection: number) => {
  const replied = new Map<Socket, number>();
  let requests = 0;
  const server = createServer((request, reply) => {
    const { socket } = request;
    const before = replied.get(socket) ?? 0;
    requests += 1;
    replied.set(socket, before + 1);
    if (before < repliesPerConnection) reply.end('reply');
    else socket.destroy();
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const ask = async (method: string) => {
    const answer = await client.ask({
      service: 'frontend',
      url: new URL(`http://127.0.0.1:${String(port)}/`),
      method,
      headers: {},
      body: null,
      timeoutMs: 5_000,
      dropped: new AbortController().signal,
    });
    if (!isReply(answer)) return answer._tag;
    answer.resume();
    await new Promise((resolve) => {
      answer.once('close', resolve);
    });
    return answer.statusCode;
  };
  return { ask, requests: () => requests };
};

describe('a connection that the service closes as it is used again', () => {
  it('costs a read nothing: it is sent on another connection', async () => {
    const { ask, requests } = await aService(1);
    expect([await ask('GET'), await ask('GET')]).toEqual([200, 200]);
    expect(requests()).toBe(3);
  });

  it('ends a change, which the service may have carried out', async () => {
    const { ask, requests } = await aService(1);
    expect([await ask('GET'), await ask('POST')]).toEqual([200, 'Unavailable']);
    expect(requests()).toBe(2);
  });

  it('is a failure of the service if it was a new one', async () => {
    const { ask, requests } = await aService(0);
    expect(await ask('GET')).toBe('Unavailable');
    expect(requests()).toBe(1);
  });
});
