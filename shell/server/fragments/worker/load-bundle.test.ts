import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sha384Of } from '../../remotes/integrity.ts';
import { loadBundleFunction } from './load-bundle.ts';

describe('loadBundleFunction (fault matrix S02)', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const aBundle = async (version: string, code: string) => {
    const path = join(folder, `${version}.cjs`);
    await writeFile(path, code);
    return { name: 'mfe-swap', version, path, sha384: sha384Of(Buffer.from(code)) };
  };

  it('gives a function of the bundle', async () => {
    expect(loadBundleFunction(await aBundle('1.0.0', 'exports.render = () => "one"'), 'render')()).toBe(
      'one',
    );
  });

  it('holds two versions beside each other', async () => {
    const [one, two] = [
      await aBundle('1.0.0', 'exports.render = () => 1'),
      await aBundle('2.0.0', 'exports.render = () => 2'),
    ];
    const answers = [one, two, one].map((bundle) => loadBundleFunction(bundle, 'render')());
    expect(answers).toEqual([1, 2, 1]);
  });

  it('evaluates a bundle once', async () => {
    const bundle = await aBundle(
      '1.0.0',
      'let calls = 0; exports.render = () => { calls += 1; return calls; };',
    );
    loadBundleFunction(bundle, 'render')();
    expect(loadBundleFunction(bundle, 'render')()).toBe(2);
  });

  it('lets bundles of all remotes share one React, wherever they lie', async () => {
    const code = 'exports.render = () => require("react")';
    const [one, two] = [await aBundle('1.0.0', code), await aBundle('2.0.0', `${code};`)];
    expect(loadBundleFunction(one, 'render')()).toBe(loadBundleFunction(two, 'render')());
  });

  it.each([
    {
      what: 'altered bytes',
      code: 'exports.render = 1',
      hash: 'other',
      problem: /mfe-swap@1.0.0 server bundle does not match its hash/,
    },
    {
      what: 'no such function',
      code: 'exports.other = () => 1',
      hash: null,
      problem: /mfe-swap@1.0.0 exports no render/,
    },
    {
      what: 'something that is no function',
      code: 'exports.render = 5',
      hash: null,
      problem: /exports no render/,
    },
    { what: 'no exports', code: 'module.exports = 5', hash: null, problem: /exports nothing/ },
    { what: 'code that throws', code: 'throw new Error("at once")', hash: null, problem: /at once/ },
    { what: 'code that does not compile', code: 'this is no code', hash: null, problem: /Unexpected/ },
  ])('refuses $what', async ({ code, hash, problem }) => {
    const bundle = await aBundle('1.0.0', code);
    expect(() => loadBundleFunction({ ...bundle, sha384: hash ?? bundle.sha384 }, 'render')).toThrow(problem);
  });

  it('refuses a file that is not there', () => {
    const bundle = { name: 'mfe-swap', version: '1.0.0', path: join(folder, 'none.cjs'), sha384: '' };
    expect(() => loadBundleFunction(bundle, 'render')).toThrow(/ENOENT/);
  });
});
