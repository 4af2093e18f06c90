import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

/** Fragment whose query selects the fault (fault matrix S01). */
const FAULTY = `
const answer = (html) => ({ status: 200, html, state: {}, head: { title: 't' }, isCacheable: false });
const deeds = {
  good: async () => answer('<h1>good</h1>'),
  throws: async () => { throw new Error('fragment is broken'); },
  throwsAtOnce: () => { throw new Error('fragment is broken'); },
  throwsLater: async () => { setTimeout(() => { throw new Error('late'); }, 1); await new Promise(() => {}); },
  hangs: () => new Promise(() => {}),
  busy: async () => { for (;;); },
  exits: async () => process.exit(1),
  garbage: async () => ({ hello: 'world' }),
  nothing: async () => undefined,
  wrongStatus: async () => ({ ...answer(''), status: 999 }),
  cyclic: async () => { const state = {}; state.self = state; return { ...answer(''), state }; },
  functions: async () => ({ ...answer('<h1>plain</h1>'), head: { title: 't', jsonLd: [{ run: () => 1 }] } }),
  huge: async () => answer('x'.repeat(50_000_000)),
  hugeState: async () => ({ ...answer(''), state: 'x'.repeat(3_000_000) }),
  calls: async ({ http }) => answer('<h1>' + JSON.stringify(await http({ service: 'content', method: 'GET', path: '/x', query: { a: '1' } })()) + '</h1>'),
  stalls: async ({ http }) => answer(JSON.stringify(await http({ service: 'content', method: 'GET', path: '/stall' })())),
};
exports.render = (request) => deeds[new URLSearchParams(request.search).get('do') ?? 'good'](request);`;

const upstream: Server = createServer((request, response) => {
  if (request.url === '/stall') return;
  const seen = {
    url: request.url,
    key: request.headers['x-api-key'],
    language: request.headers['accept-language'],
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(seen));
});

let current: TestSite | null = null;
let upstreamUrl = '';
const get = (url: string, headers: Record<string, string> = {}) => {
  if (current === null) throw new Error('no site');
  return current.server.app.inject({ url, headers });
};

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  upstreamUrl = `http://127.0.0.1:${String((upstream.address() as AddressInfo).port)}`;
  const corrupt = aRelease('mfe-swap', '1.0.0');
  corrupt.bytes.set('server.cjs', Buffer.from('exports.render = async () => "altered";'));
  const missing = aRelease('mfe-listing', '1.0.0');
  missing.bytes.delete('server.cjs');
  current = await aSite(
    [
      aRelease('mfe-exchange', '1.0.0', FAULTY),
      corrupt,
      missing,
      aRelease('mfe-pro', '1.0.0', 'this is no javascript'),
    ],
    { upstream: upstreamUrl },
  );
  await get('/exchange');
});
afterAll(async () => {
  await current?.close();
  upstream.closeAllConnections();
  upstream.close();
});

const EMPTY_SLOT = '<header>Coinlane</header><main></main>';

const expectEmptySlot = ({
  statusCode,
  body,
}: {
  readonly statusCode: number;
  readonly body: string;
}): void => {
  expect([statusCode, body.includes(EMPTY_SLOT), body.includes('"fragment":null')]).toEqual([
    200,
    true,
    true,
  ]);
};

describe('a failing fragment affects only its slot (fault matrix S01, S02)', () => {
  it.each([
    { what: 'throws', url: '/exchange?do=throws' },
    { what: 'throws synchronously', url: '/exchange?do=throwsAtOnce' },
    { what: 'throws outside its promise', url: '/exchange?do=throwsLater' },
    { what: 'calls process.exit', url: '/exchange?do=exits' },
    { what: 'returns invalid data', url: '/exchange?do=garbage' },
    { what: 'returns nothing', url: '/exchange?do=nothing' },
    { what: 'returns an invalid status', url: '/exchange?do=wrongStatus' },
    { what: 'has a state that is not JSON', url: '/exchange?do=cyclic' },
    { what: 'has 50 MB of markup', url: '/exchange?do=huge' },
    { what: 'has 3 MB of state', url: '/exchange?do=hugeState' },
    { what: 'is missing in the store', url: '/currencies' },
    { what: 'was altered in the store', url: '/swap' },
    { what: 'does not compile', url: '/pro' },
  ])('one that $what', async ({ url }) => {
    expectEmptySlot(await get(url));
  });

  it('one that hangs on a promise, or waits for a service that stalls', async () => {
    const impatient = await aSite([aRelease('mfe-exchange', '1.0.0', FAULTY)], {
      upstream: upstreamUrl,
      // the chrome has one and a half times as long, on a busy machine too
      fragmentLimitMs: 2_000,
    });
    const replies = await Promise.all(
      ['hangs', 'stalls'].map((deed) => impatient.server.app.inject(`/exchange?do=${deed}`)),
    );
    await impatient.close();
    replies.forEach(expectEmptySlot);
  });

  it('a busy loop: its own page is late and empty, other pages do not wait for it', async () => {
    // starts the threads that replace the ones killed above
    await Promise.all(Array.from({ length: 20 }, () => get('/exchange?do=good')));
    const answered: string[] = [];
    const ask = async (deed: string) => {
      const reply = await get(`/exchange?do=${deed}`);
      answered.push(deed);
      return reply;
    };
    const busy = ask('busy');
    const others = await Promise.all(Array.from({ length: 20 }, () => ask('good')));
    expect(others.every(({ body }) => body.includes('<h1>good</h1>'))).toBe(true);
    const { statusCode, body } = await busy;
    expect([statusCode, body.includes(EMPTY_SLOT)]).toEqual([200, true]);
    // on a busy machine the last of the others can be later
    expect(answered[0]).toBe('good');
  });

  it('one that killed three threads is disabled for three seconds, then renders again', async () => {
    let again = await get('/exchange?do=good');
    // a busy machine may take longer than the three seconds for one of these requests: then it is killed again
    while (!again.body.includes(EMPTY_SLOT)) {
      for (let kills = 0; kills < 3; kills += 1) await get('/exchange?do=throwsLater');
      again = await get('/exchange?do=good');
    }
    while (again.body.includes(EMPTY_SLOT)) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      again = await get('/exchange?do=good');
    }
    expect(again.body).toContain('<h1>good</h1>');
  });

  it('values that are not data are dropped, the rest is kept', async () => {
    const { body } = await get('/exchange?do=functions');
    expect(body).toContain('<h1>plain</h1>');
    expect(body).toContain('<script type="application/ld+json">{}</script>');
  });

  it('a search engine gets a retry delay', async () => {
    const { statusCode, headers } = await get('/exchange?do=throws', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  });
});

describe('the calls of a fragment', () => {
  it('go directly to the service, with its key and the language of the page', async () => {
    const { body } = await get('/de/exchange?do=calls');
    const [, told = ''] = /<h1>(.*?)<\/h1>/.exec(body) ?? [];
    expect(JSON.parse(told)).toEqual({
      _tag: 'Right',
      right: { url: '/x?a=1', key: 'secret-key', language: 'de' },
    });
  });
});
