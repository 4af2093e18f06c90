import { transactionStatus } from '../../screens/transaction-status.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { createOrder } from '../../support/create-order.ts';
import { serveMessenger } from '../../support/messenger-page.ts';
import { miniAppLaunch } from '../../support/mini-app-launch.ts';
import { namesIn, textsOf } from '../../support/names.ts';
import { expect, test } from '../../support/own-site-test.ts';

const BOT_TOKEN = '123456789:AAF-a_secret_of_a_bot_for_tests';
const APP = { languageCode: 'de', ground: '#ffffff' };

test('who opens an order inside the messaging app is believed when the app signed it, and told when not', async ({
  page,
  site,
  sandbox,
  problems,
}) => {
  // the refusal itself, and polls that meet the server while it restarts
  problems.allow(/Failed to load resource/);
  const messenger = await serveMessenger();
  await site.restart({ variables: { TG_BOT_TOKEN: BOT_TOKEN, TG_APP_ORIGINS: messenger.origin } });
  const wish = { from: 'btc', to: 'eth', amount: '0.1' } as const;
  const { id } = await createOrder(site.origin, sandbox.namespace, wish);
  await sandbox.setStatus(id, 'exchanging');
  const words = textsOf('shell', 'de');
  const title = textsOf('mfe-exchange', 'de')('state.exchanging.title');
  const refusal = page.getByRole('alert').filter({ hasText: words('miniApp.refused.title') });

  await test.step('When somebody opens it who says to be a user', async () => {
    await page.goto(`/de/tg-app/txs/${id}${miniAppLaunch(APP)}`);
  });
  await test.step('Then the page says that nobody confirmed it, and shows the order all the same', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-mini-app', 'refused');
    await expect(refusal).toContainText(words('miniApp.refused.advice'));
    await expect(transactionStatus(page, namesIn('de')).stage).toHaveText(title);
    await expectAccessible(page, 'a refused user of the mini-app');
  });

  await test.step('When the messaging app frames it and has signed who opened it', async () => {
    const address = `${site.origin}/de/tg-app/txs/${id}${miniAppLaunch({ ...APP, botToken: BOT_TOKEN, at: new Date() })}`;
    await page.goto(messenger.origin);
    await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), address);
  });
  await test.step('Then the frame shows the order of a verified user, without that notice', async () => {
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('data-mini-app', 'verified');
    await expect(frame.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(frame.getByText(words('miniApp.refused.title'))).toHaveCount(0);
  });
  await messenger.stop();
  await site.restart();
});
