import { serveMessenger } from './messenger-page.ts';
import { startOwnSite } from './own-site.ts';
import { test as base } from './test.ts';

/** Ports after those of the workers' own sites (`own-site-test.ts`). */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4390) + 50;

export const BOT_TOKEN = '123456789:AAF-a_secret_of_a_bot_for_tests';
export const RECAPTCHA_KEY = 'the-key';

type ConfiguredSite = { readonly origin: string; readonly messengerOrigin: string };

/** A test on a site with the services that need configuration: reCAPTCHA and the bot of a messaging app. */
export const test = base.extend<object, { readonly configured: ConfiguredSite }>({
  configured: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const messenger = await serveMessenger();
      const site = await startOwnSite(FIRST_PORT + parallelIndex, {
        variables: {
          RECAPTCHA_SITE_KEY: RECAPTCHA_KEY,
          TG_BOT_TOKEN: BOT_TOKEN,
          TG_APP_ORIGINS: messenger.origin,
        },
      });
      await use({ origin: site.origin, messengerOrigin: messenger.origin });
      await site.stop();
      await messenger.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ configured }, use) => {
    await use(configured.origin);
  },
});

export { expect } from '@playwright/test';
