import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';

/** Like `npx serve dist`: the files of a folder, and nothing else. */
const serveFolder = async (folder: string) => {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    createReadStream(join(folder, pathname))
      .on('error', () => reply.writeHead(404).end())
      .pipe(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  return { port, close: () => server.close() };
};

const reword = async (folder: string, from: string, to: string): Promise<void> => {
  const path = join(folder, 'locales/en.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(`"title": "${from}"`, `"title": "${to}"`));
};

test.use({ siteVariables: { OVERRIDES_LOCAL: 'on' } });

test('a local build runs in the whole site for its developer only, with the current files at each load', async ({
  page,
  browser,
  site,
}) => {
  const { folder } = await makeVariant('mfe-listing', 'of-a-team');
  await reword(folder, 'Currencies', 'Coins of a team');
  const local = await serveFolder(folder);
  const asking = `/currencies?mfe=mfe-listing@http://localhost:${local.port}`;
  const heading = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('complementary', { name: 'Other versions than live' });

  try {
    await test.step('The build is in the HTML and hydrates in the browser', async () => {
      await page.goto(asking);
      await expect(heading).toHaveText('Coins of a team');
      await expect(banner).toContainText(`localhost:${local.port}`);
      await expect(page.locator('[data-state="ready"]')).toBeAttached();
      // if a busy server leaves the page to the browser, it is requested again
      await expect(async () => {
        const html = await (await page.request.get(`${site.origin}/currencies`)).text();
        expect(html).toContain(`/remotes/mfe-listing/local-${local.port}/`);
        expect(html).toContain('Coins of a team');
      }).toPass({ timeout: 60_000 });
    });

    await test.step('The next load shows the next build', async () => {
      await reword(folder, 'Coins of a team', 'More coins of a team');
      await page.reload();
      await expect(heading).toHaveText('More coins of a team');
    });

    await test.step('No other visitor gets any of it', async () => {
      const other = await browser.newPage({ baseURL: site.origin });
      await other.goto('/currencies');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Currencies');
      const file = `${site.origin}/remotes/mfe-listing/local-${local.port}/build.json`;
      expect((await other.request.get(file)).status()).toBe(404);
      await other.close();
    });

    await test.step('Once its server has ended, the page explains what is missing and how to return', async () => {
      // an open page asks about its versions, and would report the missing build
      await page.goto('about:blank');
      local.close();
      const reply = await page.request.get(`${site.origin}/currencies`);
      expect(await reply.text()).toContain(`http://localhost:${local.port}`);
      await page.request.get(`${site.origin}/currencies?mfe=`);
      await page.goto('/currencies');
      await expect(heading).toHaveText('Currencies');
    });
  } finally {
    local.close();
  }
});
