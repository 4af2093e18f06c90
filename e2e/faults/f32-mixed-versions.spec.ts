import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus } from '../screens/transaction-status.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { orderByForm } from '../support/open-form.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import type { Edit, Variant } from '../../tools/site/remote-variant.ts';
import { expectCurrencies, openCurrencies } from '../support/two-versions.ts';

type BuildRecord = {
  readonly contract: { readonly built: string; readonly range: string };
  readonly events: {
    readonly produced: Readonly<Record<string, string>>;
    readonly consumed: Readonly<Record<string, string>>;
  };
};

/** The build record of a team with other contracts. */
const recorded =
  (change: (build: BuildRecord) => object): Edit =>
  (path, text) => {
    if (path !== 'build.json') return text;
    const build = JSON.parse(text) as BuildRecord;
    return JSON.stringify({ ...build, ...change(build) }, null, 2);
  };

const contract = (built: string, range: string) => recorded(() => ({ contract: { built, range } }));

const variantOf = (remote: string, suffix: string, edit: Edit): Promise<Variant> =>
  makeVariant(remote, suffix, edit);

test('F32 remotes built with the previous and the next contract run together through an exchange', async ({
  page,
  site,
  sandbox,
}) => {
  const before = await variantOf('mfe-exchange', 'contract-before', contract('0.0.9', '>=0.0.9 <0.2.0'));
  const after = await variantOf('mfe-listing', 'contract-after', contract('0.1.1', '>=0.1.0 <0.3.0'));
  for (const { folder, remote, version } of [before, after]) {
    const published = await runLedgerCommand(site, ['publish', folder]);
    expect(published.code, published.errors).toBe(0);
    const tried = await runLedgerCommand(site, ['promote', `${remote}@${version}`, '--dry-run']);
    expect(tried.code, tried.errors).toBe(0);
    await site.release({ folder, remote, version });
  }

  await page.goto('/currencies');
  await expectCurrencies(page);
  await orderByForm(page, sandbox);
  await expect(transactionStatus(page).depositAddress).toBeVisible();
  await openCurrencies(page);
  await expectCurrencies(page);
  await page.goBack();
  await expect(transactionStatus(page).depositAddress).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.some((path) => path.startsWith(`/remotes/mfe-exchange/${before.version}/`))).toBe(true);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(exchangeForm(page).offers.first()).toBeVisible();
});

/** `isLong`: second tier; `release-ledger/src/gate` has each rule without a site. */
const REFUSED = [
  {
    what: 'a contract that is too old for the shell',
    suffix: 'too-old',
    edit: contract('0.0.1', '^0.0.1'),
    words: /\[contract\].*the remote accepts \^0\.0\.1.*would pass: .*range includes/s,
    isLong: false,
  },
  {
    what: 'a contract that the shell does not have yet',
    suffix: 'too-new',
    edit: contract('1.0.0', '^1.0.0'),
    words: /\[contract\].*the remote accepts \^1\.0\.0.*would pass: .*shell with a contract in \^1\.0\.0/s,
    isLong: true,
  },
  {
    what: 'a library that the shell shares in another version',
    suffix: 'other-react',
    edit: recorded(() => ({ needs: { react: '^18.0.0' } })),
    words: /\[needs\].*shares react .*the remote needs \^18\.0\.0.*would pass/s,
    isLong: true,
  },
  {
    what: 'an event without a sender',
    suffix: 'lonely',
    edit: recorded(({ events }) => ({
      events: { ...events, consumed: { 'listing/never-sent@3': '0123456789abcdef' } },
    })),
    words: /\[events\].*listing\/never-sent@3.*nothing in the composition publishes.*would pass/s,
    isLong: true,
  },
] as const;

for (const { what, suffix, edit, words, isLong } of REFUSED) {
  test(
    `F32 a build with ${what}: the gate refuses it with a reason, and the site is unchanged`,
    { tag: isLong ? '@long' : [] },
    async ({ page, site }) => {
      const { folder, remote, version } = await variantOf('mfe-listing', suffix, edit);
      const published = await runLedgerCommand(site, ['publish', folder]);
      const refused =
        published.code === 0 ? await runLedgerCommand(site, ['promote', `${remote}@${version}`]) : published;
      expect(refused.code).toBe(3);
      expect(refused.errors).toMatch(words);
      expect(refused.errors).toContain(`${remote}@${version}`);
      await page.goto('/currencies');
      await expectCurrencies(page);
      expect(await page.content()).not.toContain(version);
    },
  );
}
