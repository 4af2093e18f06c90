import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { createDrain } from './drain.ts';
import type { Drain } from './drain.ts';

const VISITORS = 50;
const LIMIT_MS = 10_000;
const QUESTION = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

type Listening = { readonly app: FastifyInstance; readonly drain: Drain; readonly port: number };

const aServer = async (): Promise<Listening> => {
  const app = fastify();
  const drain = createDrain(app);
  app.get('/', () => 'here');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, drain, port: Number(new URL(url).port) };
};

/** Connection of a visitor, with the data received so far. */
const aVisitor = async (port: number) => {
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  return { socket, closed, heard: () => heard };
};

const visitors = (port: number) => Promise.all(Array.from({ length: VISITORS }, () => aVisitor(port)));

const answersIn = (heard: string): number => heard.split('HTTP/1.1 200').length - 1;

describe('a server that is stopping (fault matrix S12)', () => {
  let server: Listening;
  beforeEach(async () => {
    server = await aServer();
  });
  afterEach(() => server.app.close());

  it('replies to a pending request on a keep-alive connection, and closes it afterwards', async () => {
    const all = await visitors(server.port);
    for (const { socket } of all) socket.write(QUESTION);
    await Promise.all(all.map(({ socket }) => once(socket, 'data')));
    for (const { socket } of all) socket.write(QUESTION);
    await server.drain.run(LIMIT_MS);
    await Promise.all(all.map(({ closed }) => closed));
    expect(all.map(({ heard }) => answersIn(heard()))).toEqual(all.map(() => 2));
    expect(all.every(({ heard }) => /connection: close/i.test(heard()))).toBe(true);
  });

  it('replies to a client that is connected but not accepted yet', async () => {
    const all = await visitors(server.port);
    for (const { socket } of all) socket.write(QUESTION);
    await server.drain.run(LIMIT_MS);
    await Promise.all(all.map(({ closed }) => closed));
    expect(all.map(({ heard }) => answersIn(heard()))).toEqual(all.map(() => 1));
  });

  it('also stops while clients keep sending requests', async () => {
    const agent = new Agent({ keepAlive: false });
    const crowdEnds = new AbortController();
    const crowd = (async () => {
      while (!crowdEnds.signal.aborted)
        await new Promise<void>((resolve) => {
          const asked = request({ port: server.port, host: '127.0.0.1', agent }, (reply) => {
            reply.resume().once('close', () => resolve());
          });
          asked.once('error', () => setTimeout(resolve, 5)).end();
        });
    })();
    await server.drain.run(LIMIT_MS);
    crowdEnds.abort();
    await crowd;
    expect([server.drain.isDraining(), server.app.server.listening]).toEqual([true, false]);
  });
});
