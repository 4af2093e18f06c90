import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { OwnFile, Variant } from './front.ts';
import { SPLIT_DIST } from './split-config.ts';
import type { SplitBuild } from './split-build.ts';

const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>\n?/g;
const SCRIPT = /<script src[^>]*><\/script>\n?/g;
const PAGE_DATA = /<script type="application\/json" id="page-data">[\s\S]*?<\/script>/;

/** The site unchanged. */
export const composed: Variant = { name: 'composed', rewrite: (html) => html, files: new Map() };

/** A site on which the pro area was never published: shows its cost for other pages. */
export const withoutPro: Variant = { ...composed, name: 'without pro' };

/** Same HTML and styles without scripts: the lower bound. */
export const staticPage: Variant = {
  name: 'static',
  rewrite: (html) => html.replace(PRELOADED_SCRIPT, '').replace(SCRIPT, '').replace(PAGE_DATA, ''),
  files: new Map(),
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const SPLIT_BASE = '/shell/0-split/browser';

const splitFiles = async (): Promise<ReadonlyMap<string, OwnFile>> => {
  const folder = join(SPLIT_DIST, 'browser');
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TYPES[extname(name)] !== undefined);
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const file = { body: await readFile(join(folder, name)), type: TYPES[extname(name)] ?? '' };
        return [`${SPLIT_BASE}/${name}`, file] as const;
      }),
    ),
  );
};

/**
 * Same sources in one route-split build: the same HTML with the scripts and styles of the split build, preloaded alike.
 */
export const splitBuild = async (build: SplitBuild, remote: string): Promise<Variant> => {
  const lazy = build.scriptsOf(remote);
  const shell = build.scriptsOf('shell');
  // the HTML needs the site's own style sheets; the split chunk also waits for its own
  const styles = build.stylesOf(remote);
  const url = (file: string): string => `${SPLIT_BASE}/${file}`;
  return {
    name: 'split',
    files: await splitFiles(),
    rewrite: (html) => {
      const nonce = /<script src[^>]* nonce="([^"]+)"/.exec(html)?.[1] ?? '';
      const preloads = [...shell, ...lazy].map(
        (file) => `<link rel="preload" as="script" href="${url(file)}" nonce="${nonce}">`,
      );
      const links = styles.map((file) => `<link rel="stylesheet" href="${url(file)}">`);
      const scripts = shell.map((file) => `<script defer src="${url(file)}" nonce="${nonce}"></script>`);
      return html
        .replace(PRELOADED_SCRIPT, '')
        .replace(SCRIPT, '')
        .replace('</head>', `${[...links, ...preloads, ...scripts].join('\n')}\n</head>`);
    },
  };
};
