import { aConfinedJob, someBundles } from '../confined.fixture.ts';
import { machineMs, TICK_MS } from '../render-job.ts';
import { createRealms } from './realms.ts';
import { createRunJob } from './run-job.ts';
import { threadClock } from './wait-own-time.ts';

const REMOTE = `
const deeds = {
  good: () => ({ status: 404, html: '<p>none</p>', state: 1, head: { title: 't' }, isCacheable: false }),
  hangs: () => new Promise(() => {}),
  throws: () => { throw new TypeError('broken'); },
  throwsText: () => { throw 'only words'; },
  nothing: () => undefined,
  text: () => '<p>text</p>',
  cyclic: () => { const state = {}; state.self = state; return { ...deeds.good(), state }; },
};
exports.render = async ({ search, http }) => { if (typeof http !== 'function') throw new Error('no http'); return deeds[search](); };`;
const CHROME = `exports.renderChrome = ({ status, fragmentHtml, remote }) => {
  if (remote === 'broken') throw new Error('chrome is broken');
  return status + fragmentHtml;
};`;

describe('runJob', () => {
  const { ports, bundleOf } = someBundles({
    remote: REMOTE,
    chrome: CHROME,
    empty: 'exports.other = () => 1',
    primitive: 'module.exports = 5',
    broken: 'throw new Error("at once")',
    unreadable: 'this is not code',
  });
  const settings = { mode: 'production' as const, libraries: new Map() };
  const runWithin = (limitMs: number) =>
    createRunJob(
      createRealms(settings, { ...ports, crashed: () => undefined }),
      limitMs,
      threadClock(() => ({ ticks: performance.now() / TICK_MS, cpuMs: 0 })),
    );
  const runJob = runWithin(60_000);
  const aJob = (search: string, remoteName = 'mfe-swap', bundle = 'remote') =>
    aConfinedJob(
      { remote: bundleOf(bundle), chrome: bundleOf('chrome') },
      { search, remoteName, status: 200 },
    );

  it('returns the chrome around the fragment, with its status', async () => {
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
    { search: 'nothing', failure: { kind: 'garbage', detail: 'the answer is undefined' } },
    { search: 'text', failure: { kind: 'garbage', detail: 'the answer is string' } },
    { search: 'cyclic', failure: { kind: 'garbage', detail: expect.stringContaining('not JSON') } },
  ])('returns the chrome with an empty slot if the fragment $search', async ({ search, failure }) => {
    expect(await runJob(aJob(search))).toMatchObject({
      fragment: null,
      failure,
      chrome: { before: '200', after: '' },
    });
  });

  it.each([
    { what: 'is missing or altered', bundle: 'none', detail: /none@1.0.0 .* missing or does not match/ },
    { what: 'exports no render', bundle: 'empty', kind: 'threw', detail: /exports no render/ },
    { what: 'exports nothing', bundle: 'primitive', detail: /primitive@1.0.0: the bundle exports nothing/ },
    { what: 'throws at once', bundle: 'broken', detail: /broken@1.0.0: Error: at once/ },
    { what: 'does not compile', bundle: 'unreadable', detail: /Unexpected/ },
  ])('returns only the chrome if the bundle $what', async ({ bundle, kind = 'unloadable', detail }) => {
    const { failure, chrome } = await runJob(aJob('good', 'mfe-swap', bundle));
    expect(failure).toEqual({ kind, detail: expect.stringMatching(detail) });
    expect(chrome).toEqual({ before: '200', after: '' });
  });

  it('waits for a fragment until its limit', async () => {
    const startedAtMs = Date.now();
    const { failure, chrome } = await runWithin(100)(aJob('hangs'));
    const tookMs = Date.now() - startedAtMs;
    expect(failure).toEqual({ kind: 'timeout', detail: 'no answer in 100 ms' });
    expect(chrome).toEqual({ before: '200', after: '' });
    expect(tookMs).toBeGreaterThanOrEqual(90);
  });

  it('does not wait for a fragment when the visitor has waited for too long', async () => {
    const { failure, chrome } = await runJob({ ...aJob('hangs'), dueAtMs: machineMs() });
    expect(failure).toMatchObject({ kind: 'timeout' });
    expect(chrome).toEqual({ before: '200', after: '' });
  });

  it('reports the problem of the chrome, and keeps the fragment', async () => {
    expect(await runJob(aJob('good', 'broken'))).toMatchObject({
      fragment: { status: 404 },
      chrome: null,
      chromeProblem: expect.stringContaining('chrome is broken'),
    });
  });
});
