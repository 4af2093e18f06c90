import { once } from 'node:events';
import { createServer } from 'node:http';

type Received = {
  readonly path: string;
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly body: string;
};

/** A receiver on a free port. Its replies are those of the list, then 204; none while it hangs. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const replies: number[] = [];
  let isHanging = false;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const [id, time, signature] = ['id', 'timestamp', 'signature'].map((name) =>
        String(request.headers[`webhook-${name}`]),
      );
      received.push({
        path: request.url ?? '',
        id: id ?? '',
        time: time ?? '',
        signature: signature ?? '',
        body,
      });
      if (!isHanging) response.writeHead(replies.shift() ?? 204, { location: '/elsewhere' }).end('ignored');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}/hook`,
    received,
    replies,
    hangs: (does: boolean): void => {
      isHanging = does;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
