import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { splitBuild, withoutScripts } from './variants.ts';

const PAGE = [
  '<head>',
  '<template id="critical-css"><style>.a{}</style></template>',
  '<template id="style-sheets"><link rel="stylesheet" href="/shell/1/browser/shell.aa.css"></template>',
  '<noscript><link rel="stylesheet" href="/shell/1/browser/shell.aa.css"></noscript>',
  '<link rel="preload" as="script" fetchpriority="low" href="/shell/1/browser/shell.aa.js" nonce="n">',
  '<link rel="preload" as="script" fetchpriority="low" href="/remotes/mfe-exchange/1/browser/exchange-details.js">',
  '<script nonce="n">start()</script>',
  '</head>',
  '<div data-slot="mfe-exchange">form</div>',
  '<template id="first-scripts"><script src="/shell/1/browser/shell.aa.js" nonce="n"></script></template>',
  '<script type="application/json" id="page-data">{}</script>',
  '</body>',
].join('\n');

describe('the variants of a page', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'variants-'));
    await writeFile(join(folder, 'shell.js'), 'run()');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('have no script in one of them, and all the rest', () => {
    const html = withoutScripts.rewrite?.(PAGE);
    expect(html).not.toContain('script');
    expect(html).toContain('<head>\n<style>.a{}</style>\n');
    expect(html).toContain('<link rel="stylesheet" href="/shell/1/browser/shell.aa.css"></body>');
    expect(html).toContain('<div data-slot="mfe-exchange">form</div>');
  });

  it('start the scripts of the split build at the same moment, and preload the same chunks', async () => {
    const { rewrite, files } = await splitBuild({
      folder,
      scriptsOf: (group) => (group === 'lifecycle' ? [] : [`${group}.js`]),
      stylesOf: (group) => [`${group}.css`],
    });
    const html = rewrite?.(PAGE) ?? '';
    const base = '/shell/0-split/browser';
    expect(html).toContain(
      `<template id="first-scripts"><script defer src="${base}/shell.js"></script><script defer src="${base}/mfe-exchange.js"></script></template>`,
    );
    expect(html.match(/rel="preload" as="script"[^>]*/g)).toEqual(
      ['shell', 'mfe-exchange', 'exchange-details'].map(
        (name) => `rel="preload" as="script" fetchpriority="low" href="${base}/${name}.js"`,
      ),
    );
    expect(html).toContain(`<link rel="stylesheet" href="${base}/mfe-exchange.css"></body>`);
    expect(html).not.toContain('/shell/1/browser/shell.aa.js');
    expect([...files.keys()]).toEqual([`${base}/shell.js`]);
  });
});
