import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';

import { headersForBrowser, headersForSite } from './forwarded-request.ts';
import { EVENTS_PATH, withReload } from './reload-script.ts';
import { createSiteProxy } from './site-proxy.ts';
import type { SiteProxy } from './site-proxy.ts';

const ORIGINS = { local: 'http://localhost:4100', site: 'https://coinlane.example' };
const POLICY = "default-src 'none'; script-src 'nonce-AbC+/1=' 'strict-dynamic'";

describe('the headers for the site', () => {
  it.each([
    {
      rule: 'the page has the address of the site',
      sent: { origin: ORIGINS.local },
      has: { origin: ORIGINS.site },
    },
    {
      rule: 'its requests come from the site',
      sent: { referer: `${ORIGINS.local}/a` },
      has: { referer: `${ORIGINS.site}/a` },
    },
    {
      rule: 'another page keeps its origin, so that the site refuses it',
      sent: { origin: 'https://other.example' },
      has: { origin: 'https://other.example' },
    },
    {
      rule: 'the build replaces another one',
      sent: { cookie: 'a=1; mfe-preview=old; b=2' },
      has: { cookie: 'a=1; b=2; mfe-preview=new' },
    },
    { rule: 'the browser has no cookies', sent: {}, has: { cookie: 'mfe-preview=new' } },
    {
      rule: 'a document is not compressed',
      sent: { accept: 'text/html', 'accept-encoding': 'br' },
      has: { 'accept-encoding': 'identity' },
    },
    {
      rule: 'any other file is',
      sent: { accept: '*/*', 'accept-encoding': 'br' },
      has: { 'accept-encoding': 'br' },
    },
  ])('$rule', ({ sent, has }) => {
    expect(headersForSite(sent, ORIGINS, 'mfe-preview=new')).toMatchObject(has);
  });

  it('exclude the host and the connection of the browser', () => {
    const sent: IncomingHttpHeaders = { host: 'localhost:4100', connection: 'keep-alive', accept: '*/*' };
    expect(headersForSite(sent, ORIGINS, '')).toEqual({ accept: '*/*', cookie: '' });
  });
});

describe('the headers for the browser', () => {
  it('keep its policies, and lead to the proxy', () => {
    const sent = {
      location: `${ORIGINS.site}/de`,
      'strict-transport-security': 'max-age=1',
      'content-security-policy': POLICY,
    };
    expect(headersForBrowser(sent, ORIGINS)).toEqual({
      location: `${ORIGINS.local}/de`,
      'content-security-policy': POLICY,
    });
  });
});

describe('withReload', () => {
  it('adds a script that the policy of the page allows', () => {
    expect(withReload('<p>', POLICY, 'b1')).toMatch(
      /^<p><script nonce="AbC\+\/1=">.*data!=='b1'.*<\/script>$/,
    );
  });

  it('leaves a page without a nonce unchanged', () => {
    expect(withReload('<p>', "script-src 'none'", 'b1')).toBe('<p>');
  });
});

const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

describe('the proxy of a site', () => {
  let upstream: Server;
  let proxy: SiteProxy;
  let origin = '';
  const received: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];

  beforeAll(async () => {
    upstream = createServer((asked, reply) => {
      let body = '';
      asked.on('data', (chunk: Buffer) => (body += chunk.toString()));
      asked.on('end', () => {
        received.push({ url: asked.url ?? '', headers: asked.headers, body });
        const isPage = asked.url === '/page';
        const text = isPage ? '<h1>Page</h1>' : 'let a;';
        reply.writeHead(isPage ? 404 : 200, {
          'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
          'content-length': text.length,
          'content-security-policy': POLICY,
        });
        reply.end(text);
      });
    });
    proxy = createSiteProxy(`http://127.0.0.1:${String(await portOf(upstream))}`);
    origin = `http://127.0.0.1:${String(await portOf(proxy.server))}`;
  });
  beforeEach(() => {
    received.length = 0;
    proxy.show({ id: 'b1', cookie: 'mfe-preview=one' });
  });
  afterAll(() => {
    for (const server of [upstream, proxy.server]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const get = (path: string, accept: string) => fetch(`${origin}${path}`, { headers: { accept } });

  it('requests each page with the cookie of the build, and adds its script, whatever the status', async () => {
    const reply = await get('/page', 'text/html');
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-security-policy')).toBe(POLICY);
    expect(await reply.text()).toMatch(/^<h1>Page<\/h1><script nonce="AbC\+\/1=">/);
    expect(received[0]?.headers).toMatchObject({ cookie: 'mfe-preview=one', 'accept-encoding': 'identity' });
  });

  it('passes files and calls on unchanged', async () => {
    expect(await (await get('/a.js', '*/*')).text()).toBe('let a;');
    await fetch(`${origin}/data/x`, { method: 'POST', body: 'sent' });
    expect(received.map(({ url, body }) => [url, body])).toEqual([
      ['/a.js', ''],
      ['/data/x', 'sent'],
    ]);
  });

  it('sends the build to an open page at once, and each later one', async () => {
    const events = (await fetch(`${origin}${EVENTS_PATH}`)).body?.getReader();
    const read = async () => Buffer.from((await events?.read())?.value ?? []).toString();
    expect(await read()).toBe('data: b1\n\n');
    proxy.show({ id: 'b2', cookie: 'mfe-preview=two' });
    expect(await read()).toBe('data: b2\n\n');
    await events?.cancel();
    await get('/page', 'text/html');
    expect(received[0]?.headers.cookie).toBe('mfe-preview=two');
  });

  it('refuses another host name, which a page of another site could resolve to this machine', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      request(`${origin}/page`, { headers: { host: 'evil.example' } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
    expect([status, received]).toEqual([421, []]);
  });

  it('explains that the site is not reachable', async () => {
    const lonely = createSiteProxy('http://127.0.0.1:1');
    const port = await portOf(lonely.server);
    const reply = await fetch(`http://127.0.0.1:${String(port)}/`);
    expect([reply.status, await reply.text()]).toEqual([502, expect.stringContaining('is not reachable')]);
    lonely.server.closeAllConnections();
    lonely.server.close();
  });
});
