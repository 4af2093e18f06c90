import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/blocks-test.ts';

const RECIPIENT = 'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23';

/** Each block, and what shows that it is there. */
const BLOCKS: readonly { readonly name: string; readonly shown: (page: Page) => Locator }[] = [
  { name: 'contact-form', shown: (page) => page.getByRole('textbox', { name: 'Message' }) },
  { name: 'swap-tokens-contact-form', shown: (page) => page.getByRole('textbox', { name: 'Message' }) },
  { name: 'lightning-contact-form', shown: (page) => page.getByRole('textbox', { name: 'Message' }) },
  { name: 'newsletter-subscription', shown: (page) => page.getByRole('form', { name: 'Newsletter' }) },
  { name: 'tokens-dropdown-list', shown: (page) => page.getByText('Gradual airdrop') },
  { name: 'bounty-dropdown-list', shown: (page) => page.getByText('Translations') },
  { name: 'swap-stepper', shown: (page) => page.getByText('≈ 597.00 NOW') },
  { name: 'swap-page', shown: (page) => page.getByText('We wait for your deposit') },
];

/** Counts, from before the page's first script, what stays open: intervals, and listeners on window and document. */
const countWhatIsOpen = (): void => {
  const open = { timers: new Set<number>(), listeners: 0 };
  const begin = window.setInterval.bind(window);
  const end = window.clearInterval.bind(window);
  Reflect.set(window, 'setInterval', (...given: Parameters<typeof begin>) => {
    const id = Number(Reflect.apply(begin, window, given));
    open.timers.add(id);
    return id;
  });
  Reflect.set(window, 'clearInterval', (id: number) => {
    open.timers.delete(id);
    end(id);
  });
  const counted = ['visibilitychange', 'online', 'offline', 'selectionchange', 'error', 'scroll', 'resize'];
  const count = (target: EventTarget, method: 'addEventListener' | 'removeEventListener', by: number) => {
    const original: unknown = Reflect.get(target, method);
    if (typeof original !== 'function') return;
    Reflect.set(target, method, (...given: unknown[]) => {
      if (counted.includes(String(given[0]))) open.listeners += by;
      Reflect.apply(original, target, given);
    });
  };
  for (const target of [window, document]) {
    count(target, 'addEventListener', 1);
    count(target, 'removeEventListener', -1);
  }
  Reflect.set(window, 'whatIsOpen', open);
};

const left = (page: Page) =>
  page.evaluate(() => {
    const open: { timers: Set<number>; listeners: number } = Reflect.get(window, 'whatIsOpen');
    return {
      nodes: document.querySelectorAll('*').length,
      words: document.querySelector('main')?.textContent,
      timers: open.timers.size,
      listeners: open.listeners,
    };
  });

const takeAway = (page: Page, name: string) =>
  page.evaluate((block) => {
    for (const element of document.querySelectorAll(`${block}, [id="${block}"], [data-block="${block}"]`))
      window.coinlaneBlocks?.unmount(element);
  }, name);

test('each block that is taken away leaves no node, listener or timer', async ({ page, foreign }) => {
  test.slow();
  await page.addInitScript(countWhatIsOpen);
  const swap = await page.request.post(`${foreign.site.origin}/sandbox/swaps/`, {
    data: {
      from: 'now',
      to: 'now',
      fromBlockchain: 'ethereum',
      amount: '500',
      payoutAddress: RECIPIENT,
      payoutExtraId: '',
      estimate: '',
    },
  });
  const { id } = (await swap.json()) as { id: string };
  for (const { name, shown } of BLOCKS)
    await test.step(name, async () => {
      await page.route('**/blocks.js', (route) => route.abort());
      await page.goto(foreign.pageOf(name, `&id=${id}`));
      const before = await left(page);
      await page.unroute('**/blocks.js');
      const showAndTakeAway = async () => {
        await page.evaluate(() => window.coinlaneBlocks?.scan());
        await page.mouse.wheel(0, 10_000);
        await expect(shown(page)).toBeVisible();
        await takeAway(page, name);
        await expect(shown(page)).toHaveCount(0);
      };
      await page.addScriptTag({ url: `${foreign.site.origin}/blocks.js` });
      await showAndTakeAway();
      await expect.poll(async () => (await left(page)).timers).toBe(0);
      const once = await left(page);
      await showAndTakeAway();
      await expect.poll(() => left(page)).toEqual(once);
      // our own script's element is all there is more
      expect({ ...once, nodes: once.nodes - 1, listeners: before.listeners }).toEqual(before);
    });
});
