import type { CDPSession, Page } from '@playwright/test';

import { exchangeForm } from '../../screens/exchange-form.ts';
import { ownOrder } from '../../support/own-order.ts';
import { expect, test } from '../../support/test.ts';
import { WHOLE_BROWSER } from '../../support/whole-browser.ts';
import { transactionStatus } from '../../screens/transaction-status.ts';

test.use({ serviceWorkers: 'allow', ...WHOLE_BROWSER });

/** Waits until the worker is active and controls the page. */
const workerReady = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
};

/** Sends a message to the worker, like a push service. */
const deliverPush = async (session: CDPSession, origin: string, message: unknown): Promise<void> => {
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
};

const noticesOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

test('a visitor who asks is notified by the browser, and the open page updates at once', async ({
  page,
  sandbox,
  baseURL,
  context,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await context.grantPermissions(['notifications'], { origin });
  // no push service is reachable from the test machine
  await page.addInitScript(() => {
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = (options) =>
      Promise.resolve({
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/test',
          keys: { p256dh: String((options?.applicationServerKey as Uint8Array).length), auth: 'a' },
        }),
      } as unknown as PushSubscription);
  });
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'exchanging');
  await page.goto(`/exchange/txs/${id}`);
  await test.step('When they ask for it', async () => {
    await page.getByRole('button', { name: 'Notify me in this browser' }).click();
    await expect(page.getByText('This browser tells you when something changes.')).toBeVisible();
  });
  await test.step('Then the push service has device and order', async () => {
    await expect
      .poll(async () => {
        const calls = await sandbox.calls();
        return [calls.get('POST /push/fcmtoken'), calls.get('POST /push/tx')];
      })
      .toEqual([1, 1]);
  });
  await test.step('When a message comes', async () => {
    await workerReady(page);
    await sandbox.setStatus(id, 'finished');
    const session = await context.newCDPSession(page);
    await deliverPush(session, `${origin}/`, {
      transactionId: id,
      status: 'finished',
      from: 'btc',
      to: 'eth',
      language: 'de',
    });
  });
  await test.step('Then a notification shows it in the visitor’s language, and the page shows it', async () => {
    await expect
      .poll(() => noticesOf(page))
      .toEqual([{ title: 'BTC → ETH', body: 'Fertig: Ihre Coins wurden gesendet.' }]);
    await expect(transactionStatus(page).stage).toHaveText(/ sent to your wallet$/);
  });
});

test('nothing is requested before the visitor asks, and a browser without a push service shows a message', async ({
  page,
  sandbox,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: new URL(baseURL ?? '').origin });
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
  });
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'exchanging');
  await page.goto(`/exchange/txs/${id}`);
  await expect(page.getByRole('button', { name: 'Notify me in this browser' })).toBeVisible();
  expect((await sandbox.calls()).get('POST /push/fcmtoken') ?? 0).toBe(0);
  await page.getByRole('button', { name: 'Notify me in this browser' }).click();
  await expect(page.getByText(/Use e-mail instead/)).toBeVisible();
});

test('without a connection a page shows a message in its language, with the orders last seen, and opens again automatically', async ({
  page,
  sandbox,
  baseURL,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'sending');
  await page.goto(`/de/exchange/txs/${id}`);
  await workerReady(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('exchange-orders') ?? '')).toContain(id);
  await context.setOffline(true);
  await page.goto('/de/currencies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
  await expect(page.getByRole('listitem')).toContainText([`BTC → ETH · ${id}Ihre Coins sind unterwegs.`]);
  await context.setOffline(false);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('an update of the worker loses nothing typed', async ({ page, context }) => {
  let isNew = false;
  await context.route('**/service-worker.js', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()}\n// ${isNew ? 'new' : 'old'}\n` });
  });
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await workerReady(page);
  const form = exchangeForm(page);
  await form.recipient.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  isNew = true;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await registration.update();
    await changed;
  });
  await expect(form.recipient).toHaveValue('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
});

test('the site can be installed: the images of its manifest exist', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, type } of manifest.icons) {
    const reply = await request.get(src);
    expect([src, reply.status(), reply.headers()['content-type']]).toEqual([src, 200, type]);
  }
});
