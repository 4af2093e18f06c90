import postcss from 'postcss';
import type { AtRule, ChildNode, Declaration as CssDeclaration, Rule } from 'postcss';

type Declaration = {
  readonly text: string;
  /** Name of the custom property that it sets, or null. */
  readonly sets: string | null;
  /** Custom properties that it reads. */
  readonly reads: readonly string[];
};

type Selector = { readonly text: string; readonly classes: readonly string[] };

/** Rule of a style sheet, with the requirements on an element for the rule to apply. */
export type StyleRule = {
  /** At-rules around it, outermost first: `@layer base`, `@media (width>=600px)`. */
  readonly within: readonly string[];
  /** Empty for a rule without a selector, such as `@font-face`. */
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
  /** Name of the animation that it describes, or null. */
  readonly animation: string | null;
};

/**
 * Selectors that apply only after an action of the visitor, or in print. The style sheet itself has loaded by then.
 */
const LATER_SELECTOR = /:(?:hover|active|focus)|::(?:backdrop|selection)/;
const LATER_MEDIA = /\bprint\b|\bhover\b/;

/** Classes that are not required, because they are negated or alternatives. */
const OPTIONAL = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.([A-Za-z_-][\w-]*)/g;
const READ = /var\((--[\w-]+)/g;
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|\/|#|["'])/g;

const found = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const selectorsOf = ({ selectors }: Rule): readonly Selector[] =>
  selectors
    .filter((text) => !LATER_SELECTOR.test(text.replace(OPTIONAL, '')))
    .map((text) => ({ text, classes: found(text.replace(OPTIONAL, ''), CLASS) }));

const declarationOf = ({ prop, value, important }: CssDeclaration, folder: string): Declaration => ({
  text: `${prop}:${value.replace(RELATIVE_URL, `url($1${folder}`)}${important ? '!important' : ''}`,
  sets: prop.startsWith('--') ? prop : null,
  reads: found(value, READ),
});

const plain = (text: string): Declaration => ({ text, sets: null, reads: found(text, READ) });

/** Returns declarations, and nested rules unchanged. */
const bodyOf = (nodes: readonly ChildNode[], folder: string): readonly Declaration[] =>
  nodes.flatMap((node) => {
    if (node.type === 'decl') return [declarationOf(node, folder)];
    return node.type === 'comment' ? [] : [plain(node.toString())];
  });

const headOf = ({ name, params }: AtRule): string => `@${name}${params === '' ? '' : ` ${params}`}`;

const ofAtRule = (node: AtRule, within: readonly string[], folder: string): readonly StyleRule[] => {
  const own = { within, selectors: [], animation: null };
  if (node.name === 'charset') return [];
  if (node.nodes === undefined) return [{ ...own, declarations: [plain(`${headOf(node)};`)] }];
  if (node.name === 'media' && LATER_MEDIA.test(node.params)) return [];
  const inside = [...within, headOf(node)];
  if (node.nodes.some(({ type }) => type === 'decl')) {
    // as a whole, because two neighbouring rules, such as fonts, must not be merged
    const body = bodyOf(node.nodes, folder).map(({ text }) => text);
    return [{ ...own, declarations: [plain(`${headOf(node)}{${body.join(';')}}`)] }];
  }
  if (!node.name.endsWith('keyframes')) return rulesIn(node.nodes, inside, folder);
  const frames = node.nodes.map((frame) => plain(frame.toString()));
  return [{ ...own, within: inside, declarations: frames, animation: node.params }];
};

const rulesIn = (
  nodes: readonly ChildNode[],
  within: readonly string[],
  folder: string,
): readonly StyleRule[] =>
  nodes.flatMap((node): readonly StyleRule[] => {
    if (node.type === 'atrule') return ofAtRule(node, within, folder);
    if (node.type !== 'rule') return [];
    const selectors = selectorsOf(node);
    const declarations = bodyOf(node.nodes, folder);
    return selectors.length === 0 ? [] : [{ within, selectors, declarations, animation: null }];
  });

type StyleSheet = { readonly css: string; readonly url: string };

/**
 * Rules of a style sheet. Null if they cannot be inlined: the text is not CSS, imports another sheet, or contains
 * the end of an element.
 */
const readStyleRules = ({ css, url }: StyleSheet): readonly StyleRule[] | null => {
  if (/<\/|@import/i.test(css)) return null;
  try {
    return rulesIn(postcss.parse(css).nodes, [], url.slice(0, url.lastIndexOf('/') + 1));
  } catch {
    return null;
  }
};

/**
 * Rules of style sheets in their order, with absolute URLs. Null if one of the sheets cannot be inlined. `url`:
 * URL path of the style sheet.
 */
export const allStyleRules = (sheets: readonly StyleSheet[]): readonly StyleRule[] | null => {
  const rules = sheets.map(readStyleRules);
  return rules.some((each) => each === null) ? null : rules.flatMap((each) => each ?? []);
};
