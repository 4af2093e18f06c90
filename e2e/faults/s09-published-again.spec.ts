import { expectServed, healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { expectCurrencies } from '../support/two-versions.ts';

// second tier: `release-ledger/src/publish/publish.test.ts` has both replies without a site
test(
  'S09 a version published again: nothing happens with the same bytes, other bytes are refused by name and never served',
  { tag: '@long' },
  async ({ site, page }) => {
    const variant = await makeVariant('mfe-listing', 'again');
    const name = `mfe-listing@${variant.version}`;
    await site.release(variant);
    const { revision } = await healthOf(site.origin);

    const again = await runLedgerCommand(site, ['publish', variant.folder]);
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(again.output).toContain(`${name} is already published with these bytes`);

    const other = await makeVariant('mfe-listing', 'again', (path, text) =>
      path === 'server/server.cjs' ? `${text}\nthrow new Error('other bytes');\n` : text,
    );
    expect(other.version).toBe(variant.version);
    const refused = await runLedgerCommand(site, ['publish', other.folder]);
    expect(refused.code).not.toBe(0);
    expect(refused.errors).toContain(`${name} is already published with other bytes: server/server.cjs`);
    expect(refused.errors).toContain('publish these bytes under a new version');

    // a server that starts now loads the version again, and it is the first one's
    await site.restart();
    await expectServed(site.origin);
    expect((await healthOf(site.origin)).revision).toBe(revision);
    await page.goto('/currencies');
    await expectCurrencies(page);
    const verified = await runLedgerCommand(site, ['verify']);
    expect(verified.code, verified.errors).toBe(0);
  },
);
