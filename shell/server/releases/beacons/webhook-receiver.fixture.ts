import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver of webhooks whose replies have these statuses, then 204. */
export const aReceiver = async (...statuses: number[]) => {
  const received: { readonly id: string; readonly body: string }[] = [];
  const events = new EventEmitter();
  const first = once(events, 'accepted');
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      received.push({ id: String(request.headers['webhook-id']), body });
      const status = statuses.shift() ?? 204;
      response.writeHead(status).end();
      if (status === 204) events.emit('accepted');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${String(port)}/`, received, accepted: () => first, close };
};
