import { Readable } from 'node:stream';

import { revokeToken } from '@coinlane/release-ledger';

import { aBuild, aLedgerSite, tarOf, valueOf } from './ledger-site.fixture.ts';
import type { LedgerSite } from './ledger-site.fixture.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await aLedgerSite();
});
afterEach(() => site.close());

const revision = async (): Promise<unknown> => {
  const authorization = `Bearer ${site.ops}`;
  const reply = await site.server.app.inject({ url: '/ledger/status', headers: { authorization } });
  return reply.json<{ revision: { rev: number } }>().revision.rev;
};

/** Body that begins to be read, and ends after the token was revoked. */
const heldBack = (content: string | Buffer): Readable => {
  const token = site.swap.slice(3, 15);
  const end = { by: 'eva', reason: 'stolen' };
  return Readable.from(
    (async function* () {
      yield Buffer.from(content).subarray(0, 1);
      valueOf(await revokeToken(site.config.ledger.store, token, end));
      yield Buffer.from(content).subarray(1);
    })(),
  );
};

describe('a call whose body arrives after its token was revoked', () => {
  it.each([
    { url: '/ledger/promote', body: () => JSON.stringify({ remote: 'mfe-swap', version: '1.2.0' }) },
    { url: '/ledger/rollback', body: () => JSON.stringify({ remote: 'mfe-swap' }) },
    { url: '/ledger/releases/mfe-swap', body: () => tarOf(aBuild('mfe-swap', '1.3.0')) },
  ])('changes nothing: $url', async ({ url, body }) => {
    const payload = heldBack(await body());
    const headers = { authorization: `Bearer ${site.swap}`, 'content-type': 'application/octet-stream' };
    const reply = await site.server.app.inject({ method: 'POST', url, headers, payload });
    expect(reply.statusCode).toBe(401);
    expect(await revision()).toBe(3);
  });
});
