import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { BROWSER_FLAGS, CHROMIUM } from '../../../tools/check/browser.ts';
import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { plainImage, qrImage, qrVideo } from '../../support/qr-pictures.ts';
import { expect, test } from '../../support/test.ts';
import { WHOLE_BROWSER } from '../../support/whole-browser.ts';

test.use(WHOLE_BROWSER);

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';
const USUAL = { square: 6, quiet: 4 };

const png = (buffer: Buffer) => ({ name: 'code.png', mimeType: 'image/png', buffer });

const IMAGES = [
  { what: 'a payment URI', text: `bitcoin:${BTC}?amount=0.2&label=Rent`, look: USUAL },
  { what: 'a bare address', text: BTC, look: USUAL },
  { what: 'capitals, as codes are made short', text: `BITCOIN:${BTC.toUpperCase()}`, look: USUAL },
  { what: 'a code light on dark', text: BTC, look: { ...USUAL, isInverted: true } },
  { what: 'a tiny code without an edge', text: BTC, look: { square: 1, quiet: 0 } },
  { what: 'a huge photo', text: BTC, look: { square: 80, quiet: 8 } },
];

test('a QR code is read from every kind of image, and the address fills the field', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=eth&to=btc&amount=1');
  await expect(form.offers.first()).toBeVisible();
  for (const { what, text, look } of IMAGES) {
    await test.step(`When ${what} is chosen`, async () => {
      await form.scanRecipient.click();
      await expect(form.scanner).toBeVisible();
      await form.scanFile.setInputFiles(png(await qrImage(text, look)));
      await expect(form.scanner).toBeHidden();
      await expect(form.recipient).toHaveValue(new RegExp(`^${BTC}$`, 'i'));
      await form.recipient.fill('');
    });
  }
});

test('a scanned tag goes into its own field, and a refund address into its own', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=xrp&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await test.step('When the recipient’s code contains a tag, Then both fields are filled', async () => {
    await form.scanRecipient.click();
    await form.scanFile.setInputFiles(png(await qrImage(`ripple:${XRP}?dt=4711`, USUAL)));
    await expect(form.recipient).toHaveValue(XRP);
    await expect(page.getByRole('textbox', { name: 'Destination tag' }).first()).toHaveValue('4711');
  });
  await test.step('When the refund address is scanned, Then the recipient stays as it is', async () => {
    await form.optional.click();
    await form.scanRefund.click();
    await form.scanFile.setInputFiles(png(await qrImage(`bitcoin:${BTC}`, USUAL)));
    await expect(form.refund).toHaveValue(BTC);
    await expect(form.recipient).toHaveValue(XRP);
  });
});

test('without a camera the scanner explains it, as well as a problem with an image; it is accessible', async ({
  page,
}) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=eth&to=btc&amount=1');
  await expect(form.offers.first()).toBeVisible();
  await form.scanRecipient.click();
  await expect(form.scanner.getByRole('alert')).toContainText('No camera was found');
  await expectAccessible(page, 'the scanner without a camera');
  await form.scanFile.setInputFiles(png(plainImage()));
  await expect(form.scanner.getByRole('alert')).toContainText('No QR code was found in this image');
  await form.scanFile.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') });
  await expect(form.scanner.getByRole('alert')).toContainText('not an image');
  await page.keyboard.press('Escape');
  await expect(form.scanner).toBeHidden();
  await expect(form.scanRecipient).toBeFocused();
});

test('a QR code before the camera fills the field; a refused camera shows advice', async ({
  baseURL: givenURL,
  sandbox,
}) => {
  const baseURL = givenURL ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'fake-camera-'));
  const video = join(folder, 'code.y4m');
  writeFileSync(video, await qrVideo(`bitcoin:${BTC}?amount=0.2`));
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      ...BROWSER_FLAGS,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    await context.addCookies([{ name: 'sandbox_namespace', value: sandbox.namespace, url: baseURL }]);
    const problems: string[] = [];
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const form = exchangeForm(page);
    await page.goto('/exchange?from=eth&to=btc&amount=1');
    await expect(form.offers.first()).toBeVisible();

    await test.step('When the camera is refused, Then the scanner shows advice', async () => {
      await context.clearPermissions();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Browser.setPermission', { permission: { name: 'camera' }, setting: 'denied' });
      await form.scanRecipient.click();
      await expect(form.scanner.getByRole('alert')).toContainText('may not use the camera');
    });
    await test.step('When it is allowed and tried again, Then the code fills the field', async () => {
      await context.grantPermissions(['camera']);
      await form.scanner.getByRole('button', { name: 'Try again' }).click();
      await expect(form.recipient).toHaveValue(BTC);
      await expect(form.scanner).toBeHidden();
    });
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
