import {
  CLIENT_ID,
  CLIENT_SECRET,
  startTestIssuer,
} from '../../shell/server/releases/operator-sign-in/test-issuer.fixture.ts';
import { serveMessenger } from './messenger-page.ts';
import { startOwnSite } from './own-site.ts';
import type { OwnSite } from './own-site.ts';
import { test as base } from './test.ts';

/** Ports after those of the workers' own sites (`own-site-test.ts`). */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4390) + 50;

export const BOT_TOKEN = '123456789:AAF-a_secret_of_a_bot_for_tests';
export const RECAPTCHA_KEY = 'the-key';

type ConfiguredSite = {
  readonly origin: string;
  readonly messengerOrigin: string;
  readonly site: OwnSite;
  /** Host of the OpenID issuer, at which operators sign in. */
  readonly issuerHost: string;
};

/**
 * A test on a site with the services that need configuration: reCAPTCHA, the bot of a messaging app and an OpenID
 * issuer.
 */
export const test = base.extend<object, { readonly configured: ConfiguredSite }>({
  configured: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const messenger = await serveMessenger();
      const issuer = await startTestIssuer();
      const site = await startOwnSite(FIRST_PORT + parallelIndex, {
        variables: {
          RECAPTCHA_SITE_KEY: RECAPTCHA_KEY,
          TG_BOT_TOKEN: BOT_TOKEN,
          TG_APP_ORIGINS: messenger.origin,
          OPS_OIDC_ISSUER: issuer.url,
          OPS_OIDC_CLIENT_ID: CLIENT_ID,
          OPS_OIDC_CLIENT_SECRET: CLIENT_SECRET,
          OPS_OIDC_GROUPS: JSON.stringify({ admins: 'ops' }),
        },
      });
      await use({
        origin: site.origin,
        messengerOrigin: messenger.origin,
        site,
        issuerHost: new URL(issuer.url).host,
      });
      await site.stop();
      await messenger.stop();
      await issuer.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ configured }, use) => {
    await use(configured.origin);
  },
});

export { expect } from '@playwright/test';
