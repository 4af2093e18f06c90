import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Stub = {
  /** The requests as they arrived. */
  readonly requests: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  readonly stop: () => Promise<void>;
};

/** A server with replies from the test, in place of a shell server. */
export const startStub = async (
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Stub> => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume();
    request.once('end', () => answer(request, response));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    requests,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

/** A page as in docs/adr/0014: the same for all visitors and marked if nginx sends a mark, else private. */
export const answerWithPage = (
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
  text: string,
): void => {
  const mark = headers['x-nonce-mark'];
  const isShared = typeof mark === 'string' && !url.startsWith('/private');
  const nonce = isShared ? mark : 'an-own-nonce';
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'`,
    'cache-control': isShared ? 'public, max-age=0, s-maxage=1, must-revalidate' : 'private, no-cache',
    vary: 'accept-encoding',
    ...(isShared ? {} : { 'set-cookie': 'csrf_token=somebody; Path=/' }),
  });
  response.end(`<script nonce="${nonce}" src="/a.js"></script><style nonce="${nonce}"></style>${text}`);
};
