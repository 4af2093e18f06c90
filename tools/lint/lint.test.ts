import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** Code that breaks one rule, and the rule. */
const BROKEN = [
  {
    file: 'sandbox-api/src/promise.ts',
    code: 'Promise.resolve(1);',
    rule: 'typescript(no-floating-promises)',
  },
  {
    file: 'sandbox-api/src/any.ts',
    code: 'export const a = JSON.parse("1");',
    rule: 'typescript(no-unsafe-assignment)',
  },
  {
    file: 'sandbox-api/src/switch.ts',
    code: 'export const f = (a: 1 | 2): void => { switch (a) { case 1: } };',
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    file: 'sandbox-api/src/condition.ts',
    code: 'export const f = (a: string[]): number => (a ? 1 : 2);',
    rule: 'typescript(no-unnecessary-condition)',
  },
  {
    file: 'sandbox-api/src/template.ts',
    code: 'export const f = (a: number): string => `${a}`;',
    rule: 'typescript(restrict-template-expressions)',
  },
  {
    file: 'sandbox-api/src/assertion.ts',
    code: 'export const a = JSON.stringify(1) as unknown;',
    rule: 'typescript(consistent-type-assertions)',
  },
  { file: 'sandbox-api/src/star.ts', code: "export * from './any';", rule: 'coinlane(no-export-all)' },
  { file: 'sandbox-api/src/default.ts', code: 'export default 1;', rule: 'import(no-default-export)' },
  { file: 'sandbox-api/src/console.ts', code: 'console.log(1);', rule: 'eslint(no-console)' },
  { file: 'sandbox-api/src/long.ts', code: 'export {};\n'.repeat(201), rule: 'eslint(max-lines)' },
  { file: 'mfe-pro/src/storage.ts', code: 'localStorage.clear();', rule: 'eslint(no-restricted-globals)' },
  {
    file: 'mfe-pro/src/button.tsx',
    code: 'export const a = <button type="button" />;',
    rule: 'react(forbid-elements)',
  },
  {
    file: 'mfe-pro/src/hook.ts',
    code: 'declare const useIt: () => void;\nexport const f = (a: boolean): void => { if (a) useIt(); };',
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    file: 'mfe-pro/src/mock.test.ts',
    code: "jest.mock('./hook');",
    rule: 'jest(no-restricted-jest-methods)',
  },
  {
    file: 'mfe-pro/src/directive.ts',
    code: '// oxlint-disable-next-line no-console\nexport const a = 1;',
    rule: 'Unused',
  },
] as const;

/** Everything that the linter prints about the code. */
const report = ((): string => {
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(ROOT, 'tools/lint/restricted-exports.mjs'), join(folder, 'tools/lint/restricted-exports.mjs'));
  const compilerOptions = {
    strict: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    jsx: 'preserve',
    types: [],
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*/src'] }));
  for (const { file, code } of BROKEN) write(file, `${code}\n`);
  const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format=unix', '.'], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
})();

describe('the linter', () => {
  it.each(BROKEN)('reports $rule in $file', ({ file, rule }) => {
    const lines = report.split('\n').filter((line) => line.includes(file));

    expect(lines.join('\n')).toContain(rule);
  });
});
