import type { BrowserContext, Locator, Page } from '@playwright/test';

import { readOpenResources, watchOpenResources } from '../../support/open-resources.ts';
import { expect } from './blocks-test.ts';

/** A block, and a locator that shows when it is rendered. */
export type Block = { readonly name: string; readonly shown: (page: Page) => Locator };

/** HTML of the document, without the script that loads the blocks. */
export const written = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const script of copy.querySelectorAll('script[src$="/blocks.js"]')) script.remove();
    return copy.outerHTML;
  });

/** A tab with one block on a third-party page, with its open resources and HTML before our script ran. */
export const openPlace = async (context: BrowserContext, block: Block, address: string) => {
  const page = await context.newPage();
  await watchOpenResources(page);
  const session = await context.newCDPSession(page);
  await page.route('**/blocks.js', (route) => route.abort());
  await page.goto(address);
  await page.unroute('**/blocks.js');
  const { name } = block;
  const open = () => readOpenResources(page, session);
  return {
    name,
    page,
    open,
    element: page.locator(`${name}, [id="${name}"], [data-block="${name}"]`),
    shown: block.shown(page),
    before: (await open()).lasting,
    writtenBefore: await written(page),
  };
};

export type Place = Awaited<ReturnType<typeof openPlace>>;

/** Lets the page scan for blocks, and scrolls to them. */
export const scan = async ({ page }: Place): Promise<void> => {
  await page.bringToFront();
  await page.evaluate(() => window.coinlaneBlocks?.scan());
  await page.mouse.wheel(0, 10_000);
};

/** Removes the block and remembers its nodes without holding them. */
export const takeAway = ({ element }: Place): Promise<void> =>
  element.evaluate((block) => {
    const shadow = block.firstElementChild?.shadowRoot;
    const nodes = [block.firstElementChild, shadow, ...(shadow?.querySelectorAll('div, form, p') ?? [])];
    const known: unknown = Reflect.get(window, 'nodesOfBlock');
    const references = nodes.flatMap((node) => (node ? [new WeakRef(node)] : []));
    Reflect.set(window, 'nodesOfBlock', [...(Array.isArray(known) ? known : []), ...references]);
    window.coinlaneBlocks?.unmount(block);
  });

/** The number of nodes of removed blocks that are still in memory; call it after garbage collection. */
export const nodesInMemory = ({ page }: Place): Promise<number> =>
  page.evaluate(() => {
    const references: readonly WeakRef<Node>[] = Reflect.get(window, 'nodesOfBlock') ?? [];
    return references.filter((reference) => reference.deref() !== undefined).length;
  });

/** Shows the block and removes it again. */
export const comeAndGo = async (place: Place): Promise<void> => {
  await scan(place);
  await expect(place.shown).toBeVisible();
  await takeAway(place);
  await expect(place.shown).toHaveCount(0);
};
