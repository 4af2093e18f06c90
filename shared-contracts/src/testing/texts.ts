/** Texts of one file by dotted key, such as `deposit.address`. */
export type Texts = ReadonlyMap<string, string>;

const PLURAL_ENDING = /_(zero|one|two|few|many|other)$/;

const entriesOf = (node: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => entriesOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]];

/** Parses a file of texts. Throws if it is not valid JSON. */
export const textsFrom = (json: string): Texts => new Map(entriesOf(JSON.parse(json), ''));

/** Key without a plural suffix: `age.hours` for `age.hours_one`. */
export const baseOfKey = (key: string): string => key.replace(PLURAL_ENDING, '');

const isPlural = (key: string): boolean => PLURAL_ENDING.test(key);

const formsOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Keys that a language must have: those of English, with the plural forms of the language. */
const keysFor = (language: string, english: Texts): readonly string[] => {
  const keys = [...english.keys()];
  const plurals = new Set(keys.filter(isPlural).map(baseOfKey));
  return [
    ...keys.filter((key) => !isPlural(key)),
    ...[...plurals].flatMap((base) => formsOf(language).map((form) => `${base}_${form}`)),
  ];
};

const marksOf = (text: string): readonly string[] => {
  const placeholders = new Set(text.match(/\{\{[^}]+\}\}/g) ?? []);
  return [...placeholders, ...(text.match(/<\/?\w+>/g) ?? [])].toSorted();
};

/**
 * Whether a plural form is used only for the number 1, so that the text can omit the count. False in ru, where 21
 * has the same form.
 */
const isForOneOnly = (language: string, key: string): boolean => {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
  return key.endsWith('_one') && numbers.filter((number) => rules.select(number) === 'one').join() === '1';
};

const fits = (language: string, key: string, text: string, english: Texts): boolean => {
  const model = english.get(`${baseOfKey(key)}_other`) ?? english.get(key) ?? '';
  const wanted = marksOf(model).join();
  const found = marksOf(text);
  const withCount = [...found, '{{count}}'].toSorted();
  return found.join() === wanted || (isForOneOnly(language, key) && withCount.join() === wanted);
};

/** Problems of the texts of a language compared with English, each with its key. */
export const problemsOfTexts = (language: string, texts: Texts, english: Texts): readonly string[] => {
  const wanted = new Set(keysFor(language, english));
  const missing = [...wanted].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
  const surplus = [...texts.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${key} is not in English`);
  const mismatched = [...texts]
    .filter(([key, text]) => wanted.has(key) && !fits(language, key, text, english))
    .map(([key]) => `${key} has other placeholders or tags than the English text`);
  const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`);
  return [...missing, ...surplus, ...mismatched, ...empty];
};
