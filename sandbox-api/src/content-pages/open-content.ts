import { join } from 'node:path';

import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { checkLibrary } from './check-library.ts';
import { storeLibrary } from './library-store.ts';
import { languagesIn, readLibrary } from './read-library.ts';
import type { Library } from './read-library.ts';
import type { IsServed } from './read-source.ts';
import type { ContentStore } from './show-posts.ts';

/** Texts of this repository. */
export const CONTENT_FOLDER = join(import.meta.dirname, '../../../content');

/** Parts of the content that a site has. Default: all. */
export type SiteOfTexts = {
  /** Whether the site has a page or post. */
  readonly isOffered?: (path: string) => boolean;
  readonly isServed?: IsServed;
};

/** The library without posts that the site does not offer. */
const offeredPosts = (library: Library, isOffered: (path: string) => boolean): Library => {
  const isKept = ([slug]: readonly [string, unknown]): boolean => isOffered(`/blog/${slug}`);
  return {
    ...library,
    posts: new Map([...library.posts].filter(isKept)),
    postFacts: library.postFacts.filter(({ slug }) => isKept([slug, null])),
    available: { ...library.available, post: new Map([...library.available.post].filter(isKept)) },
  };
};

/**
 * Reads, checks and indexes a content folder. Default: in all languages. Throws a `SourceProblem` with file and line.
 */
export const openContent = (
  folder: string,
  languages?: readonly Language[],
  { isOffered = () => true, isServed }: SiteOfTexts = {},
): ContentStore => {
  const library = offeredPosts(checkLibrary(readLibrary(folder, languages, isServed)), isOffered);
  return { library, rows: storeLibrary(library) };
};

/**
 * Opens the folder in a language and in English at the first request for it, because reading all languages takes
 * most of a second.
 */
export const createContentStore = (
  folder: string = CONTENT_FOLDER,
  site: SiteOfTexts = {},
): ((language: Language) => ContentStore) => {
  const shelves = new Map<Language, ContentStore>();
  return (language) => {
    const own = languagesIn(folder).includes(language) ? language : DEFAULT_LANGUAGE;
    const content = shelves.get(own) ?? openContent(folder, [...new Set([DEFAULT_LANGUAGE, own])], site);
    shelves.set(own, content);
    return content;
  };
};
