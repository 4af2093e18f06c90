import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { RECIPIENT } from '../support/swap-control.ts';
import { expect, test } from './support/blocks-test.ts';
import { createSwap } from './support/create-swap.ts';

const watch = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
};

const accessibilityOf = async (page: Page): Promise<readonly string[]> =>
  (await new AxeBuilder({ page }).exclude('#own').exclude('#own-button').analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
  );

const fillContact = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('Where is it?');
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await expect(page.getByText('You can send one message')).toBeVisible();
};

const mailsTo = async (origin: string, email: string): Promise<string> =>
  (await fetch(`${origin}/sandbox/__sandbox/mails?to=${email}`)).text();

test('every block is shown on a page of another site, under its strict policy', async ({ page, foreign }) => {
  const problems = watch(page);
  await page.goto(
    foreign.pageOf(
      'contact-form,tokens-dropdown-list,bounty-dropdown-list,swap-stepper,newsletter-subscription',
    ),
  );

  await test.step('Then the two lists open, and HTML of the page does nothing', async () => {
    await page.getByText('Gradual airdrop').click();
    await expect(page.getByText('given out step by step')).toBeVisible();
    await page.getByText('Translations').click();
    await expect(page.getByText('Ten tokens a page.')).toBeVisible();
    await expect(page.locator('bounty-dropdown-list img, bounty-dropdown-list a[href]')).toHaveCount(0);
    expect(await page.evaluate((): unknown => Reflect.get(window, 'bountyRan'))).toBeUndefined();
  });
  await test.step('Then the stepper has the values of the page, and requests an estimate from the site', async () => {
    await expect(page.getByRole('textbox', { name: 'You send, NOW' })).toHaveValue('600');
    await expect(page.getByText('≈ 597.00 NOW')).toBeVisible();
  });
  await test.step('Then the styles of the page and of the block do not affect each other', async () => {
    const colour = (name: string): Promise<string> =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await colour('A button of the page')).toBe('rgb(255, 0, 0)');
    expect(await colour('Swap direction')).not.toBe('rgb(255, 0, 0)');
  });
  await test.step('Then the newsletter is requested once it is scrolled into view', async () => {
    const newsletter = page.getByRole('form', { name: 'Newsletter' });
    await expect(newsletter).toHaveCount(0);
    await page.locator('newsletter-subscription').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 10_000);
    await expect(newsletter).toBeVisible();
  });
  // the browser reports handlers in the page's HTML while it is parsed separately; the check above shows that none ran
  expect(problems.filter((problem) => !problem.includes('inline event handler'))).toEqual([]);
  expect(await accessibilityOf(page)).toEqual([]);
});

for (const [name, subject] of [
  ['contact-form', 'Contact: sample page'],
  ['swap-tokens-contact-form', 'Token swap: Coinlane Token Swap'],
  ['lightning-contact-form', 'Lightning: Coinlane Lightning'],
] as const)
  test(`${name} sends a message from another site`, async ({ page, foreign }) => {
    const email = `${crypto.randomUUID()}@example.com`;
    await page.goto(foreign.pageOf(name));
    await fillContact(page, email);
    await page.getByRole('button', { name: 'Send' }).click();

    await expect(page.getByText('We have your message')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(await mailsTo(foreign.site.origin, email)).toContain('We have your message');
    expect(await mailsTo(foreign.site.origin, 'support@coinlane.example')).toContain(subject);
  });

test('the newsletter accepts an address once', async ({ page, foreign }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  for (const words of ['Your address is on the list', 'gets the newsletter already']) {
    await page.goto(foreign.pageOf('newsletter-subscription'));
    await page.mouse.wheel(0, 10_000);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('a swap made on another site continues on ours, and its page can be shown there', async ({
  page,
  foreign,
}) => {
  await page.goto(foreign.pageOf('swap-stepper'));
  await page.getByRole('textbox', { name: 'Payout address' }).fill(RECIPIENT);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.waitForURL(`${foreign.site.origin}/swap/txs/*`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your token swap' })).toBeVisible();

  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(foreign.pageOf('swap-page', `&id=${id}&language=de`));
  await expect(page.getByText('Wir warten, bis Ihre Einzahlung eintrifft')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-Code der Einzahlung' })).toBeVisible();
});

test('a block is light on a light page, whatever the visitor prefers, and as high as its content', async ({
  page,
  foreign,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(foreign.pageOf('tokens-dropdown-list'));
  const block = page.locator('tokens-dropdown-list .coinlane-block');
  await expect(block.getByText('Gradual airdrop')).toBeVisible();
  await expect(block).toHaveCSS('color-scheme', 'light');
  expect((await block.boundingBox())?.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(await accessibilityOf(page)).toEqual([]);
});

const DARK = '&theme=dark';

const isDark = (page: Page, name: string) =>
  expect(
    page.locator(`${name}, [id="${name}"], [data-block="${name}"]`).locator('.coinlane-block'),
  ).toHaveCSS('color-scheme', 'dark');

// the three forms are one component: the first tier checks the one with the most fields
for (const { form, tag } of [
  { form: 'contact-form', tag: [] },
  { form: 'swap-tokens-contact-form', tag: '@long' },
  { form: 'lightning-contact-form', tag: '@long' },
])
  test(
    `${form} is accessible on a dark page, with its warnings and when it is sent`,
    { tag },
    async ({ page, foreign }) => {
      await page.goto(foreign.pageOf(form, DARK));
      await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody');
      await page.getByRole('textbox', { name: 'Message' }).focus();
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
      await isDark(page, form);
      expect.soft(await accessibilityOf(page), 'with its warnings').toEqual([]);

      await fillContact(page, `${crypto.randomUUID()}@example.com`);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('We have your message')).toBeVisible();
      expect.soft(await accessibilityOf(page), 'sent').toEqual([]);
    },
  );

test('lists, stepper and newsletter are accessible on a dark page', async ({ page, foreign }) => {
  const names = ['tokens-dropdown-list', 'bounty-dropdown-list', 'swap-stepper', 'newsletter-subscription'];
  await page.goto(foreign.pageOf(names.join(','), DARK));
  await page.getByText('Gradual airdrop').click();
  await page.getByText('Translations').click();
  await expect(page.getByText('≈ 597.00 NOW')).toBeVisible();
  await page.getByRole('textbox', { name: 'Payout address' }).fill('nowhere');
  await page.getByRole('textbox', { name: 'You send, NOW' }).focus();
  await expect(page.getByRole('textbox', { name: 'Payout address' })).toHaveAttribute('aria-invalid', 'true');
  await page.mouse.wheel(0, 10_000);
  await expect(page.getByRole('form', { name: 'Newsletter' })).toBeVisible();
  for (const name of names) await isDark(page, name);
  expect.soft(await accessibilityOf(page), 'lists, first step, newsletter').toEqual([]);

  await page.getByRole('textbox', { name: 'Payout address' }).fill(RECIPIENT);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeVisible();
  expect.soft(await accessibilityOf(page), 'the confirmation').toEqual([]);
});

test('the page of a swap is accessible on a dark page', async ({ page, foreign }) => {
  const id = await createSwap(foreign.site.origin);
  await page.goto(foreign.pageOf('swap-page', `${DARK}&id=${id}`));
  await expect(page.getByRole('img', { name: 'Deposit QR code' })).toBeVisible();
  await isDark(page, 'swap-page');
  expect(await accessibilityOf(page)).toEqual([]);
});

test('a page without blocks loads the small script and nothing else', async ({ page, foreign }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(foreign.site.origin)) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(foreign.pageOf('nothing'));
  await page.waitForFunction(() => 'coinlaneBlocks' in window);
  expect(asked).toEqual(['/blocks.js']);
});
