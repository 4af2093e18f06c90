import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Breach = { rule: string; file: string; imports: string; also?: Readonly<Record<string, string>> };

const ROOT = process.cwd();
const topic = (layer: string) => ({
  [`mfe-pro/src/${layer}/balance/index.ts`]: "export { x } from './x';\n",
  [`mfe-pro/src/${layer}/balance/x.ts`]: 'export const x = 1;\n',
});

/** Each rule of .dependency-cruiser.cjs and a file written to break it. */
const BREACHES: readonly Breach[] = [
  {
    rule: 'no-cycle',
    file: 'shell/src/http/a.ts',
    imports: './b',
    also: { 'shell/src/http/b.ts': "import './a';\n" },
  },
  { rule: 'no-unresolved', file: 'shell/src/http/a.ts', imports: './nowhere' },
  {
    rule: 'remotes-are-strangers',
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
  { rule: 'contracts-know-nobody', file: 'shared-contracts/src/values/a.ts', imports: 'react' },
  {
    rule: 'ui-kit-knows-contracts-only',
    file: 'shared-ui/src/components/a.ts',
    imports: '../../../shell/src/b',
    also: { 'shell/src/b.ts': '' },
  },
  {
    rule: 'sandbox-is-an-upstream',
    file: 'sandbox-api/src/a.ts',
    imports: '../../shell/src/b',
    also: { 'shell/src/b.ts': '' },
  },
  {
    rule: 'ledger-knows-contracts-only',
    file: 'release-ledger/src/a.ts',
    imports: '../../shell/src/b',
    also: { 'shell/src/b.ts': '' },
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
    rule: 'through-the-front-door',
    file: 'mfe-pro/src/model/other/a.ts',
    imports: '../../domain/balance/x',
    also: topic('domain'),
  },
  {
    rule: 'not-your-own-front-door',
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

const put = (folder: string, file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const rulesBroken = (folder: string): string[] => {
  const args = ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'];
  let output: string;
  try {
    output = execFileSync(process.execPath, [join(ROOT, 'node_modules/.bin/depcruise'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (failed) {
    output = String((failed as { stdout: unknown }).stdout);
  }
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map(({ rule }) => rule.name);
};

describe('the boundaries that fail the build', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    put(
      folder,
      'tsconfig.json',
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" } }',
    );
    put(folder, 'package.json', '{ "name": "breach", "type": "module" }');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(BREACHES)(
    '$rule refuses $imports in $file',
    ({ rule, file, imports, also = {} }) => {
      put(folder, file, `import '${imports}';\n`);
      for (const [name, text] of Object.entries(also)) put(folder, name, text);
      expect(rulesBroken(folder)).toContain(rule);
    },
    30_000,
  );

  it('lets a clean topic pass', () => {
    for (const [name, text] of Object.entries(topic('domain'))) put(folder, name, text);
    put(
      folder,
      'mfe-pro/src/model/other/a.ts',
      "import { x } from '../../domain/balance';\nexport const y = x;\n",
    );
    expect(rulesBroken(folder)).toEqual([]);
  }, 30_000);

  it('knows a breach for every rule', async () => {
    const { forbidden } = (await import(join(ROOT, '.dependency-cruiser.cjs'))) as {
      forbidden: { name: string }[];
    };
    expect(BREACHES.map(({ rule }) => rule).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted());
  });
});
