import * as t from 'io-ts';

import { DEFAULT_LANGUAGE, LANGUAGES } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import type { Rows } from '../database/index.ts';
import { decodeKept } from './decode-kept.ts';
import { TextRecord, TextRow } from './library-store.ts';

export type Kind = 'page' | 'post';

const LanguageRow = t.type({ language: t.string }, 'LanguageRow');

/** A text in the asked language, else in English; null where there is none. */
export const textOf = (rows: Rows, kind: Kind, name: string, language: Language): TextRow | null =>
  rows.first(
    TextRow,
    `SELECT name, language, title, description, record, body, reading_minutes FROM texts
     WHERE kind = ? AND name = ? AND language IN (?, ?) ORDER BY language = ? DESC LIMIT 1`,
    kind,
    name,
    language,
    DEFAULT_LANGUAGE,
    language,
  );

/** The languages a text is there in, the nine in the order of the language switch. */
export const languagesOf = (rows: Rows, kind: Kind, name: string): readonly Language[] => {
  const there = rows
    .all(LanguageRow, 'SELECT language FROM texts WHERE kind = ? AND name = ?', kind, name)
    .map(({ language }) => language);
  const known = LANGUAGES.filter((language) => there.includes(language));
  return [...known, ...there.filter((language) => !known.some((each) => each === language))];
};

/** The blocks, questions, buttons and notices of a text. */
export const partsOf = ({ record }: TextRow) => decodeKept(TextRecord, record);
