import type { Page } from 'playwright';

/** Tasks and key events; a category with more details (`devtools.timeline`) makes a key cost a fifth to a third more. */
const CATEGORIES = ['toplevel', 'rail'];

/** Chromium trace of `work`, event by event. */
export const traced = async (page: Page, work: () => Promise<void>): Promise<readonly unknown[]> => {
  const session = await page.context().newCDPSession(page);
  const events: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event);
  });
  const isComplete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  return events;
};
