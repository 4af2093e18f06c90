import type { CDPSession, Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

/** Rounds before the first and before the second count. Each round mounts two remotes. */
const TOURS = [
  { rounds: 5, tag: [] },
  { rounds: 50, tag: '@long' },
];
const TOLERANCE = 1.05;
/** Tolerance: a few nodes and listeners depend on the current screen. */
const SLACK = { documents: 2, nodes: 250, jsEventListeners: 20, heapBytes: 400_000 };

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

type Counted = {
  readonly documents: number;
  readonly nodes: number;
  readonly jsEventListeners: number;
  readonly heapBytes: number;
};

/** The objects that the page still holds after garbage collection. */
const count = async (session: CDPSession): Promise<Counted> => {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { documents, nodes, jsEventListeners, heapBytes: usedSize };
};

/** The allowed difference of the second count. */
const limitsFrom = (before: Counted): Counted => ({
  documents: before.documents + SLACK.documents,
  nodes: before.nodes * TOLERANCE + SLACK.nodes,
  jsEventListeners: before.jsEventListeners * TOLERANCE + SLACK.jsEventListeners,
  heapBytes: before.heapBytes * TOLERANCE + SLACK.heapBytes,
});

const FIELDS: readonly (keyof Counted)[] = ['documents', 'nodes', 'jsEventListeners', 'heapBytes'];
const exceeded = (counted: Counted, limits: Counted): readonly string[] =>
  FIELDS.filter((field) => counted[field] > limits[field]);

/** Navigates to one remote and back to the other, until each is ready: two mounts and two unmounts. */
const goRound = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(async (times) => {
    const untilReady = async (): Promise<void> => {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (document.querySelector('main [data-state="ready"]') !== null) return;
      }
    };
    const go = async (href: string): Promise<void> => {
      const link = document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`);
      if (link === null) throw new Error(`no link to ${href}`);
      link.click();
      await untilReady();
    };
    for (let round = 0; round < times; round += 1) {
      await go('/currencies');
      await go('/exchange');
    }
  }, rounds);

for (const { rounds, tag } of TOURS)
  test(
    `F30 after ${String(2 * rounds)} mounts and unmounts of two remotes each, heap, nodes and listeners are as before`,
    { tag },
    async ({ page }) => {
      test.setTimeout(180_000);
      // each cached SVG picture counts as a document, and the browser chooses how long it caches it
      await page.route('**/*.svg', (route) => route.fulfill({ contentType: 'image/png', body: ONE_PIXEL }));
      const offer = page.getByRole('list', { name: 'Offers' }).getByRole('listitem').first();
      // they are requested after the rest of the page, and are half of its nodes
      const sections = page.locator('#below-form section');
      await page.goto('/exchange');
      await expect(offer).toBeVisible();
      // a click on a link before hydration loads a new document
      await expect(page.locator('main [data-state="ready"]')).toBeAttached();
      const session = await page.context().newCDPSession(page);
      await goRound(page, rounds);
      await expect(offer).toBeVisible();
      await expect(sections.first()).toBeAttached();
      // timers of loading and mounting reference objects until they end
      let before = await count(session);
      await expect(async () => {
        const last = before;
        before = await count(session);
        expect(before.nodes).toBe(last.nodes);
        expect(before.jsEventListeners).toBe(last.jsEventListeners);
      }).toPass({ intervals: [1_000], timeout: 120_000 });

      await goRound(page, rounds);
      await expect(offer).toBeVisible();
      await expect(sections.first()).toBeAttached();
      await expect
        .poll(async () => {
          const after = await count(session);
          const over = exceeded(after, limitsFrom(before));
          return over.length === 0 ? [] : [...over, JSON.stringify(before), JSON.stringify(after)];
        })
        .toEqual([]);
    },
  );
