import type { MessageTree } from './message-tree';
import { textAt } from './message-tree';

export type TextValues = Readonly<Record<string, unknown>>;

/** Translations of the page by language and namespace. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, MessageTree>>;

const rules = new Map<string, Intl.PluralRules>();

const pluralRule = (language: string, count: number, isOrdinal: boolean): string => {
  const type = isOrdinal ? 'ordinal' : 'cardinal';
  const known = rules.get(`${language} ${type}`) ?? new Intl.PluralRules(language, { type });
  rules.set(`${language} ${type}`, known);
  return known.select(count);
};

/** Keys of a text in a language, most specific first: `rows_zero`, `rows_few`, `rows`. */
const keysFor = (key: string, { count, ordinal }: TextValues, language: string): readonly string[] => {
  if (typeof count !== 'number') return [key];
  const isOrdinal = ordinal === true;
  const plural = `${key}_${isOrdinal ? 'ordinal_' : ''}${pluralRule(language, count, isOrdinal)}`;
  return count === 0 && !isOrdinal ? [`${key}_zero`, plural, key] : [plural, key];
};

/** Text of a key in the first language that has it. Null: all lack it. */
export const findText = (
  catalogue: Catalogue,
  languages: readonly string[],
  {
    namespace,
    key,
    values,
  }: { readonly namespace: string; readonly key: string; readonly values: TextValues },
): string | null => {
  for (const language of languages) {
    const tree = catalogue.get(language)?.get(namespace);
    if (tree === undefined) continue;
    for (const each of keysFor(key, values, language)) {
      const text = textAt(tree, each);
      if (text !== null) return text;
    }
  }
  return null;
};

const VALUE = /\{\{(?:- ?)?(.+?)\}\}/g;

/**
 * Inserts the values. A placeholder without a value is unchanged, and values are not searched for further
 * placeholders.
 */
export const fillIn = (text: string, values: TextValues): string =>
  text.replace(VALUE, (whole: string, name: string) => {
    const key = name.trim();
    if (!Object.hasOwn(values, key)) return whole;
    const value = values[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
