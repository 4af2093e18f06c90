import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page, Response } from '@playwright/test';

import { BUILT_PACKAGES } from '../../tools/build/build-package.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { signInDialog } from '../screens/sign-in.ts';
import { mailedCode, PASSWORD } from '../support/account.ts';
import { expect, test } from '../support/own-site-test.ts';

const EMAIL = 'secret.keeper@example.com';
const READABLE = /\.(?:js|cjs|css|json|html|txt|svg|map)$/;
/** Three parts, the first of them the start of a JSON object: any access token. */
const ANY_TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{20,}/;
const ANY_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;

type Sent = { readonly urls: string[]; readonly reports: string[]; readonly secrets: Set<string> };

/** A token and its signature. */
const partsOf = (token: string): readonly string[] => [token, token.split('.').at(-1) ?? token];

const noteTokens = async (answer: Response, secrets: Set<string>): Promise<void> => {
  if (!/\/auth\//.test(answer.url()) || !answer.ok()) return;
  const said: unknown = await answer.json().catch(() => null);
  if (typeof said !== 'object' || said === null) return;
  for (const field of ['accessToken', 'refreshToken']) {
    const token: unknown = Reflect.get(said, field);
    if (typeof token === 'string') partsOf(token).forEach((part) => secrets.add(part));
  }
};

/** Every requested URL, what leaves the page besides calls, and every token that arrives. */
const listenTo = (context: BrowserContext): Sent => {
  const sent: Sent = { urls: [], reports: [], secrets: new Set([PASSWORD]) };
  context.on('request', (request) => {
    sent.urls.push(request.url(), request.headers()['referer'] ?? '');
    if (/error-reports|analytics|beacons/.test(request.url())) sent.reports.push(request.postData() ?? '');
  });
  context.on('response', (answer) => void noteTokens(answer, sent.secrets));
  return sent;
};

const builtFiles = async (): Promise<readonly string[]> => {
  const folders = BUILT_PACKAGES.map((name) => fromRoot(name, 'dist'));
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((path) => join(folder, path)),
    ),
  );
  return found.flat().filter((path) => READABLE.test(path));
};

/** The files that contain one of the secrets, or text that looks like a token or a key. */
const filesWith = async (words: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const file of await builtFiles()) {
    const text = await readFile(file, 'utf8');
    if (ANY_TOKEN.test(text) || ANY_KEY.test(text) || words.some((word) => text.includes(word)))
      found.push(file);
  }
  return found;
};

const signOut = async (page: Page): Promise<void> => {
  const screen = signInDialog(page);
  await screen.account.click();
  await screen.entry('Sign out').click();
  await expect(screen.wayIn).toBeVisible();
};

test.use({ siteVariables: { LOG_LEVEL: 'trace' } });

test('tokens and passwords are in no log, address, error report or file of the site', async ({
  page,
  context,
  site,
  sandbox,
  problems,
}) => {
  test.slow();
  problems.allow(/a failure of the test/, /status of 50[234]|net::/);
  const where = { origin: site.origin, sandbox };
  const screen = signInDialog(page);
  const sent = listenTo(context);

  await test.step('When a visitor registers, and everything that fails on the way is recorded', async () => {
    await page.goto('/exchange');
    await screen.wayIn.click();
    await screen.button('Create an account').click();
    await screen.email.fill(EMAIL);
    await screen.password.fill(PASSWORD);
    await sandbox.setFaults([{ path: '/auth/register$', action: 'reset', times: 1 }]);
    await screen.button('Create account').click();
    await expect(screen.alert).toBeVisible();
    await screen.button('Create account').click();
    await expect(screen.code).toBeVisible();
    await screen.code.fill(await mailedCode(where, EMAIL));
    await screen.button('Confirm').click();
    await expect(screen.account).toContainText('secret');
    await expect.poll(() => sent.secrets.size).toBe(1 + 2 * 2);
  });
  await test.step('And signs out and in again', async () => {
    await signOut(page);
    await screen.wayIn.click();
    await screen.email.fill(EMAIL);
    await screen.password.fill(PASSWORD);
    await screen.button('Sign in').click();
    await expect(screen.account).toContainText('secret');
    // before the next page: a reply of a page that has gone cannot be read
    await expect.poll(() => sent.secrets.size).toBe(1 + 2 * 2 * 2);
  });
  await test.step('And the page is reloaded, refreshes the session, and a call fails', async () => {
    await page.goto('/pro/settings');
    await expect(page.getByText('This device')).toBeVisible();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a failure of the test');
      });
    });
    await expect.poll(() => sandbox.errorReports()).not.toHaveLength(0);
    await expect.poll(() => sent.secrets.size).toBe(1 + 3 * 2 * 2);
  });
  await test.step('Then the page holds no access token, and only calls contain one', async () => {
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    const html = await page.content();
    const access = [...sent.secrets].filter((secret) => secret.startsWith('eyJ'));
    expect(access).toHaveLength(3);
    for (const token of access) expect(kept).not.toContain(token);
    for (const secret of sent.secrets)
      await page.request.get(`${site.origin}/a%00b?token=${encodeURIComponent(secret)}`);
    await signOut(page);

    const refusals = (): number => site.said().match(/address refused/g)?.length ?? 0;
    await expect.poll(refusals).toBe(sent.secrets.size);
    const places = {
      log: site.said(),
      addresses: sent.urls.join('\n'),
      reports: sent.reports.join('\n'),
      kept: JSON.stringify(await sandbox.errorReports()),
      measured: JSON.stringify(await sandbox.measured()),
      html,
    };
    expect(places.reports).toContain('a failure of the test');
    for (const secret of sent.secrets)
      for (const [place, text] of Object.entries(places))
        expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
    expect(places.log).not.toContain(EMAIL);
    expect(await filesWith([...sent.secrets])).toEqual([]);
  });
});
