import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import type { Rows } from '../database/index.ts';
import { decodeStored } from './decode-stored.ts';
import { TextRecord, TextRow } from './library-store.ts';
import type { Kind } from './read-library.ts';

/** Text in the requested language, otherwise in English. Null if it does not exist. */
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

/** Blocks, questions, buttons and notices of a text. */
export const partsOf = ({ record }: TextRow) => decodeStored(TextRecord, record);
