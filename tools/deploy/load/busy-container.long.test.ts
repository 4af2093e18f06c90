import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { at, CONTAINER, ofKind } from '../manifests.fixture.ts';
import { requestPages } from './request-pages.ts';
import { startLimitedSite } from './start-limited-site.ts';

/** A page takes up to two seconds of a machine that is busy with other tests, too. */
const LIMIT_MS = 900_000;
const PAGES = 120;
const CONCURRENT = 4;
/** A visitor does not wait longer for a fragment (`LONGEST_WAIT_MS` of the render process). */
const LONGEST_WAIT_MS = 15_000;
const HOGS_PER_PROCESSOR = 4;

const limitBytes =
  Number.parseInt(String(at(ofKind('Deployment'), `${CONTAINER}.resources.limits.memory`)), 10) * 2 ** 30;
const variables = { NODE_OPTIONS: String(at(ofKind('Deployment'), `${CONTAINER}.env.0.value`)) };

/** Threads outside of the container that use all processors. */
const useAllProcessors = () => {
  const hogs = Array.from(
    { length: HOGS_PER_PROCESSOR * availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  return () => Promise.all(hogs.map((hog) => hog.terminate()));
};

describe('a server with the memory of its container, on a machine without a free processor', () => {
  it(
    'renders pages of which none is cached, and loses no thread, process or fragment',
    async () => {
      const site = await startLimitedSite({ limitBytes, variables });
      const release = useAllProcessors();
      try {
        const waitsMs = await requestPages(site.origin, PAGES, CONCURRENT);
        const { rendered = 0, timeout = 0, ...lost } = await site.renders();
        const late = waitsMs.filter((ms) => ms > LONGEST_WAIT_MS).length;
        process.stdout.write(
          `${String(timeout)} of ${String(rendered + timeout)} fragments were lost; peak ${((site.memory?.peakBytes() ?? 0) / limitBytes).toFixed(2)} of the memory\n`,
        );
        expect(rendered + timeout).toBeGreaterThanOrEqual(PAGES);
        expect(lost).toEqual({});
        // other work can make the machine so busy that pages are late: then, and only then, a fragment is left out
        expect(timeout).toBeLessThanOrEqual(late);
        // null where the machine has no control groups: only the heaps are limited
        expect(site.memory?.kills() ?? 0).toBe(0);
        expect(site.log()).not.toContain(' was lost: ');
      } finally {
        await release();
        await site.stop();
      }
    },
    LIMIT_MS,
  );
});
