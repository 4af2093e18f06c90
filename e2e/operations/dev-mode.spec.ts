import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeCheckout, removeCheckout, startInCheckout } from '../support/checkout.ts';
import { expect, test } from '../support/own-site-test.ts';

/** A build without a cache, on a busy machine. */
const BUILD_MS = 240_000;

const editTitle = async (checkout: string, from: string, to: string): Promise<void> => {
  const path = join(checkout, 'mfe-swap/locales/en.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(`"title": "${from}"`, `"title": "${to}"`));
};

test('npm run dev: an edit of a remote is live on the running site, and an open page reloads', async ({
  page,
  site,
}) => {
  test.setTimeout(BUILD_MS + 120_000);
  const checkout = await makeCheckout();
  const dev = startInCheckout(checkout, ['tools/dev.ts', 'mfe-swap'], {
    PORT: new URL(site.origin).port,
    LEDGER_STORE: site.ledger,
    LEDGER_ENV: 'local',
  });
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await page.goto('/swap?live-reload=on');
    await expect(heading).toHaveText('Token swap');
    await expect.poll(dev.said).toContain('watching mfe-swap');

    await test.step('When a developer changes a word, then the page shows it without a restart', async () => {
      await editTitle(checkout, 'Token swap', 'Edited by a developer');
      await expect.poll(dev.said, { timeout: BUILD_MS }).toMatch(/mfe-swap@/);
      expect(dev.said()).toMatch(/mfe-swap@\S+-dev is live as revision \d+/);
      await expect(heading).toHaveText('Edited by a developer');
    });
  } finally {
    await dev.stop();
    await removeCheckout(checkout);
  }
});
