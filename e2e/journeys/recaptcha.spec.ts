import type { Page } from '@playwright/test';

import { expect, test } from '../support/own-site-test.ts';

const FOLDER = 'https://www.google.com/recaptcha/';
const REST = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';

/** As the provider's loader does: the rest of it comes from another site, by a plain string. */
const LOADER = `const rest = document.createElement('script'); rest.src = '${REST}'; document.head.append(rest);`;

/** As the provider's script does: HTML by a policy of its own, and a frame of its own. */
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

test('reCAPTCHA by configuration is drawn and answered under our policy and Trusted Types', async ({
  page,
  site,
}) => {
  await site.restart({ variables: { RECAPTCHA_SITE_KEY: 'the-key' } });
  const asked: URL[] = [];
  await provideStub(page, asked);
  const sent: unknown[] = [];
  await page.route('**/gateway/frontend/contact/complete', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true } });
  });

  await page.goto('/de/contact');
  await page.getByRole('button', { name: 'Answer for the-key' }).click();
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
  await site.restart();
});
