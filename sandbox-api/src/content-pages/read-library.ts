import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as t from 'io-ts';

import { DEFAULT_LANGUAGE, LANGUAGES } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { anchorsOf, withAnchors } from './anchors.ts';
import { Day, only, Slug, SomeText } from './codecs.ts';
import { readSource } from './read-source.ts';
import type { IsServed, TextSource } from './read-source.ts';
import { readYaml } from './read-yaml.ts';
import { refuseFor } from './source-problem.ts';

const PostFacts = only(
  'a post',
  { slug: Slug, category: Slug, author: Slug, publishedAt: Day },
  { updatedAt: Day },
);
type PostFacts = t.TypeOf<typeof PostFacts>;

const PageFacts = only('a page', { path: SomeText }, { parent: SomeText, related: t.array(SomeText) });
type PageFacts = t.TypeOf<typeof PageFacts>;

const Names = only(
  'names',
  {
    categories: t.record(t.string, SomeText),
    authors: t.record(t.string, only('an author', { name: SomeText, about: SomeText }, {})),
  },
  {},
);
type Names = t.TypeOf<typeof Names>;

/** A text in its languages. English always exists. */
export type Texts = ReadonlyMap<Language, TextSource>;

/** Contents of the content folder. */
export type Library = {
  readonly pages: ReadonlyMap<string, Texts>;
  readonly pageFacts: readonly PageFacts[];
  readonly posts: ReadonlyMap<string, Texts>;
  readonly postFacts: readonly PostFacts[];
  readonly categories: readonly string[];
  readonly authors: readonly string[];
  readonly names: ReadonlyMap<Language, Names>;
  /** Languages that were read, English first, and the nine in the order of the switch. */
  readonly languages: readonly Language[];
  /** All languages of each text, read or not, in the same order. */
  readonly available: Readonly<Record<Kind, ReadonlyMap<string, readonly Language[]>>>;
};

export type Kind = 'page' | 'post';

const EXTENSION = '.md';

/**
 * Languages that have a folder: English first, and the nine in the order of the switch. A tenth one needs no
 * change here.
 */
export const languagesIn = (folder: string): readonly Language[] => {
  const there = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));
  const known = LANGUAGES.filter((language) => there.includes(language));
  return [...known, ...there.filter((name) => !known.some((language) => language === name)).sort()];
};

const yamlFile = <A>(folder: string, file: string, codec: t.Decoder<unknown, A>): A => {
  const refuse = refuseFor(file);
  if (!existsSync(join(folder, file))) return refuse(1, 'is missing');
  return readYaml(codec, { text: readFileSync(join(folder, file), 'utf8'), linesBefore: 0, refuse });
};

const markdownIn = (folder: string, place: string): readonly string[] =>
  existsSync(join(folder, place))
    ? readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(EXTENSION))
        .map((file) => file.slice(0, -EXTENSION.length).replaceAll('\\', '/'))
        .sort()
    : [];

type Reading = { readonly languages: readonly Language[]; readonly isServed: IsServed };

/** Texts of a kind by name, with the anchors of the English texts. */
const textsIn = (
  folder: string,
  kind: 'pages' | 'posts',
  { languages, isServed }: Reading,
): ReadonlyMap<string, Texts> => {
  const read = (language: Language, name: string) =>
    readSource(folder, `${language}/${kind}/${name}${EXTENSION}`, isServed);
  const english = new Map(
    markdownIn(folder, `${DEFAULT_LANGUAGE}/${kind}`).map((name) => [name, read(DEFAULT_LANGUAGE, name)]),
  );
  const others = languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .flatMap((language) =>
      markdownIn(folder, `${language}/${kind}`).map((name) => {
        const file = `${language}/${kind}/${name}${EXTENSION}`;
        if (!english.has(name)) refuseFor(file)(1, 'there is no English text of it');
        return { language, name, source: read(language, name) };
      }),
    );
  return new Map(
    [...english].map(([name, source]) => {
      const anchors = anchorsOf(source.blocks);
      const rows = [
        { language: DEFAULT_LANGUAGE, name, source },
        ...others.filter((other) => other.name === name),
      ];
      const texts = rows.map((row): readonly [Language, TextSource] => [
        row.language,
        { ...row.source, blocks: withAnchors(row.source.blocks, anchors) },
      ]);
      return [name, new Map(texts)];
    }),
  );
};

const namesOf = (folder: string, languages: readonly Language[]): ReadonlyMap<Language, Names> =>
  new Map(
    languages
      .filter((language) => language === DEFAULT_LANGUAGE || existsSync(join(folder, language, 'names.yaml')))
      .map((language) => [language, yamlFile(folder, `${language}/names.yaml`, Names)]),
  );

const availableIn = (
  folder: string,
  kind: 'pages' | 'posts',
  names: readonly string[],
): ReadonlyMap<string, readonly Language[]> => {
  const languages = languagesIn(folder);
  return new Map(
    names.map((name) => [
      name,
      languages.filter((language) => existsSync(join(folder, language, kind, `${name}${EXTENSION}`))),
    ]),
  );
};

const withSlash = <A>(texts: ReadonlyMap<string, A>): ReadonlyMap<string, A> =>
  new Map([...texts].map(([name, each]) => [`/${name}`, each]));

/** Reads the content folder in some languages. Default: all. Throws a `SourceProblem` with file and line. */
export const readLibrary = (
  folder: string,
  languages: readonly Language[] = languagesIn(folder),
  isServed: IsServed = () => true,
): Library => {
  const pages = textsIn(folder, 'pages', { languages, isServed });
  const posts = textsIn(folder, 'posts', { languages, isServed });
  return {
    pages: withSlash(pages),
    pageFacts: yamlFile(folder, 'pages.yaml', t.array(PageFacts)),
    posts,
    postFacts: yamlFile(folder, 'posts.yaml', t.array(PostFacts)),
    categories: yamlFile(folder, 'categories.yaml', t.array(Slug)),
    authors: yamlFile(folder, 'authors.yaml', t.array(Slug)),
    names: namesOf(folder, languages),
    languages,
    available: {
      page: withSlash(availableIn(folder, 'pages', [...pages.keys()])),
      post: availableIn(folder, 'posts', [...posts.keys()]),
    },
  };
};
