import { NETWORKS } from '../../chains/src/networks/index.ts';
import { LANGUAGES } from '../../shared-contracts/src/values/index.ts';
import { createOrder } from '../support/create-order.ts';
import {
  addPseudoTexts,
  PSEUDO,
  shellWithPseudoTexts,
  untranslatedWords,
} from '../support/pseudo-language.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';

const REMOTES = ['mfe-exchange', 'mfe-pro', 'mfe-listing', 'mfe-swap', 'mfe-content'];

/** The names of the sandbox's providers, word by word. */
const PROVIDERS = ['standard', 'provider', 'classic', 'large', 'orders'];

/** The chains of linked wallets, word by word. */
const SYSTEMS = ['ios', 'android', 'windows', 'macos', 'linux'];

/** Names that are the same in every language: of this site, of coins, chains, providers and systems. */
const namesOf = async (origin: string): Promise<ReadonlySet<string>> => {
  const texts = await Promise.all(
    ['/sandbox/content/currencies', '/sandbox/v2/exchange/currencies'].map(async (path) =>
      (await fetch(`${origin}${path}`)).text(),
    ),
  );
  const chains = NETWORKS.map(({ name }) => name);
  const words = [...texts, ...chains].join(' ').match(/\p{L}[\p{L}'-]+/gu) ?? [];
  return new Set([
    'coinlane',
    'sandbox',
    ...PROVIDERS,
    ...SYSTEMS,
    ...words.map((word) => word.toLowerCase()),
  ]);
};

// the first tier checks it without a browser: `i18n:check` finds hard-coded text, a test of `shell-build` loads a new
// file
test(
  'a tenth language is one more file in each package: it has a URL, an entry in the switch and every text',
  { tag: '@long' },
  async ({ site, sandbox, page, problems }) => {
    problems.allow(/status of 404/);
    test.slow();
    for (const remote of REMOTES) {
      const variant = await makeVariant(remote, PSEUDO);
      await addPseudoTexts(variant.folder);
      await site.release(variant);
    }
    await site.restart({ variables: { SHELL_DIST: await shellWithPseudoTexts() } });
    const names = await namesOf(site.origin);
    const { id } = await createOrder(site.origin, sandbox.namespace, {
      from: 'btc',
      to: 'eth',
      amount: '0.1',
    });

    await test.step('Then the switch leads to it, and search engines find it', async () => {
      await page.goto('/currencies');
      await page.getByRole('banner').locator('summary').filter({ hasText: 'EN' }).click();
      await page.getByRole('link', { name: 'Qq', exact: true }).click();
      await expect(page).toHaveURL(`${site.origin}/${PSEUDO}/currencies`);
      await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
      await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(LANGUAGES.length + 2);
      await expect(page.locator('[data-state="ready"]')).toBeAttached();
    });

    for (const path of [
      '/exchange?from=btc&to=eth&amount=0.1',
      `/exchange/txs/${id}`,
      '/currencies',
      '/currencies/bitcoin',
      '/currencies/bitcoin/ethereum',
      '/from-bitcoin',
      '/swap',
      '/contact',
      '/pro',
      '/404',
    ]) {
      await test.step(`Then ${path} has no hard-coded text`, async () => {
        await page.goto(`/${PSEUDO}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path !== '/404') await expect(page.locator('[data-state="ready"]')).toBeAttached();
        expect.soft(await untranslatedWords(page, names), path).toEqual([]);
      });
    }

    // the next test's site has nine languages again
    await site.restart();
  },
);
