import { someBundles } from '../confined.fixture.ts';
import type { ConfinedJob } from '../render-job.ts';
import { aRenderRequest } from '../render-request.fixture.ts';
import { createDrawChrome } from './draw-chrome.ts';
import { createRealms } from './realms.ts';

/** Contains the number of renders. */
const COUNTING = `let count = 0;
exports.renderChrome = ({ pathname, status, fragmentHtml }) => {
  if (pathname === '/broken') throw new Error('broken ' + (count += 1));
  return \`<a href="\${pathname}">\${status}</a>\${fragmentHtml === '' ? '<i></i>' : fragmentHtml}<b>\${(count += 1)}</b>\`;
};`;

describe('drawChrome', () => {
  const { ports, bundleOf } = someBundles({ shell: COUNTING });
  const aDrawing = () =>
    createDrawChrome(
      createRealms({ mode: 'production', libraries: new Map() }, { ...ports, crashed: () => undefined }),
    );
  const chrome = ({
    messages = {},
    ...change
  }: Readonly<Record<string, unknown>> = {}): ConfinedJob['chrome'] => {
    const request = { ...aRenderRequest({ pathname: '/currencies' }), messages: undefined };
    return {
      bundle: bundleOf('shell'),
      requestJson: JSON.stringify({ ...request, theme: null, overrides: [], ...change }),
      textsJson: JSON.stringify(messages),
      status: 404,
    };
  };

  it('returns the HTML before and after the fragment, for the given status', async () => {
    const drawChrome = aDrawing();
    expect(await drawChrome(chrome(), 200, true)).toEqual({
      before: '<a href="/currencies">200</a>',
      after: '<b>1</b>',
    });
  });

  it('renders an empty slot', async () => {
    const drawChrome = aDrawing();
    const { before, after } = await drawChrome(chrome(), 200, false);
    expect(before + after).toBe('<a href="/currencies">200</a><i></i><b>1</b>');
  });

  it('renders once for equal requests', async () => {
    const drawChrome = aDrawing();
    const drawn = [await drawChrome(chrome(), 200, true), await drawChrome(chrome(), 200, true)];
    expect(drawn.map(({ after }) => after)).toEqual(['<b>1</b>', '<b>1</b>']);
  });

  it.each([
    { what: 'another path', change: { pathname: '/de' }, status: 200, isFilled: true },
    { what: 'another language', change: { language: 'de' }, status: 200, isFilled: true },
    { what: 'other translations', change: { messages: { a: 'b' } }, status: 200, isFilled: true },
    { what: 'another theme', change: { theme: 'dark' }, status: 200, isFilled: true },
    { what: 'overrides', change: { overrides: ['mfe-pro@2.0.0'] }, status: 200, isFilled: true },
    { what: 'another status', change: {}, status: 404, isFilled: true },
    { what: 'an empty slot', change: {}, status: 200, isFilled: false },
  ])('renders again for $what', async ({ change, status, isFilled }) => {
    const drawChrome = aDrawing();
    await drawChrome(chrome(), 200, true);
    const { before, after } = await drawChrome(chrome(change), status, isFilled);
    expect(before + after).toContain('<b>2</b>');
  });

  it('does not cache a failure', async () => {
    const drawChrome = aDrawing();
    const broken = chrome({ pathname: '/broken' });
    await expect(drawChrome(broken, 200, true)).rejects.toThrow('broken 1');
    await expect(drawChrome(broken, 200, true)).rejects.toThrow('broken 2');
  });

  it('evicts the oldest entry', async () => {
    const drawChrome = aDrawing();
    for (let page = 0; page <= 100; page += 1)
      await drawChrome(chrome({ pathname: `/${String(page)}` }), 200, true);
    expect((await drawChrome(chrome({ pathname: '/100' }), 200, true)).after).toBe('<b>101</b>');
    expect((await drawChrome(chrome({ pathname: '/0' }), 200, true)).after).toBe('<b>102</b>');
  });
});
