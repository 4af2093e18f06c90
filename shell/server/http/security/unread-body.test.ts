import { connect } from 'node:net';

import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { cutOffUnreadBodies } from './unread-body.ts';

describe('a body that is refused unread (fault matrix S15)', () => {
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    app = fastify();
    cutOffUnreadBodies(app);
    app.post('/', { onRequest: async (_request, reply) => reply.code(401).send('no') }, () => 'yes');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  /** Sends headers and a first chunk. Returns the head of the response. */
  const headOfAnswer = (header: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${header}\r\n\r\n1\r\na\r\n`,
        ),
      );
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(answer.toString());
      });
      socket.once('error', reject);
    });

  it.each([
    { header: 'content-length: 100000000', connection: 'close' },
    { header: 'content-length: 1048577', connection: 'close' },
    { header: 'transfer-encoding: chunked', connection: 'close' },
    { header: 'content-length: 1048576', connection: 'keep-alive' },
    { header: 'content-length: 60', connection: 'keep-alive' },
  ])('$header: connection $connection', async ({ header, connection }) => {
    const head = await headOfAnswer(header);
    expect([
      head.startsWith('HTTP/1.1 401'),
      head.toLowerCase().includes(`connection: ${connection}\r\n`),
    ]).toEqual([true, true]);
  });
});
