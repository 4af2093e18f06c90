import type { Page } from '@playwright/test';

import { signInDialog } from '../screens/sign-in.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { signedInAs } from '../support/account.ts';
import { pressUntil } from '../support/press-until.ts';
import { expect, test } from '../support/test.ts';
import { fund } from '../pro/support/fund.ts';

/** Longer than the lifetime of an access token. */
const ACCESS_TOKEN_OVER_MS = 11 * 60_000;

const REFRESH = { path: '/account/auth/refresh$', method: 'POST' } as const;

const youPay = (page: Page) => page.getByLabel('You pay');

const wayIn = (page: Page) =>
  page.getByRole('heading', { name: /Your session has ended|Sign in to open this page/ });

const expectSignedIn = async (page: Page): Promise<void> => {
  await expect(signInDialog(page).account).toContainText('ada-');
  await expect(signInDialog(page).dialog).toHaveCount(0);
  await expect(wayIn(page)).toHaveCount(0);
};

test('a refresh without a response signs no one out and is retried automatically (spec §4)', async ({
  page,
  context,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of (401|503)/, /ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/);
  const where = { origin: baseURL ?? '', sandbox };
  await fund(where, await signedInAs(page, where), { btc: '1' });
  const goOn = page.getByRole('button', { name: 'Continue' });
  /** The next price can come by itself, which removes the button. */
  const tryAgain = () =>
    pressUntil(page.getByRole('button', { name: 'Try again' }), () =>
      expect(goOn).toBeEnabled({ timeout: 3_000 }),
    );
  const refreshed = () =>
    page.waitForResponse((reply) => reply.url().endsWith('/auth/refresh') && reply.ok());

  await test.step('Given a typed amount and an expired access token', async () => {
    await page.goto('/pro/exchange');
    await youPay(page).fill('0.1');
    await expect(goOn).toBeEnabled();
    await sandbox.advance(ACCESS_TOKEN_OVER_MS);
  });

  await test.step('When the service is down, the page reports it and keeps what was typed', async () => {
    await sandbox.setFaults([{ ...REFRESH, action: 'status', status: 503 }]);
    await youPay(page).fill('0.15');
    await expect(page.getByText('The service has a problem. It is an error on our side.')).toBeVisible();
    await expectSignedIn(page);
    await expect(youPay(page)).toHaveValue('0.15');
    await expectAccessible(page, 'a service that does not refresh a session');
  });

  await test.step('When it is back, the session is refreshed without a click, and the visitor continues', async () => {
    const again = refreshed();
    await sandbox.clearFaults();
    await again;
    await tryAgain();
    await expect(youPay(page)).toHaveValue('0.15');
  });

  await test.step('When the connection is cut, the page reports it and continues once it is back', async () => {
    await sandbox.advance(ACCESS_TOKEN_OVER_MS);
    await page.route('**/auth/refresh', (route) => route.abort('connectionreset'));
    await youPay(page).fill('0.2');
    await expect(page.getByText('The connection was lost, or the response was incomplete.')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The connection was lost, or the response was incomplete.')).toBeVisible();
    await expectSignedIn(page);
    await page.unroute('**/auth/refresh');
    const again = refreshed();
    await context.setOffline(false);
    await again;
    await tryAgain();
    await expect(youPay(page)).toHaveValue('0.2');
  });

  await test.step('When another page is opened meanwhile, it reports the fault, too, and recovers automatically', async () => {
    await sandbox.setFaults([{ ...REFRESH, action: 'status', status: 503 }]);
    await page.goto('/pro/balance');
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expect(wayIn(page)).toHaveCount(0);
    await expect(signInDialog(page).wayIn).toHaveCount(0);
    await sandbox.clearFaults();
    await expect(page.getByRole('table', { name: 'Your currencies' })).toBeVisible({ timeout: 120_000 });
    await expectSignedIn(page);
  });
});
