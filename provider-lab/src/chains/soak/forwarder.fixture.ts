import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A URL that stays the same while the process behind it is killed and started again. */
export type Forwarder = { readonly url: string; readonly stop: () => Promise<void> };

const forward = (target: string, incoming: IncomingMessage, answer: ServerResponse): void => {
  const end = (): void => {
    answer.destroy();
  };
  const outgoing = request(
    `${target}${incoming.url ?? ''}`,
    { method: incoming.method, headers: incoming.headers, agent: false },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      pipeline(reply, answer).catch(end);
    },
  );
  // the connection breaks, as with a killed process
  outgoing.on('error', end);
  pipeline(incoming, outgoing).catch(end);
};

/** Starts a forwarder on a free port. */
export const startForwarder = async (target: () => string): Promise<Forwarder> => {
  const server = createServer((incoming, answer) => forward(target(), incoming, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
