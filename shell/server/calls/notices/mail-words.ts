import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

const Texts = t.readonly(t.type({ subject: t.string, text: t.string }));

/** Texts of the link that gives control of an order, and of its pages. */
const RecoveryWords = t.readonly(
  t.type({
    ...{ subject: t.string, text: t.string, button: t.string },
    ...{ title: t.string, lead: t.string, email: t.string, send: t.string, sent: t.string },
    ...{ question: t.string, confirm: t.string, done: t.string, failed: t.string },
    ...{ invalid: t.string, foreign: t.string, again: t.string, tooMany: t.string },
  }),
);

/** Texts of e-mails to visitors, and of the pages that they link to. */
const MailWords = t.readonly(
  t.type({
    deposit: Texts,
    action: Texts,
    finished: Texts,
    refunded: Texts,
    order: t.string,
    open: t.string,
    phishing: t.string,
    reason: t.string,
    unsubscribe: t.string,
    recovery: RecoveryWords,
    page: t.readonly(
      t.type({ title: t.string, question: t.string, confirm: t.string, done: t.string, invalid: t.string }),
    ),
  }),
  'MailWords',
);
export type MailWords = t.TypeOf<typeof MailWords>;

const FOLDER = join(import.meta.dirname, 'words');

const read = (file: string): MailWords => {
  const words = MailWords.decode(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  if (E.isLeft(words)) throw new Error(`${join(FOLDER, file)}: ${failure(words.left).join('; ')}`);
  return words.right;
};

const ENGLISH = read('en.json');
const WORDS: ReadonlyMap<string, MailWords> = new Map(
  readdirSync(FOLDER)
    .filter((file) => extname(file) === '.json')
    .map((file) => [basename(file, '.json'), read(file)]),
);

/** Languages with texts. */
export const MAIL_LANGUAGES: readonly string[] = [...WORDS.keys()];

/** Prefix of the paths of a language. */
export const languagePrefix = (language: string): string => (language === 'en' ? '' : `/${language}`);

/** Language of an e-mail: that of the visitor, or English if the visitor's has no texts. */
export const mailLanguage = (language: string): string => (WORDS.has(language) ? language : 'en');

/** Texts of a language. Each has a file in `words/`. */
export const mailWords = (language: string): MailWords => WORDS.get(language) ?? ENGLISH;

/** Replaces `{{name}}` with values. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
