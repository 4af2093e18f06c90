type Citation = {
  /** Text of the citation. */
  readonly text: string;
  /** Cited document of this repository. Undefined for an unknown name. */
  readonly file: string | undefined;
  /** Start of the cited section, which ends at the next heading of level two. */
  readonly heading: RegExp;
  /** Texts that the section must contain: titles, and the number of a row. */
  readonly contents: readonly string[];
};

const FILES: Readonly<Record<string, string>> = { spec: 'docs/product.md', contract: 'docs/api.md' };
/** Words that precede another section of the same document. */
const CONNECTIVES: readonly string[] = ['and', 'of', 'to', 'in', 'see', 'or', 'by'];

const TITLES = String.raw`((?:,? (?:and )?["“][^"”]+["”])*)`;
/** `spec §4`, `contract §4.1`, `spec §4 "Title", "Other title"`. */
const SECTION = new RegExp(String.raw`\b([a-z][\w.]*) §(\d+)((?:\.\d+)?)${TITLES}`, 'gi');
/** `fault matrix F25` */
const ROW = /\bmatrix ([A-Z])(\d\d)\b/gi;
const EXPECTATION = new RegExp(String.raw`\bvisitor expectations${TITLES}`, 'gi');

const titlesOf = (list: string): readonly string[] =>
  [...list.matchAll(/["“]([^"”]+)["”]/g)].map(([, title = '']) => title);

const citationsIn = (passage: string): readonly Citation[] => [
  ...[...passage.matchAll(SECTION)]
    .filter(([, name = '']) => !CONNECTIVES.includes(name.toLowerCase()))
    .map(([text, name = '', chapter = '', part = '', titles = '']) => ({
      text,
      file: FILES[name.toLowerCase()],
      heading: new RegExp(`^## §${chapter} `, 'm'),
      contents: [...(part === '' ? [] : [`| ${chapter}${part} |`]), ...titlesOf(titles)],
    })),
  ...[...passage.matchAll(ROW)].map(([text, group = '', number = '']) => ({
    text,
    file: 'docs/faults.md',
    heading: new RegExp(`^## ${group}\\. `, 'im'),
    contents: [`${group}${number}`],
  })),
  ...[...passage.matchAll(EXPECTATION)].map(([text, titles = '']) => ({
    text,
    file: 'docs/product.md',
    heading: /^## §10 /m,
    contents: titlesOf(titles),
  })),
];

const sectionOf = (document: string, heading: RegExp): string | null => {
  const start = document.search(heading);
  return start === -1 ? null : (document.slice(start + 1).split(/^## /m)[0] ?? null);
};

const problemOf = (
  { text, file, heading, contents }: Citation,
  read: (file: string) => string,
): string | null => {
  if (file === undefined) return `${text}: not a document of this repository`;
  const section = sectionOf(read(file), heading)?.toLowerCase();
  if (section === undefined) return `${text}: no such section in ${file}`;
  const missing = contents.filter((content) => !section.includes(content.toLowerCase()));
  return missing.length === 0 ? null : `${text}: ${file} has no ${missing.join(', ')} there`;
};

/** Citations without an existing target in a comment, title or paragraph. `read` returns a document's text. */
export const brokenCitations = (passage: string, read: (file: string) => string): readonly string[] =>
  citationsIn(passage).flatMap((citation) => problemOf(citation, read) ?? []);
