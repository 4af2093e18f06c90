import type { Bundle } from '../../releases/remotes/index.ts';
import { aRenderRequest } from './render-request.fixture.ts';
import { machineMs } from './render-job.ts';
import type { Rendered, RenderJob } from './render-job.ts';
import { createRenderPages } from './render-pages.ts';
import type { RenderPages } from './render-pages.ts';

const bundleOf = (name: string): Bundle => ({ name, version: '1.0.0', path: '', sha384: `hash of ${name}` });

const jobOf = (name: string): RenderJob => {
  const request = aRenderRequest();
  const look = { overrides: [], moreLanguages: [], theme: null, runningOrders: 0 };
  return {
    fragment: { bundle: bundleOf(name), request, calls: { upstreams: {}, headers: {} } },
    chrome: { bundle: bundleOf('shell'), request: { ...request, ...look, remote: name, status: 200 } },
  };
};

const DONE: Rendered = {
  fragment: null,
  failure: null,
  chrome: { before: '', after: '' },
  chromeProblem: null,
};

/** Adds a page of each bundle. `results`: the failure of each, or null, by ticket. */
const addAll = (pages: RenderPages, names: readonly string[], results = new Map<string, string | null>()) => {
  for (const name of names) pages.add(jobOf(name), ({ failure }) => results.set(name, failure?.kind ?? null));
  return results;
};

/** Names of the pages that are sent now, with `-` in front if without the fragment. */
const sent = (pages: RenderPages): readonly string[] =>
  pages.takeDue().map(({ job, isWhole }) => `${isWhole ? '' : '-'}${job.fragment?.bundle.name ?? ''}`);

describe('pages of a process that ends', () => {
  it('are rendered again one bundle after another, so that the next end has one cause', () => {
    const pages = createRenderPages();
    const results = addAll(pages, ['one', 'bad', 'three', 'one']);
    expect(sent(pages)).toEqual(['one', 'bad', 'three', 'one']);
    expect(pages.lose()).toEqual(['one@1.0.0', 'bad@1.0.0', 'three@1.0.0']);

    expect(sent(pages)).toEqual(['one', 'one']);
    addAll(pages, ['three', 'new'], results);
    expect(sent(pages)).toEqual(['new']);
    pages.settle(1, DONE);
    expect(sent(pages)).toEqual([]);
    pages.settle(4, DONE);
    expect(sent(pages)).toEqual(['bad']);

    expect(pages.lose()).toEqual(['bad@1.0.0']);
    expect(pages.problems()).toEqual([
      'bad@1.0.0 is left out of pages: the render process ended while it rendered',
    ]);
    expect(sent(pages)).toEqual(['-bad', 'three', 'three', 'new']);
    for (const ticket of [2, 3, 5, 6]) pages.settle(ticket, DONE);
    expect([...results]).toEqual([
      ['one', null],
      ['bad', 'crashed'],
      ['three', null],
      ['new', null],
    ]);
    addAll(pages, ['bad', 'three'], results);
    expect(sent(pages)).toEqual(['-bad', 'three']);
    pages.settle(7, DONE);
    expect([pages.isEmpty(), results.get('bad')]).toEqual([false, 'switched-off']);
  });

  it('wait for each other no longer than for the lost pages of a bundle', () => {
    const pages = createRenderPages();
    addAll(pages, ['one', 'two']);
    sent(pages);
    pages.lose();
    expect(sent(pages)).toEqual(['one']);
    addAll(pages, ['one']);
    expect(sent(pages)).toEqual(['one']);
    pages.settle(1, DONE);
    expect(sent(pages)).toEqual(['two']);
  });

  it('are rendered at once if the cause is known', () => {
    const pages = createRenderPages();
    addAll(pages, ['one', 'bad', 'three']);
    sent(pages);
    pages.blame(bundleOf('bad').sha384);
    expect(pages.lose()).toEqual(['bad@1.0.0']);
    expect(sent(pages)).toEqual(['one', '-bad', 'three']);
  });

  it('do not count again while they are rendered without their fragment', () => {
    const pages = createRenderPages();
    addAll(pages, ['one', 'bad']);
    sent(pages);
    pages.blame(bundleOf('bad').sha384);
    pages.lose();
    expect(sent(pages)).toEqual(['one', '-bad']);
    expect(pages.lose()).toEqual(['one@1.0.0']);
  });
});

describe('the wait for a page', () => {
  it.each([
    { rule: 'is 15 s', limitMs: 1_000, longestMs: 15_000 },
    { rule: 'is not shorter than the limit of its fragment', limitMs: 60_000, longestMs: 60_000 },
  ])('$rule', ({ limitMs, longestMs }) => {
    const beforeMs = machineMs();
    const pages = createRenderPages(limitMs);
    addAll(pages, ['one']);
    const dueAtMs = pages.takeDue()[0]?.dueAtMs ?? 0;
    expect(dueAtMs).toBeGreaterThanOrEqual(beforeMs + longestMs);
    expect(dueAtMs).toBeLessThanOrEqual(machineMs() + longestMs);
  });
});
