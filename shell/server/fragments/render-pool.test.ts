import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Bundle } from '../remotes/index.ts';
import { sha384Of } from '../remotes/integrity.ts';
import type { Rendered, RenderJob } from './render-job.ts';
import { createRenderPool } from './render-pool.ts';
import type { RenderPool } from './render-pool.ts';
import { aRenderRequest } from './render-request.fixture.ts';

const REMOTE = `
let running = 0;
exports.render = async ({ search }) => {
  running += 1;
  const seen = running;
  await new Promise((resolve) => setTimeout(resolve, 20));
  running -= 1;
  if (search === '?exit') process.exit(3);
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

/** The page's markup as a visitor gets it; null where the chrome failed. */
const markupOf = ({ chrome, fragment }: Rendered): string | null =>
  chrome === null ? null : `${chrome.before}${fragment?.html ?? ''}${chrome.after}`;

describe('createRenderPool', () => {
  let folder = '';
  let pool: RenderPool;
  const lost: string[] = [];
  const bundles: { remote: Bundle | null; chrome: Bundle | null } = { remote: null, chrome: null };

  const aBundle = async (name: string, code: string): Promise<Bundle> => {
    const path = join(folder, `${name}.cjs`);
    await writeFile(path, code);
    return { name, version: '1.0.0', path, sha384: sha384Of(Buffer.from(code)) };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pool-'));
    bundles.remote = await aBundle('mfe-swap', REMOTE);
    bundles.chrome = await aBundle('shell', CHROME);
    // a busy machine takes seconds to start a thread
    pool = createRenderPool((problem) => lost.push(problem), 20_000);
  });
  afterAll(async () => {
    await pool.stop();
    await rm(folder, { recursive: true });
  });

  const aJob = (search: string, hasFragment = true): RenderJob => {
    const { remote, chrome } = bundles;
    if (remote === null || chrome === null) throw new Error('no bundles');
    const request = aRenderRequest({ search });
    return {
      fragment: hasFragment ? { bundle: remote, request, calls: { upstreams: {}, headers: {} } } : null,
      chrome: {
        bundle: chrome,
        request: {
          ...request,
          remote: 'mfe-swap',
          overrides: [],
          moreLanguages: [],
          theme: null,
          status: 404,
        },
      },
    };
  };

  it('renders the chrome around the fragment, with its status', async () => {
    const rendered = await pool.render(aJob('?a'));
    expect(markupOf(rendered)).toBe('<main>200 ?a 1</main>');
    expect(rendered).toMatchObject({ failure: null, chromeProblem: null });
  });

  it('renders the chrome alone, with the status of the page', async () => {
    expect(markupOf(await pool.render(aJob('?a', false)))).toBe('<main>404 </main>');
  });

  it('gives each of a crowd its own page', async () => {
    const asked = Array.from({ length: 300 }, (_, index) => `?${String(index)}`);
    const rendered = await Promise.all(asked.map((search) => pool.render(aJob(search))));
    expect(rendered.map((each) => markupOf(each)?.split(' ')[1])).toEqual(asked);
  });

  it('names a fragment that ends its thread, and gives the others to another thread', async () => {
    const [ending, ...others] = await Promise.all(
      ['?exit', ...Array.from({ length: 30 }, (_, index) => `?${String(index)}`)].map((search) =>
        pool.render(aJob(search)),
      ),
    );
    expect(ending).toMatchObject({ fragment: null, failure: { kind: 'crashed' }, chrome: EMPTY_CHROME });
    expect(others.every(({ fragment }) => fragment !== null)).toBe(true);
    expect(lost).toEqual([expect.stringMatching(/^a render thread was lost: .*code 3/)]);
  });

  it('blames the right one for a busy loop after a pause, and the others come from another thread', async () => {
    const asked = ['?busy', ...Array.from({ length: 30 }, (_, index) => `?${String(index)}`)];
    const [busy, ...others] = await Promise.all(asked.map((search) => pool.render(aJob(search))));
    expect(busy).toMatchObject({ fragment: null, failure: { kind: 'busy' }, chrome: EMPTY_CHROME });
    expect(others.every(({ fragment }) => fragment !== null)).toBe(true);
  });

  it('blames nobody in flight for a timer of a page that was answered', async () => {
    const late = await pool.render(aJob('?late'));
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, index) => pool.render(aJob(`?${String(index)}`))),
    );
    expect([late.fragment === null, others.every(({ fragment }) => fragment !== null)]).toEqual([
      false,
      true,
    ]);
  });

  it('says that the chrome is no markup', async () => {
    expect(await pool.render(aJob('?no-text'))).toMatchObject({
      chrome: null,
      chromeProblem: expect.stringContaining('something that is no markup'),
    });
  });

  it('gives up a chrome that hangs, and goes on', async () => {
    const impatient = createRenderPool(() => undefined, 300);
    try {
      expect(markupOf(await impatient.render(aJob('?hang', false)))).toBeNull();
      // the new threads may take longer than 300 ms to start, and are ended then: the test fails by its time limit
      let next: string | null = null;
      while (next !== '<main>200 ?b 1</main>') next = markupOf(await impatient.render(aJob('?b')));
    } finally {
      await impatient.stop();
    }
  });

  it.each([
    { rule: 'for production, where nobody says', mode: undefined, of: 'production' },
    { rule: 'as the server was told', mode: 'development', of: 'development' },
  ])('renders with libraries $rule', async ({ mode, of }) => {
    const before = process.env['NODE_ENV'];
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
    const other = createRenderPool(() => undefined);
    process.env['NODE_ENV'] = before;
    try {
      expect((await other.render(aJob('?mode'))).fragment?.html).toBe(of);
    } finally {
      await other.stop();
    }
  });
});
