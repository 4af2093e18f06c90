import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { promote } from '@coinlane/release-ledger';

import { createShellServer } from '../../create-shell-server.ts';
import type { ShellServer } from '../../create-shell-server.ts';
import { aLedgerSite, valueOf } from '../ledger/ledger-site.fixture.ts';
import type { LedgerSite } from '../ledger/ledger-site.fixture.ts';

/** A server that follows a ledger in a folder, as in production. */
describe('a server whose store is restored from a copy without its newest revision', () => {
  let site: LedgerSite;
  let server: ShellServer;
  beforeEach(async () => {
    site = await aLedgerSite();
    await cp(ledger(), join(site.folder, 'copy'), { recursive: true });
    await go('1.2.0', 'lost later');
    server = await createShellServer(site.config);
  });
  afterEach(async () => {
    await server.stop();
    await site.close();
  });

  const ledger = () => join(site.folder, 'ledger');
  const go = async (version: string, reason: string): Promise<void> => {
    const change = { by: 'ann', reason, remote: 'mfe-swap', version };
    valueOf(await promote(site.config.ledger.store, 'test', change));
  };
  const restore = async (): Promise<void> => {
    await rm(ledger(), { recursive: true });
    await cp(join(site.folder, 'copy'), ledger(), { recursive: true });
  };
  const get = async (url: string) => {
    const reply = await server.app.inject({ url, headers: { authorization: `Bearer ${site.ops}` } });
    return reply.json<Record<string, unknown>>();
  };
  const served = async () => {
    const { pins } = (await get('/composition')) as { pins: readonly { stable: { version: string } }[] };
    return pins.map(({ stable }) => stable.version);
  };

  it('is ready before the restore, and reports the hash of its revision', async () => {
    expect(await get('/readyz')).toMatchObject({
      status: 'ready',
      revision: 4,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      reasons: [],
    });
  });

  it.each([
    { rule: 'the revision is missing', after: [], version: '1.1.0', rev: 3, says: 'is missing' },
    {
      rule: 'another revision has its number',
      after: ['1.0.0'],
      version: '1.0.0',
      rev: 4,
      says: 'was replaced by',
    },
    {
      rule: 'another revision has its number, and a newer one exists',
      after: ['1.0.0', '1.1.0'],
      version: '1.1.0',
      rev: 5,
      says: 'was replaced by',
    },
  ])('serves the ledger and reports the difference if $rule', async ({ after, version, rev, says }) => {
    await restore();
    for (const each of after) await go(each, 'after the restore');
    await server.notify();
    expect(await served()).toEqual([version]);

    const words = expect.stringMatching(
      new RegExp(
        `^the ledger lost history: revision 4 \\([0-9a-f]{12}\\) was served here and ${says}.*the ledger is at revision ${String(rev)} `,
      ),
    ) as unknown;
    expect(await get('/readyz')).toMatchObject({ status: 'degraded', revision: rev, reasons: [words] });
    expect(await get('/ledger/status')).toMatchObject({ served: rev, problems: [{ words }] });
  });

  it('reports the difference after a restart, too', async () => {
    await server.stop();
    await restore();
    server = await createShellServer(site.config);
    // a busy machine may start with the cached revision before it has read the ledger
    await server.notify();
    const words = expect.stringMatching(/^the ledger lost history: revision 4 .* is missing/) as unknown;
    expect(await get('/readyz')).toMatchObject({ status: 'degraded', revision: 3, reasons: [words] });
  });

  it('detects it without a request and is ready again after the next change', async () => {
    await restore();
    await go('1.0.0', 'after the restore');
    while ((await served())[0] !== '1.0.0') await new Promise((resolve) => setTimeout(resolve, 20));
    await go('1.1.0', 'checked');
    await server.notify();
    expect(await get('/readyz')).toMatchObject({ status: 'ready', revision: 5, reasons: [] });
  });
});
