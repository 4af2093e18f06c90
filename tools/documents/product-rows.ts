/** A row of the table in spec §11. */
type Row = {
  readonly section: string;
  readonly state: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
};

const TEST_FILE = /(?:\.test\.tsx?|\.spec\.ts)$/;
/** A deviation needs a reason, and an open row must describe what is missing. */
const STATE = /^(?:done|differs: .{20,}|open: .{10,})$/;

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const pathsIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

const rowsOf = (document: string): readonly Row[] => {
  const [, table = ''] = document.split(/^## §11 .*$/m);
  return table
    .split('\n')
    .filter((line) => /^\| §\d/.test(line))
    .map(cellsOf)
    .map(([section = '', , state = '', code = '', tests = '']) => ({
      section,
      state,
      code: pathsIn(code),
      tests: pathsIn(tests),
    }));
};

/** Titles of level three, with the number of their chapter: "§4 Forms". Chapters without titles have no row. */
const sectionsOf = (document: string): readonly string[] =>
  document.split(/^(?=## §)/m).flatMap((chapter) => {
    const number = /^## §(\d+)/.exec(chapter)?.[1];
    const titles = [...chapter.matchAll(/^### (.+)$/gm)];
    return number === undefined ? [] : titles.map(([, title = '']) => `§${number} ${title}`);
  });

const problemsOf = (
  { section, state, code, tests }: Row,
  exists: (path: string) => boolean,
): readonly string[] => [
  ...(STATE.test(state) ? [] : [`${section}: state “${state}”`]),
  ...(code.length === 0 ? [`${section}: names no code`] : []),
  ...(tests.length === 0 ? [`${section}: names no test`] : []),
  ...[...code, ...tests].filter((path) => !exists(path)).map((path) => `${section}: ${path} does not exist`),
  ...tests.filter((path) => !TEST_FILE.test(path)).map((path) => `${section}: ${path} is not a test file`),
];

/**
 * Faults in the table of spec §11: a section without a row, a row of an unknown section, an unknown state, and
 * code or tests that do not exist. `exists` takes a path from the root.
 */
export const brokenRows = (document: string, exists: (path: string) => boolean): readonly string[] => {
  const rows = rowsOf(document);
  const sections = sectionsOf(document);
  const chapters = new Set(sections.map((section) => section.split(' ')[0]));
  const inTable = new Set(rows.map(({ section }) => section));
  return [
    ...sections.filter((section) => !inTable.has(section)).map((section) => `${section}: has no row`),
    ...rows
      .map(({ section }) => section)
      .filter((section) => chapters.has(section.split(' ')[0]) && !sections.includes(section))
      .map((section) => `${section}: is not a section`),
    ...rows.flatMap((row) => problemsOf(row, exists)),
  ];
};
