import { readFileSync } from 'node:fs';

import { sourceFiles } from '../check/changed-files.ts';
import { importersOfAll, importGraph, relatedTests } from '../check/import-graph.ts';
import { packageEntries } from '../check/package-entries.ts';
import { fromRoot } from '../webpack/index.ts';

const IS_BROWSER_TEST = /^\/\*\* @jest-environment browser \*\//;

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8');

/** Folder of the package that a file belongs to. */
export const packageOf = (file: string): string => file.split('/')[0] ?? '';

/** Imports between the repository's files. */
export const readRelations = () => {
  const graph = importGraph({
    texts: new Map(sourceFiles().map((file) => [file, read(file)])),
    entries: packageEntries(),
  });
  return {
    /** Returns the files, and all files that import them directly or indirectly. */
    importersOf: (files: readonly string[]): readonly string[] => importersOfAll(graph, files),
    /** Returns Node tests of the first tier that reach the files and belong to their packages, nearest first. */
    testsOf: (files: readonly string[]): readonly string[] => {
      const homes = new Set(files.map(packageOf));
      return relatedTests(graph, files).filter(
        (test) => homes.has(packageOf(test)) && !IS_BROWSER_TEST.test(read(test)),
      );
    },
  };
};
