import { dirname, join, normalize } from 'node:path/posix';

/** Also matches a webpack comment before the specifier. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;
/** A file or folder that a source reads or starts, preceded by its folder or the root. */
const NAMED = /\b(import\.meta\.dirname,|fromRoot\(|join\(ROOT,)\s*'([^']+)'/g;
const CODE = /\.tsx?$/;
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Files that import a file or contain its path. Paths are relative to the root. */
export type ImportGraph = { readonly importersOf: (file: string) => readonly string[] };

type Sources = {
  /** Text of each source file, by its path. */
  readonly texts: ReadonlyMap<string, string>;
  /** File of each public entry point, such as `@coinlane/shared-contracts/api`. */
  readonly entries: ReadonlyMap<string, string>;
};

const foldersOf = (file: string): readonly string[] => {
  const parts = file.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
};

/**
 * Reads the static and dynamic imports of all sources, and the paths in them. The path of a folder represents its
 * files except code. Ignores imports of other packages.
 */
export const importGraph = ({ texts, entries }: Sources): ImportGraph => {
  const importers = new Map<string, string[]>();
  const resolve = (file: string, specifier: string): string | undefined => {
    if (!specifier.startsWith('.')) return entries.get(specifier);
    const path = normalize(join(dirname(file), specifier)).replace(/\/$/, '');
    const extension = EXTENSIONS.find((each) => texts.has(path + each));
    return path + (extension ?? '');
  };
  const add = (imported: string | undefined, file: string): void => {
    if (imported === undefined) return;
    const known = importers.get(imported);
    if (known === undefined) importers.set(imported, [file]);
    else known.push(file);
  };
  for (const [file, text] of texts) {
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) add(resolve(file, specifier), file);
    for (const [, base, path = ''] of text.matchAll(NAMED))
      add(join(base === 'import.meta.dirname,' ? dirname(file) : '', path), file);
  }
  return {
    importersOf: (file) =>
      [file, ...(CODE.test(file) ? [] : foldersOf(file))].flatMap((path) => importers.get(path) ?? []),
  };
};

const TEST = /(?<!\.long)\.test\.tsx?$/;

/** The files, and those that reach one of them through imports, nearest first. */
export const importersOfAll = (graph: ImportGraph, files: readonly string[]): readonly string[] => {
  const seen = new Set(files);
  for (const file of seen) for (const importer of graph.importersOf(file)) seen.add(importer);
  return [...seen];
};

/** Tests that reach one of the files through imports, nearest first. */
export const relatedTests = (graph: ImportGraph, files: readonly string[]): readonly string[] =>
  importersOfAll(graph, files).filter((file) => TEST.test(file));
