import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startHoldingService } from '../../holding-service.fixture.ts';
import type { Bundle } from '../../releases/remotes/index.ts';
import { sha384Of } from '../../releases/remotes/integrity.ts';
import type { RenderJob } from './render-job.ts';
import { createRenderProcess } from './render-process.ts';
import type { RenderProcess } from './render-process.ts';
import { aRenderRequest } from './render-request.fixture.ts';

const REMOTE = `exports.render = async ({ search, http }) => {
  if (search === '?calls') for (let call = 0; call < 101; call += 1) await http({ service: 'content', method: 'GET', path: '/' })();
  const last = await http({ service: 'content', method: 'GET', path: '/' })();
  return { status: 200, html: '<p>' + (last.left?.reason ?? 'answered') + '</p>', state: null, head: { title: 't' }, isCacheable: false };
};`;
const CHROME = `exports.renderChrome = ({ fragmentHtml }) => '<main>' + fragmentHtml + '</main>';`;

/** A busy machine takes seconds for one page. */
const PATIENT_MS = 60_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

describe('createRenderProcess', () => {
  let folder = '';
  let renderer: RenderProcess;
  const logged: string[] = [];
  const bundleOf = (name: string, code: string): Bundle => ({
    name,
    version: '1.0.0',
    path: join(folder, `${name}.cjs`),
    sha384: sha384Of(Buffer.from(code)),
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'render-process-'));
    await writeFile(join(folder, 'remote.cjs'), REMOTE);
    await writeFile(join(folder, 'shell.cjs'), CHROME);
    await writeFile(join(folder, 'altered.cjs'), 'exports.render = () => "altered"');
    renderer = createRenderProcess((problem) => logged.push(problem), PATIENT_MS);
  });
  afterAll(async () => {
    await renderer.stop();
    await rm(folder, { recursive: true });
  });

  const aJob = (
    search = '',
    bundle = bundleOf('remote', REMOTE),
    upstreams: NonNullable<RenderJob['fragment']>['calls']['upstreams'] = {},
  ): RenderJob => {
    const request = aRenderRequest({ search });
    return {
      fragment: { bundle, request, calls: { upstreams, headers: {} } },
      chrome: {
        bundle: bundleOf('shell', CHROME),
        request: {
          ...request,
          remote: 'mfe-swap',
          overrides: [],
          moreLanguages: [],
          theme: null,
          runningOrders: 0,
          status: 200,
        },
      },
    };
  };
  /** Ends the process as soon as it has started. Resolves when its end was noticed. */
  const endProcess = async (): Promise<void> => {
    const count = logged.length;
    const end = () => spawnSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'render-host.ts']).status;
    while (end() !== 0) await pause();
    while (logged.length === count) await pause();
  };

  it('makes the calls of a fragment, up to a limit', async () => {
    const [one, many] = await Promise.all([renderer.render(aJob()), renderer.render(aJob('?calls'))]);
    expect(one.fragment?.html).toBe('<p>content is not configured</p>');
    expect(many.fragment?.html).toBe('<p>the page has ended</p>');
  });

  it('never sends code that differs from its hash', async () => {
    const { failure, chrome } = await renderer.render(aJob('', bundleOf('altered', 'exports.render = 1')));
    expect(failure).toMatchObject({ kind: 'unloadable', detail: expect.stringContaining('does not match') });
    expect(chrome).toEqual({ before: '<main></main>', after: '' });
  });

  it('waits for a fragment by a clock that is not set', async () => {
    const aDayAgo = Date.now() - 86_400_000;
    const now = jest.spyOn(Date, 'now').mockImplementation(() => aDayAgo);
    const rendered = renderer.render(aJob());
    now.mockRestore();
    expect((await rendered).failure).toBeNull();
  });

  it('restarts after its process was ended, and renders the pages that were in it', async () => {
    const service = await startHoldingService();
    const upstreams = { content: { baseUrl: service.baseUrl, key: 'k' } };
    const pages = Array.from({ length: 10 }, () => renderer.render(aJob('', undefined, upstreams)));
    await service.untilHeld(10);
    await endProcess();
    service.release();
    const rendered = await Promise.all(pages);
    service.stop();
    expect(rendered.map(({ fragment }) => fragment?.html)).toEqual(pages.map(() => '<p>answered</p>'));
    expect(rendered.every(({ chrome }) => chrome !== null)).toBe(true);
    expect(logged).toEqual(['the render process was lost: SIGKILL, while it rendered remote@1.0.0']);
  });

  it('leaves out a bundle that was being rendered when the process ended twice, and renders the others', async () => {
    const SLOW = 'exports.render = () => new Promise(() => {});';
    await writeFile(join(folder, 'slow.cjs'), SLOW);
    const slow = () => renderer.render(aJob('', bundleOf('slow', SLOW)));
    const page = slow();
    await endProcess();
    await endProcess();
    await page;
    const [left, whole] = await Promise.all([slow(), renderer.render(aJob())]);
    expect(left).toMatchObject({ fragment: null, failure: { kind: 'switched-off' } });
    expect([left.chrome !== null, whole.fragment !== null]).toEqual([true, true]);
  });

  it('answers pending requests when it stops', async () => {
    const other = createRenderProcess(() => undefined, PATIENT_MS);
    const page = other.render(aJob());
    await other.stop();
    expect(await page).toMatchObject({ fragment: null, failure: { kind: 'crashed' }, chrome: null });
  });
});
