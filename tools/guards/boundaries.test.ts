import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Breach = { rule: string; file: string; imports: string; also?: Readonly<Record<string, string>> };

const ROOT = process.cwd();
const topic = (layer: string) => ({
  [`mfe-pro/src/${layer}/balance/index.ts`]: "export { x } from './x';\n",
  [`mfe-pro/src/${layer}/balance/x.ts`]: 'export const x = 1;\n',
});

/** Each rule of .dependency-cruiser.cjs with a file that violates it. */
const BREACHES: readonly Breach[] = [
  {
    rule: 'no-cycle',
    file: 'shell/src/http/a.ts',
    imports: './b',
    also: { 'shell/src/http/b.ts': "import './a';\n" },
  },
  { rule: 'no-unresolved', file: 'shell/src/http/a.ts', imports: './nowhere' },
  {
    rule: 'no-imports-between-remotes',
    file: 'mfe-exchange/src/app/a.ts',
    imports: '../../../mfe-pro/src/domain/balance',
    also: topic('domain'),
  },
  {
    rule: 'remotes-know-no-server',
    file: 'mfe-pro/src/app/a.ts',
    imports: '../../../sandbox-api/src/b',
    also: { 'sandbox-api/src/b.ts': '' },
  },
  { rule: 'contracts-import-nothing', file: 'shared-contracts/src/values/a.ts', imports: 'react' },
  {
    rule: 'ui-kit-knows-contracts-only',
    file: 'shared-ui/src/components/a.ts',
    imports: '../../../shell/src/b',
    also: { 'shell/src/b.ts': '' },
  },
  {
    rule: 'chains-know-contracts-only',
    file: 'chains/src/addresses/a.ts',
    imports: '../../../mfe-pro/src/b',
    also: { 'mfe-pro/src/b.ts': '' },
  },
  {
    rule: 'sandbox-is-an-upstream',
    file: 'sandbox-api/src/a.ts',
    imports: '../../shell/src/b',
    also: { 'shell/src/b.ts': '' },
  },
  {
    rule: 'gateway-knows-contracts-and-chains',
    file: 'swap-gateway/src/a.ts',
    imports: '../../sandbox-api/src/b',
    also: { 'sandbox-api/src/b.ts': '' },
  },
  {
    rule: 'lab-knows-nothing',
    file: 'provider-lab/src/a.ts',
    imports: '../../swap-gateway/src/b',
    also: { 'swap-gateway/src/b.ts': '' },
  },
  {
    rule: 'ledger-knows-contracts-only',
    file: 'release-ledger/src/a.ts',
    imports: '../../shell/src/b',
    also: { 'shell/src/b.ts': '' },
  },
  {
    rule: 'tools-import-no-tests',
    file: 'tools/a.ts',
    imports: '../e2e/b',
    also: { 'e2e/b.ts': '' },
  },
  {
    rule: 'browser-code-stays-in-the-browser',
    file: 'shell/src/http/a.ts',
    imports: '../../server/b',
    also: { 'shell/server/b.ts': '' },
  },
  { rule: 'axios-lives-in-the-shell', file: 'mfe-pro/src/api/balance/a.ts', imports: 'axios' },
  { rule: 'single-spa-lives-in-the-slot', file: 'mfe-pro/src/app/a.ts', imports: 'single-spa' },
  { rule: 'router-through-the-facade', file: 'mfe-pro/src/app/a.ts', imports: 'react-router' },
  { rule: 'domain-stays-domain', file: 'mfe-pro/src/domain/balance/a.ts', imports: 'effector' },
  { rule: 'api-stays-api', file: 'mfe-pro/src/api/balance/a.ts', imports: 'react' },
  { rule: 'model-stays-model', file: 'mfe-pro/src/model/balance/a.ts', imports: 'react' },
  { rule: 'ui-stays-ui', file: 'mfe-pro/src/ui/balance-row/a.ts', imports: 'effector' },
  {
    rule: 'screens-stays-screens',
    file: 'mfe-pro/src/screens/balance/a.ts',
    imports: '../../api/balance',
    also: topic('api'),
  },
  {
    rule: 'through-the-entry-point',
    file: 'mfe-pro/src/model/other/a.ts',
    imports: '../../domain/balance/x',
    also: topic('domain'),
  },
  {
    rule: 'through-the-entry-point',
    file: 'mfe-pro/src/model/a.ts',
    imports: '../domain/balance/x',
    also: topic('domain'),
  },
  {
    rule: 'own-styles',
    file: 'mfe-pro/src/ui/a.tsx',
    imports: './b.module.css',
    also: { 'mfe-pro/src/ui/b.module.css': '' },
  },
  {
    rule: 'not-through-own-entry-point',
    file: 'mfe-pro/src/domain/balance/a.ts',
    imports: './index',
    also: topic('domain'),
  },
  {
    rule: 'tests-are-not-products',
    file: 'mfe-pro/src/domain/balance/a.ts',
    imports: './x.fixture',
    also: { 'mfe-pro/src/domain/balance/x.fixture.ts': '' },
  },
];

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

const CLEAN: Readonly<Record<string, string>> = {
  'mfe-pro/src/model/clean/a.ts': "import { x } from '../../domain/balance';\nexport const y = x;\n",
  'mfe-pro/src/model/clean-file.ts': "import { x } from '../domain/balance';\nexport const y = x;\n",
  'mfe-pro/src/screens/clean/b.ts': "import '../../model/clean-file';\n",
  'mfe-pro/src/ui/clean-row.tsx': "import './clean-row.module.css';\n",
  'mfe-pro/src/ui/clean-row.module.css': '',
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
