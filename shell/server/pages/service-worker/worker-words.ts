import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

import type { Language } from '@coinlane/shared-contracts/values';

/**
 * Texts that are shown outside pages of the shell: in notifications and on plain pages. Separate from the texts of
 * pages, so that pages do not include them.
 */
const WorkerWords = t.readonly(
  t.type({
    offline: t.readonly(t.type({ title: t.string, text: t.string, retry: t.string, known: t.string })),
    override: t.readonly(t.type({ title: t.string, live: t.string, stay: t.string })),
    busy: t.readonly(t.type({ title: t.string, text: t.string })),
    invalidUrl: t.readonly(t.type({ title: t.string, text: t.string, home: t.string })),
    notices: t.readonly(t.record(t.string, t.string)),
  }),
  'WorkerWords',
);
type WorkerWords = t.TypeOf<typeof WorkerWords>;

const FOLDER = join(import.meta.dirname, 'words');

const read = (file: string): WorkerWords => {
  const words = WorkerWords.decode(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  if (E.isLeft(words)) throw new Error(`${join(FOLDER, file)}: ${failure(words.left).join('; ')}`);
  return words.right;
};

const ENGLISH = read('en.json');
const WORDS: ReadonlyMap<string, WorkerWords> = new Map(
  readdirSync(FOLDER)
    .filter((file) => extname(file) === '.json')
    .map((file) => [basename(file, '.json'), read(file)]),
);

/** Texts of a language. Each has a file in `words/`. English if there is no file. */
export const workerWords = (language: Language): WorkerWords => WORDS.get(language) ?? ENGLISH;
