import type { BrowserContext, Page } from 'playwright-core';

/** A page of a changed remote to open. */
export type Opened = {
  readonly url: string;
  readonly path: string;
  readonly remote: string;
  readonly version: string;
};

/** Long, for a cold browser on a busy machine. A healthy page is ready in a tenth of the time. */
const READY_MS = 30_000;

const words = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const goTo = async (page: Page, { url, path }: Opened): Promise<readonly string[]> => {
  const response = await page.goto(url, { waitUntil: 'load', timeout: READY_MS });
  const status = response?.status() ?? 0;
  return status === 200 ? [] : [`${path} answers ${String(status)}`];
};

/** Collects the problems that the browser reports from now on: exceptions, logged errors and CSP violations. */
const listen = (page: Page, path: string): readonly string[] => {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`${path} throws: ${words(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${path} logs an error: ${message.text().slice(0, 300)}`);
  });
  return heard;
};

/** Final state of the slot: the remote, or the message in its place. */
const settled = async (page: Page, { remote, path }: Opened): Promise<readonly string[]> => {
  const slot = page.locator(`[data-slot="${remote}"]`);
  await page.waitForSelector(
    ['ready', 'failed'].map((state) => `[data-slot="${remote}"][data-state="${state}"]`).join(', '),
    { state: 'attached', timeout: READY_MS },
  );
  const state = await slot.getAttribute('data-state');
  return state === 'ready' ? [] : [`${path} shows an error instead of the remote`];
};

/** Whether the checked version is running. A page can fall back to another version. */
const runs = async (page: Page, { remote, version, path }: Opened): Promise<readonly string[]> => {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return loaded.some((url) => url.includes(`/remotes/${remote}/${version}/`))
    ? []
    : [`${path} does not run version ${version}`];
};

/** Opens the page as a visitor. The remote must mount in its slot, in the expected version, without errors. */
export const openWithScripts = async (
  context: BrowserContext,
  opened: Opened,
): Promise<readonly string[]> => {
  const page = await context.newPage();
  const heard = listen(page, opened.path);
  try {
    const found = [
      ...(await goTo(page, opened)),
      ...(await settled(page, opened)),
      ...(await runs(page, opened)),
    ];
    return [...found, ...heard];
  } catch (error) {
    return [...heard, `${opened.path} does not mount the remote: ${words(error)}`];
  } finally {
    await page.close();
  }
};

/** Opens the page without JavaScript. The server's fragment must be readable. */
export const openWithoutScripts = async (
  context: BrowserContext,
  opened: Opened,
): Promise<readonly string[]> => {
  const page = await context.newPage();
  try {
    const found = await goTo(page, opened);
    const text = await page.locator(`[data-slot="${opened.remote}"]`).innerText({ timeout: READY_MS });
    return text.trim() === '' ? [...found, `${opened.path} has no text without JavaScript`] : found;
  } catch (error) {
    return [`${opened.path} has no slot without JavaScript: ${words(error)}`];
  } finally {
    await page.close();
  }
};
