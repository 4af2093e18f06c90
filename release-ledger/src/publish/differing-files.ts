import { isDeepStrictEqual } from 'node:util';

import type { Build, Release, ReleaseFile } from '../format/index.ts';

/** Content of a release. Commit, date and publisher can differ for the same bytes. */
export type Content = Build & { readonly files: Readonly<Record<string, ReleaseFile>> };

const hashIn = (content: Content, path: string): string | null =>
  Object.hasOwn(content.files, path) ? (content.files[path]?.sha384 ?? null) : null;

const COMPARED = [
  'name',
  'version',
  'uniqueName',
  'contract',
  'events',
  'needs',
  'exposes',
  'blocks',
  'routes',
  'queries',
  'namespace',
  'locales',
  'entry',
  'preload',
  'server',
  'shell',
  'fonts',
] as const satisfies readonly (keyof Build)[];

/** Files (and fields of `build.json`) that differ between two contents of one version. Empty: the same release. */
export const differingFiles = (published: Release, offered: Content): readonly string[] => {
  const paths = new Set([...Object.keys(published.files), ...Object.keys(offered.files)]);
  const files = [...paths].toSorted().filter((path) => hashIn(published, path) !== hashIn(offered, path));
  const fields = COMPARED.filter((field) => !isDeepStrictEqual(published[field], offered[field]));
  return [...files, ...fields.map((field) => `build.json (${field})`)];
};
