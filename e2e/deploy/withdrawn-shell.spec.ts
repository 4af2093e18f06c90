import { openStore, promoteBuilds, publishBuild } from '../../tools/deploy/cluster/fill-store.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { openFilledForm } from '../support/open-form.ts';
import { comeBackToTab, reloadOffer } from '../support/reload-offer.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { expect, test } from './support/cluster-test.ts';
import { revisionIn, untilServed } from './support/served-revision.ts';

/** An open tab automatically offers a reload within 30 s of a rollback. */
const OFFER_MS = 30_000;

test(
  'a tab whose shell was withdrawn offers a reload, but not while a form is filled in',
  {
    // first tier: create-page-composition.test.ts and released-shell.test.ts check the two sides of it
    tag: '@long',
  },
  async ({ cluster, page }) => {
    test.setTimeout(300_000);
    const store = openStore(cluster.store);
    const offer = reloadOffer(page);
    const built = await publishBuild(store, fromRoot('shell', 'dist'));
    const withdrawn = await publishBuild(store, (await makeVariant('shell', 'withdrawn')).folder);
    const first = await promoteBuilds(store, [built]);
    const runLedger = async (...args: readonly string[]): Promise<void> => {
      const { out, errors } = await cluster.ledger('rollback', ...args, '--by', 'e2e', '--json');
      expect(errors).toBe('');
      await untilServed(cluster, revisionIn(out));
    };

    // the services of a deployment are not public, and these serve the icons
    await page.route('**/sandbox/content/icons/*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );

    const form = await test.step('Given a filled form in a page of a new shell', async () => {
      await untilServed(cluster, await promoteBuilds(store, [withdrawn]));
      const filled = await openFilledForm(page);
      expect(await page.content()).toContain(`/shell/${withdrawn.version}/`);
      // its live region exists as soon as the page follows the live versions
      await expect(offer.place).toBeAttached();
      return filled;
    });

    await test.step('When operations roll the shell back, the page notices it silently', async () => {
      await runLedger('shell');
      const noticed = page.waitForResponse((reply) => reply.url().endsWith('/composition') && reply.ok());
      await comeBackToTab(page);
      await noticed;
      await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
      await expect(offer.words).toBeHidden();
    });

    await test.step('Then it offers a reload once the form is empty, and has the previous shell', async () => {
      await form.recipient.fill('');
      await expect(offer.words).toBeVisible({ timeout: OFFER_MS });
      await offer.reload.click();
      await expect(offer.words).toBeHidden();
      await expect(page.locator('main [data-state="ready"]')).toBeAttached();
      const html = await page.content();
      expect(html).toContain(`/shell/${built.version}/`);
      expect(html).not.toContain(`/shell/${withdrawn.version}/`);
    });

    await test.step('And the revision before the first release restores the shell of the servers', async () => {
      await runLedger('--rev', String(first - 1));
    });
  },
);
