import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { at, CONTAINER, ofKind } from '../manifests.fixture.ts';
import { requestPages } from './request-pages.ts';
import { startLimitedSite } from './start-limited-site.ts';

/** A page takes up to two seconds of a machine that is busy with other tests, too. */
const LIMIT_MS = 900_000;
const PAGES = 200;
const CONCURRENT = 16;
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
    'renders pages of which none is cached, and loses no thread, process or bundle',
    async () => {
      const site = await startLimitedSite({ limitBytes, variables });
      const release = useAllProcessors();
      try {
        await requestPages(site.origin, PAGES, CONCURRENT);
        const { rendered = 0, timeout = 0, ...lost } = await site.renders();
        process.stdout.write(
          `${String(timeout)} of ${String(rendered + timeout)} fragments were too late; peak ${((site.memory?.peakBytes() ?? 0) / limitBytes).toFixed(2)} of the memory\n`,
        );
        expect(rendered + timeout).toBeGreaterThanOrEqual(PAGES);
        expect(lost).toEqual({});
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
