/** @jest-environment browser */
import { performance } from 'node:perf_hooks';

import { loadForm } from './app/load-form';
import { TRANSACTION_ID } from './app/service.fixture';
import { mount } from './lifecycle';
import { loadStatus } from './order/app/load-status';
import { leavePage, servedPage } from './served-page.fixture';

afterEach(leavePage);

const isClaimed = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Each part that React renders takes longer than its share of a frame. */
const onSlowProcessor = (): void => {
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
};

/** Numbers of hydrated elements that other tasks found while the page was mounted. */
const countsWhile = async (page: HTMLElement, work: Promise<void>): Promise<ReadonlySet<number>> => {
  const counts = new Set<number>();
  let isDone = false;
  const look = (): void => {
    counts.add([...page.querySelectorAll('*')].filter(isClaimed).length);
    if (!isDone) setImmediate(look);
  };
  look();
  await work;
  isDone = true;
  return counts;
};

describe('the start of a page', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([{ path: '/exchange?from=btc&to=eth&amount=0.1' }, { path: `/exchange/txs/${TRANSACTION_ID}` }])(
    'hydrates $path in several tasks',
    async ({ path }) => {
      const props = await servedPage(path);
      onSlowProcessor();
      const counts = await countsWhile(props.domElement, mount(props));
      expect(counts.size).toBeGreaterThan(20);
    },
  );

  it.each([
    { code: 'the form', load: loadForm, tasks: 8 },
    { code: "the order's page", load: loadStatus, tasks: 5 },
  ])('runs the code of $code in several tasks', async ({ load, tasks }) => {
    const yields = jest.fn(() => Promise.resolve());
    Reflect.set(globalThis, 'scheduler', { yield: yields });
    await load();
    Reflect.deleteProperty(globalThis, 'scheduler');
    expect(yields.mock.calls.length).toBeGreaterThanOrEqual(tasks);
  });
});
