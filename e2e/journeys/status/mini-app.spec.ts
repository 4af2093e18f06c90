import type { Page } from '@playwright/test';

import { miniAppLaunch } from '../../support/mini-app-launch.ts';
import { ownOrder } from '../../support/own-order.ts';
import { expect, test } from '../../support/test.ts';
import { namesIn, textsOf } from '../../support/names.ts';
import { transactionStatus } from '../../screens/transaction-status.ts';

type Told = readonly (readonly [string, string])[];

/** The messaging app of a phone around the page: it records the messages of the page. */
const injectHost = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const told: [string, string][] = [];
    Object.assign(window, {
      hostHeard: told,
      TelegramWebviewProxy: { postEvent: (type: string, data: string) => told.push([type, data]) },
    });
  });
};
const told = (page: Page): Promise<Told> => page.evaluate(() => Reflect.get(window, 'hostHeard') as Told);
const hostTells = (page: Page, type: string, data: unknown): Promise<void> =>
  page.evaluate(
    ([name, text]) => {
      const { WebView } = Reflect.get(window, 'Telegram') as {
        WebView: { receiveEvent: (type: string, data: unknown) => void };
      };
      WebView.receiveEvent(name, JSON.parse(text));
    },
    [type, JSON.stringify(data)] as const,
  );

test('an order inside the messaging app has its language, its theme and its height', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'exchanging');
  await injectHost(page);
  await test.step('When the app of a German user opens it', async () => {
    await page.goto(`/tg-app/txs/${id}${miniAppLaunch({ languageCode: 'de', ground: '#17212b' })}`);
    await expect(page).toHaveURL(new RegExp(`/de/tg-app/txs/${id}#tgWebAppData=`));
  });
  const root = page.locator('html');
  await test.step('Then the order is there, in German and dark, and the app is notified', async () => {
    await expect(transactionStatus(page, namesIn('de')).stage).toHaveText(
      textsOf('mfe-exchange', 'de')('state.exchanging.title').replace('{{from}}', 'BTC'),
    );
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-mini-app', 'unchecked');
    await expect
      .poll(async () => (await told(page)).map(([type]) => type))
      .toEqual(
        expect.arrayContaining([
          'web_app_ready',
          'web_app_expand',
          'web_app_request_theme',
          'web_app_request_viewport',
        ]),
      );
  });
  await test.step('When the app turns light and grows', async () => {
    await hostTells(page, 'theme_changed', { theme_params: { bg_color: '#ffffff' } });
    await hostTells(page, 'viewport_changed', { height: 612.4, is_state_stable: true });
  });
  await test.step('Then the page follows', async () => {
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveCSS('--content-min-height', '612px');
  });
});

test('without a messaging app the page is unchanged', async ({ page, sandbox, baseURL }) => {
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await page.goto(`/tg-app/txs/${id}`);
  await expect(transactionStatus(page).stage).not.toBeEmpty();
  await expect(page.locator('html')).not.toHaveAttribute('data-mini-app', /./);
});
