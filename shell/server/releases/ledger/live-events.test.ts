import { revokeToken } from '@coinlane/release-ledger';

import { aLedgerSite, valueOf } from './ledger-site.fixture.ts';
import type { LedgerSite } from './ledger-site.fixture.ts';

let site: LedgerSite;
let url: string;
beforeEach(async () => {
  site = await aLedgerSite();
  ({ url } = await site.server.start());
});
afterEach(() => site.close());

type Told = { readonly event: string; readonly data: Record<string, unknown> };

/** Reads events of a stream until one matches. Null if the stream ends first. */
const watchEvents = (response: Response) => {
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const nextOf = async (fits: (told: Told) => boolean): Promise<Told | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        const { done, value } = await reader.read();
        if (done) return null;
        text += decoder.decode(value, { stream: true });
        continue;
      }
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event === undefined || data === undefined) continue;
      const told: Told = { event, data: JSON.parse(data) as Record<string, unknown> };
      if (fits(told)) return told;
    }
  };
  return { nextOf, stop: () => reader.cancel() };
};

const open = (token: string) =>
  fetch(`${url}/ledger/live`, { headers: { authorization: `Bearer ${token}` } });

const promote = (version: string) =>
  fetch(`${url}/ledger/promote`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.swap}` },
    body: JSON.stringify({ remote: 'mfe-swap', version }),
  });

const isComposition = ({ event }: Told): boolean => event === 'composition';

describe('GET /ledger/live', () => {
  it('sends the composition at first, and again for each new revision', async () => {
    const response = await open(site.ops);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const events = watchEvents(response);
    expect((await events.nextOf(isComposition))?.data).toMatchObject({ ok: true, revision: { rev: 3 } });

    expect((await promote('1.2.0')).status).toBe(200);
    site.store.composition = { ...site.store.composition, revision: 4 };
    await site.server.notify();
    const told = await events.nextOf(
      (each) => isComposition(each) && JSON.stringify(each.data['revision']).includes('"rev":4'),
    );
    expect(told?.data).toMatchObject({ remotes: [{ remote: 'mfe-swap', stable: '1.2.0' }] });
    await events.stop();
  });

  it('is for operators only', async () => {
    expect((await open(site.swap)).status).toBe(403);
  });

  it('ends instead of sending a change after the token was revoked', async () => {
    const events = watchEvents(await open(site.ops));
    await events.nextOf(isComposition);
    const end = { by: 'eva', reason: 'stolen' };
    valueOf(await revokeToken(site.config.ledger.store, site.ops.slice(3, 15), end));
    expect((await promote('1.2.0')).status).toBe(200);
    site.store.composition = { ...site.store.composition, revision: 4 };
    await site.server.notify();
    expect(await events.nextOf(isComposition)).toBeNull();
  });

  it('ends when the server drains', async () => {
    const events = watchEvents(await open(site.ops));
    await events.nextOf(isComposition);
    const stopping = site.server.stop();
    expect(await events.nextOf(() => false)).toBeNull();
    await stopping;
  });
});
