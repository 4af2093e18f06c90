import type { CDPSession, Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

const ROUNDS = 50;
const TOLERANCE = 1.05;
/** A few nodes and listeners come and go with what is on the screen at the moment. */
const SLACK = { documents: 2, nodes: 250, jsEventListeners: 20, heapBytes: 400_000 };

type Counted = {
  readonly documents: number;
  readonly nodes: number;
  readonly jsEventListeners: number;
  readonly heapBytes: number;
};

/** What the page holds on to once nothing that could be freed is left. */
const count = async (session: CDPSession): Promise<Counted> => {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { documents, nodes, jsEventListeners, heapBytes: usedSize };
};

/** The least it holds within some seconds: time limits of loading and mounting keep what they watch until they have run out. */
const countSettled = async (page: Page, session: CDPSession): Promise<Counted> => {
  const samples: Counted[] = [];
  for (let sample = 0; sample < 7; sample += 1) {
    samples.push(await count(session));
    await page.waitForTimeout(1_000);
  }
  const least = (field: keyof Counted): number => Math.min(...samples.map((each) => each[field]));
  return {
    documents: least('documents'),
    nodes: least('nodes'),
    jsEventListeners: least('jsEventListeners'),
    heapBytes: least('heapBytes'),
  };
};

/** Goes to one remote and back to the other, each until it has taken over: two mounts and two unmounts. */
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

test('F30 a hundred mounts and unmounts of two remotes each: heap, nodes and listeners stay as they were', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/exchange');
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem').first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await goRound(page, ROUNDS);
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem').first()).toBeVisible();
  const before = await countSettled(page, session);
  await goRound(page, ROUNDS);
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem').first()).toBeVisible();
  const after = await countSettled(page, session);

  const said = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
  test.info().annotations.push({ type: 'counted', description: said });
  expect(after.documents, said).toBeLessThanOrEqual(before.documents + SLACK.documents);
  expect(after.nodes, said).toBeLessThanOrEqual(before.nodes * TOLERANCE + SLACK.nodes);
  expect(after.jsEventListeners, said).toBeLessThanOrEqual(
    before.jsEventListeners * TOLERANCE + SLACK.jsEventListeners,
  );
  expect(after.heapBytes, said).toBeLessThanOrEqual(before.heapBytes * TOLERANCE + SLACK.heapBytes);
});
