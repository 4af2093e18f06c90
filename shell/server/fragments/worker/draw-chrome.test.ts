import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sha384Of } from '../../remotes/integrity.ts';
import type { ChromeJob, ChromeRequest } from '../render-job.ts';
import { aRenderRequest } from '../render-request.fixture.ts';
import { drawChrome } from './draw-chrome.ts';

/** Says how often it was drawn. */
const COUNTING = `let count = 0;
exports.renderChrome = ({ pathname, status, fragmentHtml }) => {
  if (pathname === '/broken') throw new Error('broken ' + (count += 1));
  return \`<a href="\${pathname}">\${status}</a>\${fragmentHtml === '' ? '<i></i>' : fragmentHtml}<b>\${(count += 1)}</b>\`;
};`;

describe('drawChrome', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'draw-chrome-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A chrome of its own: its count begins at one. */
  const aChrome = async (name: string) => {
    const path = join(folder, `${name}.cjs`);
    await writeFile(path, COUNTING);
    const bundle = { name: 'shell', version: '1.0.0', path, sha384: sha384Of(Buffer.from(COUNTING)) };
    return (change: Partial<ChromeRequest> = {}): ChromeJob => ({
      bundle,
      request: {
        ...aRenderRequest({ pathname: '/currencies' }),
        remote: 'mfe-listing',
        overrides: [],
        moreLanguages: [],
        theme: null,
        status: 404,
        ...change,
      },
    });
  };

  it('gives what stands before and after the fragment, with the status it is told', async () => {
    const chrome = await aChrome('both-sides');
    expect(await drawChrome(chrome(), 200, true)).toEqual({
      before: '<a href="/currencies">200</a>',
      after: '<b>1</b>',
    });
  });

  it('draws an empty slot as the chrome wants it', async () => {
    const chrome = await aChrome('empty');
    const { before, after } = await drawChrome(chrome(), 200, false);
    expect(before + after).toBe('<a href="/currencies">200</a><i></i><b>1</b>');
  });

  it('draws once what is told the same', async () => {
    const chrome = await aChrome('once');
    const drawn = [await drawChrome(chrome(), 200, true), await drawChrome(chrome(), 200, true)];
    expect(drawn.map(({ after }) => after)).toEqual(['<b>1</b>', '<b>1</b>']);
  });

  it.each([
    { what: 'another path', change: { pathname: '/de' }, status: 200, isFilled: true },
    { what: 'another language', change: { language: 'de' as const }, status: 200, isFilled: true },
    { what: 'other words', change: { messages: { a: 'b' } }, status: 200, isFilled: true },
    { what: 'another theme', change: { theme: 'dark' as const }, status: 200, isFilled: true },
    { what: 'versions asked for', change: { overrides: ['mfe-pro@2.0.0'] }, status: 200, isFilled: true },
    { what: 'another status', change: {}, status: 404, isFilled: true },
    { what: 'an empty slot', change: {}, status: 200, isFilled: false },
  ])('draws anew for $what', async ({ what, change, status, isFilled }) => {
    const chrome = await aChrome(what.replaceAll(' ', '-'));
    await drawChrome(chrome(), 200, true);
    const { before, after } = await drawChrome(chrome(change), status, isFilled);
    expect(before + after).toContain('<b>2</b>');
  });

  it('keeps no failure', async () => {
    const chrome = await aChrome('failure');
    const broken = chrome({ pathname: '/broken' });
    await expect(drawChrome(broken, 200, true)).rejects.toThrow('broken 1');
    await expect(drawChrome(broken, 200, true)).rejects.toThrow('broken 2');
  });

  it('forgets the oldest of many', async () => {
    const chrome = await aChrome('many');
    for (let page = 0; page <= 100; page += 1)
      await drawChrome(chrome({ pathname: `/${String(page)}` }), 200, true);
    expect((await drawChrome(chrome({ pathname: '/100' }), 200, true)).after).toBe('<b>101</b>');
    expect((await drawChrome(chrome({ pathname: '/0' }), 200, true)).after).toBe('<b>102</b>');
  });
});
