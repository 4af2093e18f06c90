import { baseOfKey } from '../../shared-contracts/src/testing/index.ts';
import type { Texts } from '../../shared-contracts/src/testing/index.ts';
import type { SourceWords } from './read-source.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Pattern of a template with at least the start or the end of a key. A template with only variable parts matches
 * nothing.
 */
const patternOf = (parts: readonly (string | null)[]): RegExp | null => {
  const told = parts.filter((part) => part !== null && /[a-z]/i.test(part));
  if (told.length === 0) return null;
  return new RegExp(`^${parts.map((part) => (part === null ? '.+' : escaped(part))).join('')}$`);
};

const withoutNamespace = (key: string): string => key.slice(key.indexOf(':') + 1);

/** Keys of English texts that no source uses, directly or with a template. */
export const unusedKeys = (english: Texts, sources: readonly SourceWords[]): readonly string[] => {
  const named = new Set(sources.flatMap(({ strings }) => strings).map(withoutNamespace));
  const patterns = sources.flatMap(({ templates }) =>
    templates.map(patternOf).filter((pattern) => pattern !== null),
  );
  const isUsed = (key: string): boolean =>
    named.has(key) || patterns.some((pattern) => pattern.test(key) || pattern.test(`:${key}`));
  return [...new Set([...english.keys()].map(baseOfKey))].filter((key) => !isUsed(key));
};
