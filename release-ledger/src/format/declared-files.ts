import type { Build } from './build.ts';

export type DeclaredFile = { readonly field: string; readonly path: string };

/** Files that a build declares, by the field that contains them. */
export const declaredFiles = (build: Build): readonly DeclaredFile[] => [
  { field: 'entry.path', path: build.entry.path },
  { field: 'server', path: build.server },
  ...build.preload.scripts.map((path) => ({ field: 'preload.scripts', path })),
  ...build.preload.styles.map((path) => ({ field: 'preload.styles', path })),
  ...(build.fonts ?? []).map((path) => ({ field: 'fonts', path })),
  ...build.locales.map((language) => ({ field: 'locales', path: `locales/${language}.json` })),
];
