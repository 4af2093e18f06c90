import type { Build } from './build.ts';

export type PromisedFile = { readonly field: string; readonly path: string };

/** The files a build says it has, by the field that says so. */
export const promisedFiles = (build: Build): readonly PromisedFile[] => [
  { field: 'entry.path', path: build.entry.path },
  { field: 'server', path: build.server },
  ...build.preload.scripts.map((path) => ({ field: 'preload.scripts', path })),
  ...build.preload.styles.map((path) => ({ field: 'preload.styles', path })),
  ...build.locales.map((language) => ({ field: 'locales', path: `locales/${language}.json` })),
];
