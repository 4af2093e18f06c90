/** @jest-environment browser */
import { createLedgerPort } from './ledger-port';
import type { LedgerRequest } from './ledger-port';

type Sent = { readonly address: unknown; readonly init: RequestInit };

const aPort = (answer: () => Response | Promise<Response>) => {
  const sent: Sent[] = [];
  const port = createLedgerPort({
    origin: 'https://coinlane.example',
    csrfToken: () => 'csrf-1',
    fetch: async (address, init) => {
      sent.push({ address, init: init ?? {} });
      return answer();
    },
  });
  return { port, sent };
};

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = { ok: false, exitCode: 3, error: { _tag: 'GateRefused', words: '[needs] react' } };
const look: LedgerRequest = { method: 'GET', path: '/status' };
const change: LedgerRequest = { method: 'POST', path: '/rollback', body: { remote: 'mfe-swap' } };

describe('createLedgerPort', () => {
  it('returns the reply unchanged', async () => {
    const { port, sent } = aPort(() => json(200, { ok: true }));
    expect(await port(look)()).toEqual({ _tag: 'Right', right: { ok: true } });
    expect(sent[0]?.address).toBe('https://coinlane.example/ledger/status');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin', cache: 'no-store' });
  });

  it('sends the CSRF token only with a change', async () => {
    const { port, sent } = aPort(() => json(200, {}));
    await port(look)();
    await port(change)();
    const headersOf = (index: number) => new Headers(sent[index]?.init.headers);
    expect(headersOf(0).get('x-csrf-token')).toBeNull();
    expect(headersOf(1).get('x-csrf-token')).toBe('csrf-1');
    expect(sent[1]?.init.body).toBe('{"remote":"mfe-swap"}');
  });

  it.each([
    {
      rule: 'no session',
      answer: json(401, refusal),
      failure: { _tag: 'NotSignedIn', words: '[needs] react' },
    },
    { rule: 'a refusal', answer: json(422, refusal), failure: { _tag: 'Refused', words: '[needs] react' } },
    {
      rule: 'not allowed for this token',
      answer: json(403, refusal),
      failure: { _tag: 'Refused', words: '[needs] react' },
    },
    {
      rule: 'the store failed',
      answer: json(503, refusal),
      failure: { _tag: 'Failed', words: '[needs] react' },
    },
    {
      rule: 'too many wrong tokens, with a retry delay',
      answer: json(429, refusal, { 'retry-after': '30' }),
      failure: { _tag: 'TooMany', words: '[needs] react', waitMs: 30_000 },
    },
    {
      rule: 'too many wrong tokens, without a retry delay',
      answer: json(429, refusal),
      failure: { _tag: 'TooMany', words: '[needs] react', waitMs: 60_000 },
    },
    {
      rule: 'a status without a message',
      answer: new Response('<html>', { status: 500 }),
      failure: { _tag: 'Failed', words: 'The site replied with status 500 and no message.' },
    },
    {
      rule: 'a proxy without a reply: the change may have been carried out',
      answer: new Response('<html>', { status: 504 }),
      failure: { _tag: 'Lost', words: 'The reply is not readable (status 504).' },
    },
    {
      rule: 'a truncated reply: the change may have been carried out',
      answer: new Response('{"outcome":"app', { status: 200 }),
      failure: { _tag: 'Lost', words: 'The reply is not readable (status 200).' },
    },
  ])('reports $rule', async ({ answer, failure }) => {
    const { port } = aPort(() => answer);
    expect(await port(change)()).toEqual({ _tag: 'Left', left: failure });
  });

  it.each([
    {
      rule: 'server unreachable',
      thrown: new TypeError('Failed to fetch'),
      words: 'The site cannot be reached.',
    },
    {
      rule: 'time-out',
      thrown: new DOMException('late', 'TimeoutError'),
      words: 'The ledger did not reply within 10 s.',
    },
  ])('reports $rule as lost', async ({ thrown, words }) => {
    const { port } = aPort(() => Promise.reject(thrown));
    expect(await port(change)()).toEqual({ _tag: 'Left', left: { _tag: 'Lost', words } });
  });
});
