import type { StyleRule } from '../../releases/remotes/index.ts';

const CLASSES = /\sclass="([^"]*)"/g;
const READ = /var\((--[\w-]+)/g;

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));

/** The rule without selectors that match no element. Null if none match. */
const applied = (rule: StyleRule, classes: ReadonlySet<string>): StyleRule | null => {
  if (rule.selectors.length === 0) return rule;
  const selectors = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return selectors.length === 0 ? null : { ...rule, selectors };
};

/** Custom properties that the page reads, directly or through other properties. */
const propertiesReadBy = (rules: readonly StyleRule[], html: string): ReadonlySet<string> => {
  const declarations = rules.flatMap((rule) => rule.declarations);
  const read = new Set([...html.matchAll(READ)].map(([, name = '']) => name));
  for (const { sets, reads } of declarations) if (sets === null) for (const name of reads) read.add(name);
  // a property that is read also adds the properties that it reads
  for (let before = -1; before !== read.size;) {
    before = read.size;
    for (const { sets, reads } of declarations)
      if (sets !== null && read.has(sets)) for (const name of reads) read.add(name);
  }
  return read;
};

/** Closes the at-rules that end, and opens those that start. */
const moved = (from: readonly string[], to: readonly string[]): string => {
  const first = from.findIndex((rule, at) => rule !== to[at]);
  const shared = first === -1 ? from.length : first;
  const opened = to.slice(shared).map((rule) => `${rule}{`);
  return `${'}'.repeat(from.length - shared)}${opened.join('')}`;
};

const textOf = ({ selectors, declarations }: StyleRule, read: ReadonlySet<string>): string => {
  const kept = declarations.filter(({ sets }) => sets === null || read.has(sets)).map(({ text }) => text);
  if (selectors.length === 0) return kept.join('');
  return kept.length === 0 ? '' : `${selectors.map(({ text }) => text).join()}{${kept.join(';')}}`;
};

const written = (rules: readonly StyleRule[], read: ReadonlySet<string>): string => {
  let within: readonly string[] = [];
  const parts = rules.map((rule) => {
    const text = textOf(rule, read);
    if (text === '') return '';
    const change = moved(within, rule.within);
    within = rule.within;
    return `${change}${text}`;
  });
  return `${parts.join('')}${moved(within, [])}`;
};

/** Rules for the first paint of a page, in their order: those that can apply to an element of its HTML. */
export const criticalCss = (rules: readonly StyleRule[], html: string): string => {
  const classes = classesIn(html);
  const kept = rules.map((rule) => applied(rule, classes)).filter((rule) => rule !== null);
  const animated = kept
    .filter(({ animation }) => animation === null)
    .flatMap(({ declarations }) => declarations.filter(({ text }) => text.startsWith('animation')));
  const isUsed = ({ animation }: StyleRule): boolean =>
    animation === null || animated.some(({ text }) => text.includes(animation));
  const used = kept.filter(isUsed);
  return written(used, propertiesReadBy(used, html));
};
