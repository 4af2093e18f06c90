import { DatabaseSync } from 'node:sqlite';

import * as t from 'io-ts';

import { Blocks, ContentAction, Questions } from '@coinlane/shared-contracts/content';
import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { createRows, jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import type { Library, Texts } from './read-library.ts';
import { indexed } from './searchable.ts';
import { bodyWords, readingMinutes } from './words-of.ts';

/** Stored text. `record`: JSON of a `TextRecord`. */
export const TextRow = t.type(
  {
    name: t.string,
    language: t.string,
    title: t.string,
    description: t.string,
    record: t.string,
    body: t.string,
    reading_minutes: t.number,
  },
  'TextRow',
);
export type TextRow = t.TypeOf<typeof TextRow>;

/** Parts of a text without a search column. */
export const TextRecord = jsonColumn(
  t.type(
    { actions: t.array(ContentAction), notices: t.array(t.string), faq: Questions, blocks: Blocks },
    'TextRecord',
  ),
);

/** Full-text index of a language. A language without texts uses the English index, because it shows English texts. */
export const indexOf = ({ languages }: Library, language: Language): string =>
  `found_${languages.find((known) => known === language) ?? DEFAULT_LANGUAGE}`;

const tablesOf = (library: Library): string => `
  CREATE TABLE texts (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    record TEXT NOT NULL,
    body TEXT NOT NULL,
    reading_minutes INTEGER NOT NULL,
    PRIMARY KEY (kind, name, language)
  ) STRICT;
  CREATE TABLE pages (
    path TEXT PRIMARY KEY,
    parent TEXT,
    related TEXT NOT NULL
  ) STRICT;
  CREATE TABLE posts (
    slug TEXT PRIMARY KEY,
    category TEXT NOT NULL,
    author TEXT NOT NULL,
    published_at TEXT NOT NULL,
    updated_at TEXT
  ) STRICT;
  ${library.languages
    .map(
      (language) =>
        `CREATE VIRTUAL TABLE ${indexOf(library, language)} USING fts5(slug UNINDEXED, title, description, body, tokenize='unicode61');`,
    )
    .join('\n')}
`;

const keepTexts = (rows: Rows, kind: 'page' | 'post', texts: ReadonlyMap<string, Texts>): void => {
  for (const [name, languages] of texts)
    for (const [language, source] of languages) {
      const { title, description, actions, notices, faq, blocks } = source;
      const body = bodyWords(source);
      rows.run(
        'INSERT INTO texts VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        kind,
        name,
        language,
        title,
        description,
        JSON.stringify({ actions, notices, faq, blocks }),
        body,
        readingMinutes(body, language),
      );
    }
};

/**
 * A post is found in every language. If its translation is missing, the index contains the English text that is
 * shown instead.
 */
const indexPosts = (rows: Rows, library: Library): void => {
  const { posts, languages } = library;
  for (const language of languages)
    for (const [slug, texts] of posts) {
      const source = texts.get(language) ?? texts.get('en');
      if (source !== undefined)
        rows.run(
          `INSERT INTO ${indexOf(library, language)} VALUES (?, ?, ?, ?)`,
          slug,
          indexed(source.title),
          indexed(source.description),
          indexed(bodyWords(source)),
        );
    }
};

/**
 * Stores the library in its own in-memory database. It is built from the files at every start, so that it cannot
 * be outdated or broken, and processes that share the sandbox's file do not conflict.
 */
export const storeLibrary = (library: Library): Rows => {
  const database = new DatabaseSync(':memory:');
  database.exec(tablesOf(library));
  const rows = createRows(database);
  rows.inTransaction(() => {
    keepTexts(rows, 'page', library.pages);
    keepTexts(rows, 'post', library.posts);
    for (const path of library.pages.keys()) {
      const facts = library.pageFacts.find((each) => each.path === path);
      rows.run(
        'INSERT INTO pages VALUES (?, ?, ?)',
        path,
        facts?.parent ?? null,
        JSON.stringify(facts?.related ?? []),
      );
    }
    for (const { slug, category, author, publishedAt, updatedAt } of library.postFacts)
      rows.run(
        'INSERT INTO posts VALUES (?, ?, ?, ?, ?)',
        slug,
        category,
        author,
        publishedAt,
        updatedAt ?? null,
      );
    indexPosts(rows, library);
  });
  return rows;
};
