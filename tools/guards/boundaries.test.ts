import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { BREACHES, CLEAN } from './boundaries.table.ts';

const ROOT = process.cwd();
/**
 * Assigns each violation its own files (`a.ts` becomes `a-3.ts`), so that one run of dependency-cruiser finds all of
 * them.
 */
const numbered = (file: string, index: number): string =>
  file.replace(/\/([ab])([.]|$)/, `/$1-${String(index)}$2`);

const put = (folder: string, file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const writeTree = (folder: string): void => {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  put(
    folder,
    'tsconfig.json',
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" } }',
  );
  put(folder, 'package.json', '{ "name": "breach", "type": "module" }');
  BREACHES.forEach(({ file, imports, also = {} }, index) => {
    put(folder, numbered(file, index), `import '${numbered(imports, index)}';\n`);
    for (const [name, text] of Object.entries(also))
      put(folder, numbered(name, index), text.replace(/'.\/a'/, `'./a-${String(index)}'`));
  });
  for (const [file, text] of Object.entries(CLEAN)) put(folder, file, text);
};

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

const violationsIn = (folder: string): readonly Violation[] => {
  const args = ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'];
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/.bin/depcruise'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations;
};

describe('boundary rules', () => {
  let folder = '';
  let violations: readonly Violation[] = [];
  const rulesBrokenBy = (file: string): string[] =>
    violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
    writeTree(folder);
    violations = violationsIn(folder);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(BREACHES.map((breach, index) => ({ ...breach, index })))(
    '$rule refuses $imports in $file',
    ({ rule, file, index }) => {
      expect(rulesBrokenBy(numbered(file, index))).toContain(rule);
    },
  );

  it.each(Object.keys(CLEAN))('accepts the clean topic %s', (file) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });

  it('has a violation for each rule', async () => {
    const { default: config } = (await import(join(ROOT, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    expect([...new Set(BREACHES.map(({ rule }) => rule))].toSorted()).toEqual(
      config.forbidden.map(({ name }) => name).toSorted(),
    );
  });
});
