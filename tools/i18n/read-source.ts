import { parse } from '@babel/core';
import type { types } from '@babel/core';

/** Parts of a source file that concern texts. */
export type SourceWords = {
  /** All strings, such as keys. */
  readonly strings: readonly string[];
  /** Templates such as `stage.${status}.title`, with variable parts as null. */
  readonly templates: readonly (readonly (string | null)[])[];
  /** Text in markup instead of in the locales, with its line. */
  readonly hardCoded: readonly { readonly line: number; readonly text: string }[];
};

const SPOKEN_ATTRIBUTES: readonly string[] = ['aria-label', 'alt', 'title', 'placeholder'];
/** Two consecutive letters: a sign, a unit or a ticker's parenthesis is not a word. */
const WORD = /\p{Ll}{2}|\p{Lo}{2}/u;

const isNode = (value: unknown): value is types.Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: types.Node): readonly types.Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const partsOf = (node: types.TemplateLiteral): readonly (string | null)[] =>
  node.quasis.flatMap(({ value }, index) => (index === 0 ? [value.raw] : [null, value.raw]));

/** Text of an element or attribute that a visitor sees or a screen reader reads, or null. */
const wordsInMarkup = (node: types.Node): string | null => {
  if (node.type === 'JSXText') return WORD.test(node.value) ? node.value.trim() : null;
  if (node.type !== 'JSXAttribute' || node.value?.type !== 'StringLiteral') return null;
  const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
  return SPOKEN_ATTRIBUTES.includes(name) && WORD.test(node.value.value) ? node.value.value : null;
};

/** Parses a TypeScript file. Throws if it does not parse. */
export const readSource = (code: string, isMarkup: boolean): SourceWords => {
  const file = parse(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { sourceType: 'module', plugins: isMarkup ? ['typescript', 'jsx'] : ['typescript'] },
  });
  const strings: string[] = [];
  const templates: (readonly (string | null)[])[] = [];
  const hardCoded: { readonly line: number; readonly text: string }[] = [];
  const visit = (node: types.Node): void => {
    if (node.type === 'StringLiteral') strings.push(node.value);
    if (node.type === 'TemplateLiteral') templates.push(partsOf(node));
    const text = wordsInMarkup(node);
    if (text !== null) hardCoded.push({ line: node.loc?.start.line ?? 0, text });
    for (const child of childrenOf(node)) visit(child);
  };
  if (file !== null) visit(file);
  return { strings, templates, hardCoded };
};
