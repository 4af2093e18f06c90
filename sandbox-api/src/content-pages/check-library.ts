import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';

import type { Library } from './read-library.ts';
import { refuseFor } from './source-problem.ts';

const LIST_LINE = 1;

const expectKnown = (file: string, what: string, word: string, known: (word: string) => boolean): void => {
  if (!known(word)) refuseFor(file)(LIST_LINE, `${what}: there is no "${word}"`);
};

const checkPosts = ({ posts, postFacts, categories, authors }: Library): void => {
  for (const { slug, category, author } of postFacts) {
    expectKnown('posts.yaml', 'slug', slug, (word) => posts.has(word));
    expectKnown('posts.yaml', `category of ${slug}`, category, (word) => categories.includes(word));
    expectKnown('posts.yaml', `author of ${slug}`, author, (word) => authors.includes(word));
  }
  for (const slug of posts.keys())
    expectKnown(`${DEFAULT_LANGUAGE}/posts/${slug}.md`, 'posts.yaml', slug, (word) =>
      postFacts.some((facts) => facts.slug === word),
    );
};

const POSTS = '/blog/';

const checkPages = ({ pages, posts, pageFacts }: Library): void => {
  const isText = (path: string): boolean =>
    pages.has(path) || (path.startsWith(POSTS) && posts.has(path.slice(POSTS.length)));
  for (const { path, parent, related = [] } of pageFacts)
    for (const named of [path, ...(parent === undefined ? [] : [parent]), ...related])
      expectKnown('pages.yaml', `page ${path}`, named, isText);
};

const checkNames = ({ names, categories, authors }: Library): void => {
  for (const [language, { categories: shown, authors: people }] of names) {
    const file = `${language}/names.yaml`;
    for (const slug of categories)
      expectKnown(file, 'categories', slug, (word) => Object.hasOwn(shown, word));
    for (const slug of authors) expectKnown(file, 'authors', slug, (word) => Object.hasOwn(people, word));
  }
};

/** Checks that lists, names and texts are consistent. Throws a `SourceProblem` if they are not. */
export const checkLibrary = (library: Library): Library => {
  checkPosts(library);
  checkPages(library);
  checkNames(library);
  return library;
};
