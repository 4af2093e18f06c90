import { loadSite } from '../../tools/soak/load-site.ts';
import { heapOf, measurable, measureHeap } from '../../tools/soak/measure-heap.ts';
import { expect, test } from '../support/own-site-test.ts';

const LANES = 8;
/** Enough for each page in each thread, and for the cache of pages. */
const WARM_UP_REQUESTS = 1000;
const REQUESTS = 300;
const ROUNDS = 3;
/** Fault matrix S14. */
const TOLERANCE = 1.05;

test(
  'S14 under constant load the memory of the server and of its threads stays flat, and there is no 5xx',
  { tag: '@long' },
  async ({ site }) => {
    test.setTimeout(300_000);
    await site.restart(measurable(site.dataDir));
    const ask = (requests: number) =>
      loadSite({ origin: site.origin, lanes: LANES, goesOn: (begun) => begun < requests });

    const warmUp = await ask(WARM_UP_REQUESTS);
    const heaps = [heapOf(await measureHeap(site.pid(), site.dataDir))];
    const broken = [...warmUp.broken];
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = await ask(REQUESTS);
      broken.push(...load.broken);
      heaps.push(heapOf(await measureHeap(site.pid(), site.dataDir)));
    }

    const [first = 0] = heaps;
    // real growth is larger in both of the last rounds; a peak in one of them does not count
    expect(Math.min(...heaps.slice(-2)) / first, `bytes: ${heaps.join(', ')}`).toBeLessThan(TOLERANCE);
    expect(broken, 'replies with a 5xx').toEqual([]);
    await site.restart();
  },
);
