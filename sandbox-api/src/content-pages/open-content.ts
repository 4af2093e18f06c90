import { join } from 'node:path';

import { checkLibrary } from './check-library.ts';
import { storeLibrary } from './library-store.ts';
import { readLibrary } from './read-library.ts';
import type { PostShelf } from './show-posts.ts';

/** The texts of this repository. */
export const CONTENT_FOLDER = join(import.meta.dirname, '../../content');

/** Reads, checks and indexes a content folder. Throws a `SourceProblem` naming file and line. */
export const openContent = (folder: string): PostShelf => {
  const library = checkLibrary(readLibrary(folder));
  return { library, rows: storeLibrary(library) };
};

/** The same when it is first asked for, and once: most of who opens a sandbox never reads a page. */
export const createContentShelf = (folder: string = CONTENT_FOLDER): (() => PostShelf) => {
  let shelf: PostShelf | null = null;
  return () => (shelf ??= openContent(folder));
};
