import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { fromRoot } from '../../tools/webpack/paths.ts';

/** Two letters that are not a language. Text in another form was not translated. */
export const PSEUDO = 'qq';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** Must not change in a translation: placeholders, tags, references to other texts. */
const KEPT = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/;

/** Adds an accent to every vowel, and a third of the length, as in longer languages. */
const pseudoText = (text: string): string => {
  const parts = text
    .split(KEPT)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter),
    );
  return `${parts.join('')}${'·'.repeat(Math.ceil(text.length / 3))}`;
};

const pseudoTree = (node: unknown): unknown => {
  if (typeof node === 'string') return pseudoText(node);
  if (Array.isArray(node)) return node.map(pseudoTree);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, pseudoTree(child)]));
};

const translate = async (from: string, to: string): Promise<void> => {
  const english: unknown = JSON.parse(await readFile(from, 'utf8'));
  await writeFile(to, JSON.stringify(pseudoTree(english)));
};

/** Adds one file of texts to a remote's build, like a translator. */
export const addPseudoTexts = async (folder: string): Promise<void> => {
  await translate(join(folder, 'locales/en.json'), join(folder, `locales/${PSEUDO}.json`));
  const path = join(folder, 'build.json');
  const build: unknown = JSON.parse(await readFile(path, 'utf8'));
  // the list of files that a build creates
  const locales = (await readdir(join(folder, 'locales'))).map((file) => file.replace('.json', ''));
  await writeFile(path, JSON.stringify({ ...Object(build), locales: locales.toSorted() }));
};

/** Creates a built shell with an additional file of texts. Returns the value for `SHELL_DIST`. */
export const shellWithPseudoTexts = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'shell-pseudo-'));
  await cp(fromRoot('shell/dist'), join(folder, 'dist'), { recursive: true });
  await cp(fromRoot('shell/locales'), join(folder, 'locales'), { recursive: true });
  for (const texts of ['locales', 'locales/sign-in'])
    await translate(join(folder, texts, 'en.json'), join(folder, texts, `${PSEUDO}.json`));
  return join(folder, 'dist');
};

/** The texts that a page shows or announces in its own language; runs in the browser. */
const ownTexts = (language: string): readonly string[] => {
  const isOwn = (element: Element): boolean =>
    element.checkVisibility() &&
    element.closest('script, style, noscript, code, [translate="no"]') === null &&
    element.closest('[lang]')?.getAttribute('lang') === language;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement !== null && isOwn(node.parentElement)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  const found: string[] = [document.title];
  while (walker.nextNode() !== null) found.push(walker.currentNode.textContent ?? '');
  const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')].filter(
    isOwn,
  );
  const names = ['aria-label', 'placeholder', 'title', 'alt'];
  return [...found, ...named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))];
};

/** Whether a word has letters and an unaccented vowel. Addresses, amounts and tickers are not words. */
const isUntranslated = (word: string): boolean => /[aeiou]/.test(word) && /^[\p{L}'-]{3,}$/u.test(word);

/**
 * Visible or announced words that are not translated, except the given names. Excludes parts marked as another language
 * or as not to be translated.
 */
export const untranslatedWords = async (
  page: Page,
  names: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const texts = await page.evaluate(ownTexts, PSEUDO);
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{M}\d.@/:_'-]+/gu) ?? []);
  return [...new Set(words.filter((word) => isUntranslated(word) && !names.has(word.toLowerCase())))];
};
