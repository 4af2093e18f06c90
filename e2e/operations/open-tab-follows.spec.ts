import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/accessibility.ts';
import { openFilledForm } from '../support/open-form.ts';
import { expect, test } from '../support/own-site-test.ts';
import { comeBackToTab, followsWhatIsLive, reloadOffer } from '../support/reload-offer.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { openCurrencies } from '../support/two-versions.ts';
import { RECIPIENTS } from '../support/wallets.ts';

/** An open tab automatically offers a reload within 30 s of a rollback. */
const OFFER_MS = 30_000;

const BUILT = 'Every currency you can exchange here';
const REWORDED = 'Each single currency you can exchange here';

/** Comes back to the tab, and waits until it knows what is live: navigation alone waits only 0.6 s for it. */
const comeBackAndHear = async (page: Page): Promise<void> => {
  const heard = page.waitForResponse((reply) => reply.url().endsWith('/composition') && reply.ok());
  await comeBackToTab(page);
  await heard;
};

const reworded = () =>
  makeVariant('mfe-listing', 'moved', (path, text) =>
    path.startsWith('locales/en') ? text.replace(BUILT, REWORDED) : text,
  );

test('a tab opened before a release shows the new version on navigation, with its texts and without a reload', async ({
  page,
  site,
}) => {
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await followsWhatIsLive(page);
  const variant = await reworded();
  await site.release(variant);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await comeBackAndHear(page);

  const loaded = page.waitForRequest(new RegExp(`/mfe-listing/${variant.version}/`));
  await openCurrencies(page);
  await expect(page.getByText(REWORDED)).toBeVisible();
  await loaded;
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  expect(await page.evaluate(() => Reflect.has(globalThis, 'isSamePage'))).toBe(true);
});

test('a tab that runs a withdrawn version offers a reload within 30 s', async ({
  page,
  site,
  secondVersion,
}) => {
  const offer = reloadOffer(page);
  await page.clock.install();
  await page.goto('/currencies?q=btc');
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  await followsWhatIsLive(page);
  await site.rollBack('mfe-listing');

  // a jump of the clock ends a request that is under way, which counts as a failure
  await expect(async () => {
    await page.clock.fastForward(OFFER_MS);
    await expect(offer.words).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(page, 'a reload is offered');
  await offer.reload.click();
  await expect(offer.words).toBeHidden();
  await expect(page).toHaveURL(/\/currencies\?q=btc$/);
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  expect(await page.content()).not.toContain(`/mfe-listing/${secondVersion.version}/`);
});

test('without anything typed the next page is loaded from the server, at the same URL', async ({
  page,
  site,
  secondVersion,
}) => {
  const offer = reloadOffer(page);
  await page.goto('/currencies');
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  await followsWhatIsLive(page);
  await site.rollBack('mfe-listing');
  await comeBackToTab(page);
  await expect(offer.words).toBeVisible({ timeout: OFFER_MS });
  await offer.later.click();
  await expect(offer.words).toBeHidden();

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Exchange', exact: true })
    .click();
  await expect(page).toHaveURL(/\/exchange$/);
  await expect.poll(() => page.evaluate(() => Reflect.has(globalThis, 'isSamePage'))).toBe(false);
  expect(await page.content()).not.toContain(`/mfe-listing/${secondVersion.version}/`);
});

test('a half-filled form postpones the offer, and nothing typed is lost', async ({ page, site }) => {
  const offer = reloadOffer(page);
  const second = await makeVariant('mfe-exchange', 'withdrawn');
  await site.release(second);
  const form = await openFilledForm(page);
  await form.optional.click();
  await form.email.fill('someone@mail.example');
  await followsWhatIsLive(page);
  await site.rollBack('mfe-exchange');

  await test.step('Then the page notices it silently', async () => {
    await comeBackAndHear(page);
    await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
    await expect(form.email).toHaveValue('someone@mail.example');
    await expect(offer.words).toBeHidden();
  });

  await test.step('Until the fields are empty again', async () => {
    await form.email.fill('');
    await form.recipient.fill('');
    await expect(offer.words).toBeVisible({ timeout: OFFER_MS });
    await expect(form.youSend).toHaveValue('0.1');
  });

  await test.step('And text typed afterwards delays it again, and survives a navigation', async () => {
    await form.recipient.fill(RECIPIENTS.eth);
    await expect(offer.words).toBeHidden();
    await openCurrencies(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currencies');
    await page.goBack();
    await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
    await expect(form.youSend).toHaveValue('0.1');
  });
});
