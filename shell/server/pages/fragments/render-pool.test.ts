import { aConfinedJob, someBundles } from './confined.fixture.ts';
import type { LibraryMode } from './realm/library-sources.ts';
import type { ConfinedJob, Rendered } from './render-job.ts';
import { createRenderPool } from './render-pool.ts';
import type { RenderPool } from './render-pool.ts';

const REMOTE = `
let running = 0;
exports.render = async ({ search }) => {
  running += 1;
  const seen = running;
  await new Promise((resolve) => setTimeout(resolve, 20));
  running -= 1;
  if (search === '?exit') { setTimeout(() => { throw new Error('at the end'); }); await new Promise(() => {}); }
  if (search === '?late') setTimeout(() => { throw new Error('late'); }, 30);
  if (search === '?busy') for (;;);
  if (search === '?mode') return { status: 200, html: process.env.NODE_ENV, state: null, head: { title: 't' }, isCacheable: false };
  return { status: 200, html: search + ' ' + seen, state: null, head: { title: 't' }, isCacheable: false };
};`;
const CHROME = `exports.renderChrome = ({ search, fragmentHtml, status }) => {
  if (search === '?hang') return new Promise(() => {});
  if (search === '?no-text') return 5;
  return '<main>' + status + ' ' + fragmentHtml + '</main>';
};`;

const EMPTY_CHROME = { before: '<main>404 </main>', after: '' };

/** HTML of the page. Null if the chrome failed. */
const markupOf = ({ chrome, fragment }: Rendered): string | null =>
  chrome === null ? null : `${chrome.before}${fragment?.html ?? ''}${chrome.after}`;

describe('createRenderPool', () => {
  const { ports, bundleOf } = someBundles({ 'mfe-swap': REMOTE, shell: CHROME });
  const lost: string[] = [];
  let pool: RenderPool;

  /** A busy machine takes seconds to render. */
  const patient = (log: (problem: string) => void, mode: LibraryMode = 'production'): RenderPool =>
    createRenderPool({ mode, ports, log, endless: () => undefined, limitMs: 60_000 });

  beforeAll(() => {
    pool = patient((problem) => lost.push(problem));
  });
  afterAll(() => pool.stop());

  const aJob = (search: string, hasFragment = true): ConfinedJob =>
    aConfinedJob(
      { remote: hasFragment ? bundleOf('mfe-swap') : null, chrome: bundleOf('shell') },
      { search },
    );

  it('renders the chrome around the fragment, with its status', async () => {
    const rendered = await pool.render(aJob('?a'));
    expect(markupOf(rendered)).toBe('<main>200 ?a 1</main>');
    expect(rendered).toMatchObject({ failure: null, chromeProblem: null });
  });

  it('renders the chrome alone, with the status of the page', async () => {
    expect(markupOf(await pool.render(aJob('?a', false)))).toBe('<main>404 </main>');
  });

  it('returns the right page to each of several concurrent requests', async () => {
    const asked = Array.from({ length: 300 }, (_, index) => `?${String(index)}`);
    const rendered = await Promise.all(asked.map((search) => pool.render(aJob(search))));
    expect(rendered.map((each) => markupOf(each)?.split(' ')[1])).toEqual(asked);
  });

  it('reports a fragment that ends its thread, and moves other jobs to another thread', async () => {
    const [ending, ...others] = await Promise.all(
      ['?exit', ...Array.from({ length: 30 }, (_, index) => `?${String(index)}`)].map((search) =>
        pool.render(aJob(search)),
      ),
    );
    expect(ending).toMatchObject({ fragment: null, failure: { kind: 'crashed' }, chrome: EMPTY_CHROME });
    expect(others.every(({ fragment }) => fragment !== null)).toBe(true);
    expect(lost).toEqual([expect.stringMatching(/^a render thread was lost: Error: at the end/)]);
  });

  it('identifies the right job of a busy loop after a pause, and moves the others to another thread', async () => {
    const asked = ['?busy', ...Array.from({ length: 30 }, (_, index) => `?${String(index)}`)];
    const [busy, ...others] = await Promise.all(asked.map((search) => pool.render(aJob(search))));
    expect(busy).toMatchObject({ fragment: null, failure: { kind: 'busy' }, chrome: EMPTY_CHROME });
    expect(others.every(({ fragment }) => fragment !== null)).toBe(true);
  });

  it('does not blame pending jobs for a timer of a finished page', async () => {
    const late = await pool.render(aJob('?late'));
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, index) => pool.render(aJob(`?${String(index)}`))),
    );
    expect([late.fragment === null, others.every(({ fragment }) => fragment !== null)]).toEqual([
      false,
      true,
    ]);
  });

  it('reports that the chrome is not a text', async () => {
    expect(await pool.render(aJob('?no-text'))).toMatchObject({
      chrome: null,
      chromeProblem: expect.stringContaining('did not return a text'),
    });
  });

  it('gives up on a chrome that hangs, and renders the next page', async () => {
    const impatient = createRenderPool({
      mode: 'production',
      ports,
      log: () => undefined,
      endless: () => undefined,
      limitMs: 120,
    });
    try {
      expect(markupOf(await impatient.render(aJob('?hang', false)))).toBeNull();
      // a busy machine may exceed so short a limit
      let next: string | null = null;
      while (next !== '<main>200 ?b 1</main>') next = markupOf(await impatient.render(aJob('?b')));
    } finally {
      await impatient.stop();
    }
  });

  it('loses no thread whose answer waits because this process did not run', async () => {
    const losses: string[] = [];
    const impatient = createRenderPool({
      mode: 'production',
      ports,
      log: (problem) => losses.push(problem),
      endless: () => undefined,
      limitMs: 120,
    });
    try {
      await impatient.render(aJob('?a', false));
      const page = impatient.render(aJob('?b', false));
      // far longer than a thread may take to answer
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      expect(markupOf(await page)).toBe('<main>404 </main>');
      expect(losses).toEqual([]);
    } finally {
      await impatient.stop();
    }
  });

  it.each(['production', 'development'] as const)('renders with the %s libraries', async (mode) => {
    const other = patient(() => undefined, mode);
    try {
      expect((await other.render(aJob('?mode'))).fragment?.html).toBe(mode);
    } finally {
      await other.stop();
    }
  });
});
