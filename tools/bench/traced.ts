import type { Page } from 'playwright';

/** Tasks and key events. */
const TASKS = ['toplevel', 'rail'];
/** Adds marks, and the script and style work inside a task. A task takes 20 to 33 % longer with these details. */
export const DETAILS = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/** Chromium trace of `work`, event by event. */
export const traced = async (
  page: Page,
  work: () => Promise<void>,
  categories: readonly string[] = TASKS,
): Promise<readonly unknown[]> => {
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
    traceConfig: { includedCategories: [...categories] },
  });
  await work();
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  return events;
};
