import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { OwnFile, Variant } from './front.ts';
import type { SplitBuild } from './split-build.ts';

/** Lazy scripts that a page preloads. In both builds, a chunk has the name of its script. */
const PRELOADED_CHUNK = /<link rel="preload" as="script"[^>]* href="[^"]*\/browser\/([\w-]+)\.js"/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>\n?/g;
const SCRIPT = /<script src[^>]*><\/script>\n?/g;
const INLINE_SCRIPT = /<script(?: nonce="[^"]*")?>[\s\S]*?<\/script>/g;
const PAGE_DATA = /<script type="application\/json" id="page-data">[\s\S]*?<\/script>/;
const FIRST_SCRIPTS = /(<template id="first-scripts">)[\s\S]*?(<\/template>)/;
const STYLE_SHEETS = /<template id="style-sheets">([\s\S]*?)<\/template>\n?<noscript>[\s\S]*?<\/noscript>/;
const CRITICAL_CSS = /<template id="critical-css">([\s\S]*?)<\/template>/;
const SLOT = /data-slot="([^"]+)"/;

/** The site unchanged. */
export const composed: Variant = { rewrite: null, files: new Map() };

/** The same HTML without scripts: the lower bound for the page. Its style sheets also load after the HTML. */
export const withoutScripts: Variant = {
  rewrite: (html) => {
    const sheets = STYLE_SHEETS.exec(html)?.[1] ?? '';
    return [PRELOADED_SCRIPT, SCRIPT, PAGE_DATA, STYLE_SHEETS, FIRST_SCRIPTS, INLINE_SCRIPT]
      .reduce((rest, part) => rest.replace(part, ''), html)
      .replace(CRITICAL_CSS, '$1')
      .replace('</body>', `${sheets}</body>`);
  },
  files: new Map(),
};

const page = (body: string): OwnFile => ({
  type: 'text/html; charset=utf-8',
  body: Buffer.from(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Exchange</title>${body}</html>`,
  ),
});

/** Two pages without code of the site: a field in bare HTML, and one that is rendered by the libraries alone. */
export const floors = (aloneScript: Buffer): Variant => ({
  ...composed,
  files: new Map([
    [
      '/bare',
      page('<body><main><h1>Exchange</h1><label>You send <input inputmode="decimal"></label></main>'),
    ],
    ['/alone', page('<script defer src="/alone.js"></script><body>')],
    ['/alone.js', { type: 'text/javascript', body: aloneScript }],
  ]),
});

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const SPLIT_BASE = '/shell/0-split/browser';

const urlOf = (file: string): string => `${SPLIT_BASE}/${file}`;

const splitFiles = async (folder: string): Promise<ReadonlyMap<string, OwnFile>> => {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TYPES[extname(name)] !== undefined);
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const file = { body: await readFile(join(folder, name)), type: TYPES[extname(name)] ?? '' };
        return [urlOf(name), file] as const;
      }),
    ),
  );
};

/**
 * The same sources in one route-split build: the same HTML, with the scripts and styles of the split build, which
 * start at the same moment. The pins of the page do not contain its chunks, so the front removes the policy that
 * allows only pinned files.
 */
export const splitBuild = async (build: SplitBuild): Promise<Variant> => ({
  files: await splitFiles(build.folder),
  isPolicyLeftOut: true,
  rewrite: (html) => {
    const remote = SLOT.exec(html)?.[1] ?? '';
    const scripts = [...new Set(['shell', remote].flatMap(build.scriptsOf))];
    const chunks = [...html.matchAll(PRELOADED_CHUNK)].flatMap(([, name = '']) => build.scriptsOf(name));
    const preloads = [...new Set([...scripts, ...chunks])].map(
      (file) => `<link rel="preload" as="script" fetchpriority="low" href="${urlOf(file)}">`,
    );
    // the HTML needs the site's own style sheets; the split chunk also waits for its own
    const links = build.stylesOf(remote).map((file) => `<link rel="stylesheet" href="${urlOf(file)}">`);
    const tags = scripts.map((file) => `<script defer src="${urlOf(file)}"></script>`);
    return html
      .replace(PRELOADED_SCRIPT, '')
      .replace(SCRIPT, '')
      .replace(FIRST_SCRIPTS, `$1${tags.join('')}$2`)
      .replace('</head>', `${preloads.join('\n')}\n</head>`)
      .replace('</body>', `${links.join('')}</body>`);
  },
});
