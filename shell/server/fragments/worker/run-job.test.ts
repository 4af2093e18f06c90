import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sha384Of } from '../../remotes/integrity.ts';
import type { RenderJob } from '../render-job.ts';
import { aRenderRequest } from '../render-request.fixture.ts';
import { FRAGMENT_LIMIT_MS, runJob } from './run-job.ts';

const REMOTE = `
const deeds = {
  good: () => ({ status: 404, html: '<p>none</p>', state: 1, head: { title: 't' }, isCacheable: false }),
  hangs: () => new Promise(() => {}),
  throws: () => { throw new TypeError('broken'); },
  throwsText: () => { throw 'only words'; },
};
exports.render = async ({ search, http }) => { if (typeof http !== 'function') throw new Error('no http'); return deeds[search](); };`;
const CHROME = `exports.renderChrome = ({ status, fragmentHtml, remote }) => {
  if (remote === 'broken') throw new Error('chrome is broken');
  return status + fragmentHtml;
};`;

describe('runJob', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'run-job-'));
    await writeFile(join(folder, 'remote.cjs'), REMOTE);
    await writeFile(join(folder, 'chrome.cjs'), CHROME);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const bundleOf = (name: string, code: string) => ({
    name,
    version: '1.0.0',
    path: join(folder, `${name}.cjs`),
    sha384: sha384Of(Buffer.from(code)),
  });
  const aJob = (search: string, remote = 'remote'): RenderJob => {
    const request = aRenderRequest({ pathname: '/', search });
    return {
      fragment: { bundle: bundleOf('remote', REMOTE), request, calls: { upstreams: {}, headers: {} } },
      chrome: {
        bundle: bundleOf('chrome', CHROME),
        request: { ...request, remote, overrides: [], moreLanguages: [], theme: null, status: 200 },
      },
    };
  };

  it('gives the chrome around the fragment, with its status', async () => {
    expect(await runJob(aJob('good'))).toMatchObject({
      fragment: { status: 404, html: '<p>none</p>', stateJson: '1' },
      failure: null,
      chrome: { before: '404', after: '' },
    });
  });

  it.each([
    { search: 'throws', failure: { kind: 'threw', detail: expect.stringContaining('TypeError: broken') } },
    { search: 'throwsText', failure: { kind: 'threw', detail: 'only words' } },
    { search: 'unheard-of', failure: { kind: 'threw' } },
  ])('gives the chrome with an empty slot when the fragment $search', async ({ search, failure }) => {
    expect(await runJob(aJob(search))).toMatchObject({
      fragment: null,
      failure,
      chrome: { before: '200', after: '' },
    });
  });

  it('waits one second and no longer', async () => {
    const startedAtMs = Date.now();
    const { failure, chrome } = await runJob(aJob('hangs'));
    const tookMs = Date.now() - startedAtMs;
    expect(failure).toEqual({ kind: 'timeout', detail: 'no answer in 1000 ms' });
    expect(chrome).toEqual({ before: '200', after: '' });
    expect(tookMs).toBeGreaterThanOrEqual(FRAGMENT_LIMIT_MS - 10);
    expect(tookMs).toBeLessThan(FRAGMENT_LIMIT_MS * 5);
  });

  it('says what is wrong with the chrome, and keeps the fragment', async () => {
    expect(await runJob(aJob('good', 'broken'))).toMatchObject({
      fragment: { status: 404 },
      chrome: null,
      chromeProblem: expect.stringContaining('chrome is broken'),
    });
  });
});
