import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A reply large enough to be compressed. */
export const LARGE_REPLY = JSON.stringify(
  Array.from({ length: 2000 }, (_, index) => ({ ticker: `coin${String(index)}` })),
);

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array));
  return Buffer.concat(pieces).toString();
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json',
    'set-cookie': 'evil=1',
    server: 'nginx',
    'x-inside': '10.0.0.1',
  });
  response.end(JSON.stringify(body));
};

const answers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/base/large': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(LARGE_REPLY);
  },
  '/base/slow-down': (_request, response) => {
    response.writeHead(429, {
      'content-type': 'application/json',
      'retry-after': '7',
      date: 'Wed, 01 Jan 2031 00:00:00 GMT',
    });
    response.end('{"error":"too_many_requests"}');
  },
  '/base/broken-large': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(LARGE_REPLY);
    setTimeout(() => response.destroy(), 50);
  },
  '/base/broken-short': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"a":');
    setTimeout(() => response.destroy(), 50);
  },
  '/base/stall': () => undefined,
  '/base/reset': (_request, response) => void response.destroy(),
};

/** Local service that replies with the received request, or misbehaves depending on its path. */
export type FakeUpstream = { readonly url: string; readonly close: () => void };

export const anUpstream = async (): Promise<FakeUpstream> => {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer !== undefined) answer(request, response);
    else
      void readBody(request).then((body) =>
        sendJson(response, 201, { method: request.method, url: request.url, headers: request.headers, body }),
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}/base`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
