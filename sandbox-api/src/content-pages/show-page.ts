import * as t from 'io-ts';

import type { ContentPageReply, PageLink } from '@coinlane/shared-contracts/content';
import type { Language } from '@coinlane/shared-contracts/values';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import { decodeStored } from './decode-stored.ts';
import type { ContentStore } from './show-posts.ts';
import { partsOf, textOf } from './texts.ts';

const PageRow = t.type({ path: t.string, parent: t.union([t.string, t.null]), related: t.string }, 'PageRow');

const Related = jsonColumn(t.array(t.string));

const POSTS = '/blog/';

const pageRow = (rows: Rows, path: string) =>
  rows.first(PageRow, 'SELECT path, parent, related FROM pages WHERE path = ?', path);

const linkTo = (rows: Rows, path: string, language: Language): readonly PageLink[] => {
  const text = path.startsWith(POSTS)
    ? textOf(rows, 'post', path.slice(POSTS.length), language)
    : textOf(rows, 'page', path, language);
  return text === null ? [] : [{ path, title: text.title }];
};

const above = (rows: Rows, parent: string | null, language: Language): readonly PageLink[] =>
  parent === null
    ? []
    : [...above(rows, pageRow(rows, parent)?.parent ?? null, language), ...linkTo(rows, parent, language)];

/** Page by its path without language prefix, in the language or in English. Null if it does not exist. */
export const showPage = (
  { rows, library }: ContentStore,
  path: string,
  language: Language,
): ContentPageReply | null => {
  const row = pageRow(rows, path);
  const text = textOf(rows, 'page', path, language);
  if (row === null || text === null) return null;
  return {
    path,
    locale: text.language,
    languages: library.available.page.get(path) ?? [],
    title: text.title,
    description: text.description,
    ...partsOf(text),
    above: above(rows, row.parent, language),
    related: decodeStored(Related, row.related).flatMap((related) => linkTo(rows, related, language)),
  };
};
