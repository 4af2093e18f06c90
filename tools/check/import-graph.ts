import { dirname, join, normalize } from 'node:path/posix';

/** With a comment for webpack in front of it, too. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Files that a file imports, and the other way round; paths are relative to the root. */
export type ImportGraph = { readonly importersOf: (file: string) => readonly string[] };

type Sources = {
  /** Text of each source file by its path. */
  readonly texts: ReadonlyMap<string, string>;
  /** File of each public entry point, such as `@coinlane/shared-contracts/api`. */
  readonly entries: ReadonlyMap<string, string>;
};

/** Reads the static and dynamic imports of all sources. Imports of other packages are left out. */
export const importGraph = ({ texts, entries }: Sources): ImportGraph => {
  const importers = new Map<string, string[]>();
  const resolve = (file: string, specifier: string): string | undefined => {
    if (!specifier.startsWith('.')) return entries.get(specifier);
    const path = normalize(join(dirname(file), specifier)).replace(/\/$/, '');
    const extension = EXTENSIONS.find((each) => texts.has(path + each));
    return extension === undefined ? undefined : path + extension;
  };
  for (const [file, text] of texts)
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const imported = resolve(file, specifier);
      if (imported === undefined) continue;
      const known = importers.get(imported);
      if (known === undefined) importers.set(imported, [file]);
      else known.push(file);
    }
  return { importersOf: (file) => importers.get(file) ?? [] };
};

const TEST = /(?<!\.long)\.test\.tsx?$/;

/** The files, and those that reach one of them through imports, the nearest first. */
export const importersOfAll = (graph: ImportGraph, files: readonly string[]): readonly string[] => {
  const seen = new Set(files);
  for (const file of seen) for (const importer of graph.importersOf(file)) seen.add(importer);
  return [...seen];
};

/** Tests that reach one of the files through imports, the nearest first. */
export const relatedTests = (graph: ImportGraph, files: readonly string[]): readonly string[] =>
  importersOfAll(graph, files).filter((file) => TEST.test(file));
