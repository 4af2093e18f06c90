import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

import { askService } from './ask-service.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`;
};

describe('a redirect of a service', () => {
  it.each([301, 302, 303, 307, 308])('%s is not followed with the API key', async (status) => {
    const received: unknown[] = [];
    const other = await serve(({ headers }, response) => {
      received.push(headers['x-api-key']);
      response.setHeader('content-type', 'application/json').end('{"secret":1}');
    });
    const service = await serve((_request, response) => {
      response.writeHead(status, { location: `${other}/latest/meta-data` }).end();
    });
    const reply = await askService(
      { service: 'public-v1', method: 'GET', path: '/currencies' },
      { headers: {}, upstreams: { 'public-v1': { baseUrl: service, key: 'a-key' } } },
      { dropped: new AbortController().signal, knownTag: null },
    );
    expect([reply.kind, received]).toEqual(['error', []]);
  });
});

describe('a call that lists the orders of all visitors', () => {
  it.each([
    { service: 'public-v2', path: '/exchanges' },
    { service: 'public-v2', path: '/exchanges?limit=100' },
    { service: 'public-v2', path: '/EXCHANGES/' },
    { service: 'public-v2', path: '/%65xchanges' },
    { service: 'public-v2', path: '/exchanges%2Flast' },
    { service: 'public-v2', path: '/x/../exchanges' },
    { service: 'public-v2', path: '/\\exchanges' },
    { service: 'public-v2', path: '/exchanges%' },
    { service: 'public-v1', path: '/transactions/api-key' },
    { service: 'public-v1.1', path: '/transactions#x' },
  ] as const)('is not sent for a fragment: $service $path', async ({ service, path }) => {
    const received: unknown[] = [];
    const baseUrl = await serve(({ url }, response) => {
      received.push(url);
      response.setHeader('content-type', 'application/json').end('[]');
    });
    const reply = await askService(
      { service, method: 'GET', path },
      { headers: {}, upstreams: { [service]: { baseUrl: `${baseUrl}/base/`, key: 'a-key' } } },
      { dropped: new AbortController().signal, knownTag: null },
    );
    expect([reply.kind, received]).toEqual(['error', []]);
  });
});
