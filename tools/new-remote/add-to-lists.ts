/** A list in this repository that contains the remotes, and a function that adds a name. */
export type RemoteList = {
  readonly file: string;
  readonly add: (text: string, name: string) => string;
};

/** Generous limits for a new page. `node tools/budgets.ts --write` sets them from the build. */
const FIRST_BUDGET = { firstJs: 24_000, firstCss: 4_000, allJs: 24_000 };

/** Inserts a line after the last line with a remote, with the same indentation and quotes. */
const afterLastRemote = (text: string, name: string): string => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^\s*['"]mfe-[a-z0-9-]+['"],?$/.test(line));
  const line = lines[last];
  if (line === undefined) return text;
  const isOpen = line.endsWith(',');
  return [
    ...lines.slice(0, last),
    isOpen ? line : `${line},`,
    line.replace(/mfe-[a-z0-9-]+/, name),
    ...lines.slice(last + 1),
  ].join('\n');
};

const inScripts = (text: string, name: string): string =>
  text.replace(/("deps": "[^"]*\bmfe-content)\b/, `$1 ${name}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inJson = (text: string, change: (fields: Readonly<Record<string, unknown>>) => unknown): string => {
  const fields: unknown = JSON.parse(text);
  return isRecord(fields) ? `${JSON.stringify(change(fields), null, 2)}\n` : text;
};

const inBudgets = (text: string, name: string): string =>
  inJson(text, (budgets) => ({ ...budgets, [name]: FIRST_BUDGET }));

const sorted = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other, 'en')));

/** Adds a workspace to the lock file in the format of npm, so that `npm ci` accepts it. */
const inLock = (text: string, name: string): string =>
  inJson(text, (lock) => {
    const packages = isRecord(lock['packages']) ? lock['packages'] : {};
    const root = isRecord(packages['']) ? packages[''] : {};
    const workspaces = Array.isArray(root['workspaces']) ? root['workspaces'].map(String) : [];
    const at = workspaces.findLastIndex((folder) => folder.startsWith('mfe-')) + 1;
    const own = {
      [name]: { name: `@coinlane/${name}`, version: '0.1.0', license: 'Apache-2.0' },
      [`node_modules/@coinlane/${name}`]: { resolved: name, link: true },
    };
    return {
      ...lock,
      packages: sorted({
        ...packages,
        ...own,
        '': { ...root, workspaces: workspaces.toSpliced(at, 0, name) },
      }),
    };
  });

/** All lists that contain the remotes of this repository. */
export const REMOTE_LISTS: readonly RemoteList[] = [
  { file: 'package.json', add: (text, name) => inScripts(afterLastRemote(text, name), name) },
  { file: 'package-lock.json', add: inLock },
  { file: 'jest.config.cjs', add: afterLastRemote },
  { file: 'tools/build/build-package.ts', add: afterLastRemote },
  { file: 'tools/budgets/budgets.json', add: inBudgets },
];
