import type { Page } from '@playwright/test';

import { transactionStatus } from '../screens/transaction-status.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { BOT_TOKEN, expect, RECAPTCHA_KEY, test } from '../support/configured-site-test.ts';
import { createOrder } from '../support/create-order.ts';
import { miniAppLaunch } from '../support/mini-app-launch.ts';
import { namesIn, textsOf } from '../support/names.ts';

// one worker runs all of them on one site
test.describe.configure({ mode: 'default' });

const APP = { languageCode: 'de', ground: '#ffffff' };

const FOLDER = 'https://www.google.com/recaptcha/';
const REST = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';

/** Like the provider's loader: loads a second script from another site, by a plain string. */
const LOADER = `const rest = document.createElement('script'); rest.src = '${REST}'; document.head.append(rest);`;

/** Like the provider's script: creates HTML with its own policy, and a frame. */
const WIDGET = `
const policy = trustedTypes.createPolicy('goog#html', { createHTML: (html) => html });
window.grecaptcha = {
  render: (element, { sitekey, callback }) => {
    element.innerHTML = policy.createHTML('<button type="button">Answer for ' + sitekey + '</button>');
    element.querySelector('button').addEventListener('click', () => callback('the answer'));
    const frame = document.createElement('iframe');
    frame.title = 'captcha';
    frame.src = '${FOLDER}api2/anchor';
    element.append(frame);
    return 0;
  },
  reset: () => undefined,
};
window.coinlaneRecaptchaReady();`;

const provideStub = async (page: Page, asked: URL[]): Promise<void> => {
  await page.route(`${FOLDER}**`, (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.endsWith('/api.js'))
      return route.fulfill({ contentType: 'text/html', body: '<p>I am not a robot</p>' });
    asked.push(url);
    return route.fulfill({ contentType: 'text/javascript', body: LOADER });
  });
  await page.route(REST, (route) => route.fulfill({ contentType: 'text/javascript', body: WIDGET }));
};

test('a configured reCAPTCHA is shown and solved under our policy and Trusted Types', async ({ page }) => {
  const asked: URL[] = [];
  await provideStub(page, asked);
  const sent: unknown[] = [];
  await page.route('**/gateway/frontend/contact/complete', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true } });
  });

  await page.goto('/de/contact');
  await page.getByRole('button', { name: `Answer for ${RECAPTCHA_KEY}` }).click();
  await expect(page.frameLocator('iframe[title="captcha"]').getByText('I am not a robot')).toBeVisible();
  const [name, email, message] = await page.getByRole('main').getByRole('textbox').all();
  await name?.fill('Ann');
  await email?.fill('ann@example.com');
  await message?.fill('Where is it?');
  await page.getByRole('main').locator('form button[type="submit"]').click();

  await expect.poll(() => sent).toMatchObject([{ 'g-recaptcha-response': 'the answer' }]);
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toMatchObject([
    { render: 'explicit', hl: 'de' },
  ]);
});

test('inside the messaging app, a signed identity is trusted and an unsigned one is reported', async ({
  page,
  configured,
  sandbox,
  problems,
}) => {
  // the refusal itself
  problems.allow(/Failed to load resource/);
  const wish = { from: 'btc', to: 'eth', amount: '0.1' } as const;
  const { id } = await createOrder(configured.origin, sandbox.namespace, wish);
  await sandbox.setStatus(id, 'exchanging');
  const words = textsOf('shell', 'de');
  const title = textsOf('mfe-exchange', 'de')('state.exchanging.title').replace('{{from}}', 'BTC');
  const refusal = page.getByRole('alert').filter({ hasText: words('miniApp.refused.title') });

  await test.step('When a visitor with a forged identity opens it', async () => {
    await page.goto(`/de/tg-app/txs/${id}${miniAppLaunch(APP)}`);
  });
  await test.step('Then the page reports that the identity is not confirmed, and shows the order nevertheless', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-mini-app', 'refused');
    await expect(refusal).toContainText(words('miniApp.refused.advice'));
    await expect(transactionStatus(page, namesIn('de')).stage).toHaveText(title);
    await expectAccessible(page, 'a refused user of the mini-app');
  });

  await test.step('When the messaging app frames it and has signed who opened it', async () => {
    const address = `${configured.origin}/de/tg-app/txs/${id}${miniAppLaunch({ ...APP, botToken: BOT_TOKEN, at: new Date() })}`;
    await page.goto(configured.messengerOrigin);
    await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), address);
  });
  await test.step('Then the frame shows the order of a verified user, without that notice', async () => {
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('data-mini-app', 'verified');
    await expect(frame.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(frame.getByText(words('miniApp.refused.title'))).toHaveCount(0);
  });
});
