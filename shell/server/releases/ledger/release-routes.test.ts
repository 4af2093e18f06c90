import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { aBuild, aLedgerSite, tarOf } from './ledger-site.fixture.ts';
import type { LedgerSite } from './ledger-site.fixture.ts';

let site: LedgerSite;
let url: string;
beforeEach(async () => {
  site = await aLedgerSite();
  ({ url } = await site.server.start());
});
afterEach(() => site.close());

const send = async (path: string, token: string, body: Buffer) => {
  const reply = await fetch(`${url}/ledger/releases/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new Uint8Array(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

const archive = async (name = 'mfe-swap', version = '1.3.0', extra: Record<string, string> = {}) =>
  gzipSync(await tarOf({ ...aBuild(name, version), ...extra }));

const leftBehind = () => readdirSync(join(site.config.dataDir, 'cache', 'uploads'));

describe('POST /ledger/releases/<remote>', () => {
  it('publishes a build folder from a tar.gz, and changes nothing when it is repeated', async () => {
    const first = await send('mfe-swap?reason=a%20test', site.swap, await archive());
    expect(first).toMatchObject({
      status: 201,
      body: {
        outcome: 'published',
        release: {
          name: 'mfe-swap',
          version: '1.3.0',
          by: expect.stringMatching(/^CI of mfe-swap/) as unknown,
        },
      },
    });
    expect(await send('mfe-swap', site.swap, await archive())).toMatchObject({
      status: 200,
      body: { outcome: 'unchanged' },
    });
    const { store } = site.config.ledger;
    expect(await store.list('remotes/mfe-swap/1.3.0/')).toHaveLength(4);
  });

  it('writes nothing in a dry run', async () => {
    const dry = await send('mfe-swap?dryRun=true', site.swap, await archive());
    expect(dry).toMatchObject({ status: 200, body: { outcome: 'planned' } });
    expect(await site.config.ledger.store.list('remotes/mfe-swap/1.3.0/')).toEqual([]);
  });

  it.each([
    {
      rule: 'other bytes under a published version (fault matrix S09)',
      path: 'mfe-swap',
      body: () => archive('mfe-swap', '1.2.0', { 'browser/entry.js': 'other' }),
      status: 422,
      says: 'mfe-swap@1.2.0 is already published with other bytes: browser/entry.js',
    },
    {
      rule: 'a build of another remote',
      path: 'mfe-swap',
      body: () => archive('mfe-pro'),
      status: 422,
      says: 'The build in the archive cannot be published: build.json is of mfe-pro, expected mfe-swap',
    },
    {
      rule: 'a folder that is not a build',
      path: 'mfe-swap',
      body: () => tarOf({ 'index.html': 'x' }),
      status: 404,
      says: 'There is no build "build.json" in the archive. Known: index.html.',
    },
    {
      rule: 'not an archive',
      path: 'mfe-swap',
      body: () => Promise.resolve(Buffer.from('hello '.repeat(300))),
      status: 400,
      says: 'The archive is refused: it is not a valid tar or tar.gz',
    },
    {
      rule: 'an unknown parameter',
      path: 'mfe-swap?dry=true',
      body: () => archive(),
      status: 400,
      says: 'Unknown parameter ?dry',
    },
    {
      rule: 'the token of another remote',
      path: 'mfe-pro',
      body: () => archive('mfe-pro'),
      status: 403,
      says: 'Your rights: mfe-swap. Needed: mfe-pro.',
    },
    {
      rule: 'force by a remote’s token',
      path: 'mfe-swap?force=true&reason=now',
      body: () => archive(),
      status: 403,
      says: 'Needed: ops (to skip the gate).',
    },
  ])('refuses $rule', async ({ path, body, status, says }) => {
    const refused = await send(path, site.swap, await body());
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(says.replaceAll('"', '\\"'));
  });

  it('refuses an archive above its limit with a message, and leaves no files', async () => {
    const refused = await send('mfe-swap', site.swap, Buffer.alloc(33 * 1_048_576, 1));
    expect([400, 413]).toContain(refused.status);
    expect(refused.body).toMatchObject({ ok: false });
    expect(leftBehind()).toEqual([]);
  });

  it('reads no body without a token', async () => {
    const refused = await send('mfe-swap', 'cl_0', await archive());
    expect(refused).toMatchObject({ status: 401, body: { error: { _tag: 'TokenWrong' } } });
  });
});
