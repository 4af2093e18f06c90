import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { aConfinedJob, someBundles } from './confined.fixture.ts';
import { createRenderPool } from './render-pool.ts';

/** Computes for some milliseconds, waits, and computes again, for each page. */
const REMOTE = `
const compute = () => { let sum = 0; for (let n = 0; n < 4_000_000; n += 1) sum += Math.sqrt(n); return sum; };
exports.render = async ({ search }) => {
  compute();
  await new Promise((resolve) => setTimeout(resolve, 5));
  return { status: 200, html: search + compute(), state: null, head: { title: 't' }, isCacheable: false };
};`;
const CHROME = `exports.renderChrome = ({ search, fragmentHtml }) => '<main title="' + search + '">' + fragmentHtml + '</main>';`;

const PAGES = 200;
const CONCURRENT = 32;
const HOGS_PER_PROCESSOR = 8;

/** Threads that use all processors. */
const useAllProcessors = () => {
  const hogs = Array.from(
    { length: HOGS_PER_PROCESSOR * availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  return () => Promise.all(hogs.map((hog) => hog.terminate()));
};

describe('a pool with its own limits on a machine without a free processor', () => {
  it('loses no thread and no fragment', async () => {
    const { ports, bundleOf } = someBundles({ 'mfe-swap': REMOTE, shell: CHROME });
    const losses: string[] = [];
    const pool = createRenderPool({
      mode: 'production',
      ports,
      log: (problem) => losses.push(problem),
      endless: () => undefined,
    });
    const release = useAllProcessors();
    const kinds: string[] = [];
    const queries = Array.from({ length: PAGES }, (_, index) => `?${String(index)}`);
    const visitor = async (): Promise<void> => {
      for (let search = queries.shift(); search !== undefined; search = queries.shift()) {
        const job = aConfinedJob({ remote: bundleOf('mfe-swap'), chrome: bundleOf('shell') }, { search });
        const { failure } = await pool.render(job);
        if (failure !== null) kinds.push(failure.kind);
      }
    };
    try {
      await Promise.all(Array.from({ length: CONCURRENT }, visitor));
    } finally {
      await Promise.all([release(), pool.stop()]);
    }
    expect({ losses, kinds }).toEqual({ losses: [], kinds: [] });
  });
});
