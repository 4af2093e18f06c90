import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Bundle } from '../../releases/remotes/index.ts';
import { sha384Of } from '../../releases/remotes/integrity.ts';
import { createRenderProcess } from './render-process.ts';
import type { RenderProcess } from './render-process.ts';
import { aRenderRequest } from './render-request.fixture.ts';

const GOOD = `exports.render = async () => ({ status: 200, html: '<p>good</p>', state: null, head: { title: 't' }, isCacheable: false });`;
const CHROME = `exports.renderChrome = ({ fragmentHtml }) => '<main>' + fragmentHtml + '</main>';`;
/** V8 does not interrupt a loop of one of its own functions. */
const ENDLESS = `exports.render = () => { [].reverse.call({ length: 2 ** 53 - 1 }); };`;
/** Memory outside of the heap, in pieces. `then`: what the bundle does with it. */
const holding = (make: string, then: string): string => `
const held = [];
exports.render = async () => {
  for (let piece = 0; piece < 30; piece += 1) held.push(${make});
  ${then}
  return { status: 200, html: 'held', state: null, head: { title: 't' }, isCacheable: false };
};`;

describe('a thread of a hostile bundle', () => {
  let folder = '';
  let renderer: RenderProcess;
  const logged: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thread-limits-'));
    renderer = createRenderProcess((problem) => logged.push(problem));
  });
  afterAll(async () => {
    await renderer.stop();
    await rm(folder, { recursive: true });
  });

  const bundleOf = async (name: string, code: string): Promise<Bundle> => {
    const path = join(folder, `${name}.cjs`);
    await writeFile(path, code);
    return { name, version: '1.0.0', path, sha384: sha384Of(Buffer.from(code)) };
  };
  const render = async (name: string, code: string) => {
    const request = aRenderRequest();
    return renderer.render({
      fragment: { bundle: await bundleOf(name, code), request, calls: { upstreams: {}, headers: {} } },
      chrome: {
        bundle: await bundleOf('shell', CHROME),
        request: {
          ...request,
          remote: name,
          overrides: [],
          moreLanguages: [],
          theme: null,
          runningOrders: 0,
          status: 200,
        },
      },
    });
  };
  /** Renders the good bundle. A busy machine leaves a fragment out: then it is requested again. */
  const renderGood = async (): Promise<string | undefined> => {
    for (;;) {
      const { fragment, failure } = await render('good', GOOD);
      if (fragment !== null || failure?.kind === 'switched-off') return fragment?.html ?? failure?.kind;
    }
  };

  it.each([
    { rule: 'buffers, which it keeps', make: 'new Uint8Array(8_000_000).fill(1)', then: '' },
    {
      rule: 'buffers that grow, while it computes',
      make: '(() => { const room = new ArrayBuffer(0, { maxByteLength: 8_000_000 }); room.resize(8_000_000); return room; })()',
      then: 'for (;;);',
    },
    { rule: 'shared buffers', make: 'new SharedArrayBuffer(8_000_000)', then: '' },
    { rule: 'the memory of WebAssembly', make: 'new WebAssembly.Memory({ initial: 128 })', then: '' },
  ])('gets no 240 MB of $rule', async ({ rule, make, then }) => {
    const details = new Set<string>();
    // it can be measured after its answer: then the next one fails
    while (![...details].some((detail) => /outside of its heap|is not defined/.test(detail))) {
      const { failure, chrome } = await render(rule.replaceAll(/\W/g, '-'), holding(make, then));
      details.add([failure?.detail, ...logged.splice(0)].join());
      expect(chrome).not.toBeNull();
    }
    expect(await renderGood()).toBe('<p>good</p>');
  });

  it('is ended with its process if it cannot be ended alone, and only its bundle is left out', async () => {
    await renderGood();
    const ends = () => logged.filter((problem) => problem.startsWith('the render process was lost')).length;
    const endless = render('endless', ENDLESS);
    const goods: Promise<string | undefined>[] = [];
    while (ends() === 0) {
      goods.push(renderGood());
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(await endless).toMatchObject({ fragment: null, failure: { kind: 'switched-off' } });
    expect(new Set(await Promise.all(goods))).toEqual(new Set(['<p>good</p>']));
    expect(await render('endless', ENDLESS)).toMatchObject({ failure: { kind: 'switched-off' } });
  });
});
