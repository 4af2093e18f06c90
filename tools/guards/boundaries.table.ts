/** A file that violates a rule, its import, and other files that this needs. */
export type Breach = { rule: string; file: string; imports: string; also?: Readonly<Record<string, string>> };

const topic = (layer: string, remote = 'mfe-pro') => ({
  [`${remote}/src/${layer}/balance/index.ts`]: "export { x } from './x';\n",
  [`${remote}/src/${layer}/balance/x.ts`]: 'export const x = 1;\n',
});

/** Each rule of .dependency-cruiser.cjs, with a file that violates it. */
export const BREACHES: readonly Breach[] = [
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
    rule: 'lab-only-in-development',
    file: 'shell/server/a.ts',
    imports: '../../provider-lab/src/b',
    also: { 'provider-lab/src/b.ts': '' },
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
    rule: 'shared-parts-know-no-flow',
    file: 'mfe-exchange/src/currency/model/a.ts',
    imports: '../../form/model/b',
    also: { 'mfe-exchange/src/form/model/b.ts': '' },
  },
  {
    rule: 'order-knows-no-form',
    file: 'mfe-exchange/src/order/screens/a.ts',
    imports: '../../form/screens/b',
    also: { 'mfe-exchange/src/form/screens/b.ts': '' },
  },
  {
    rule: 'form-knows-no-widget',
    file: 'mfe-exchange/src/form/app/a.ts',
    imports: '../../widget/app/b',
    also: { 'mfe-exchange/src/widget/app/b.ts': '' },
  },
  // a part of the exchange has the same layers
  { rule: 'domain-stays-domain', file: 'mfe-exchange/src/form/domain/a.ts', imports: 'effector' },
  {
    rule: 'screens-stays-screens',
    file: 'mfe-exchange/src/form/screens/a.ts',
    imports: '../../order/api/balance',
    also: topic('order/api', 'mfe-exchange'),
  },
  {
    rule: 'through-the-entry-point',
    file: 'mfe-exchange/src/form/model/a.ts',
    imports: '../../order/domain/balance/x',
    also: topic('order/domain', 'mfe-exchange'),
  },
  {
    rule: 'not-through-own-entry-point',
    file: 'mfe-exchange/src/order/domain/balance/a.ts',
    imports: './index',
    also: topic('order/domain', 'mfe-exchange'),
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

/** Files that violate no rule. */
export const CLEAN: Readonly<Record<string, string>> = {
  'mfe-pro/src/model/clean/a.ts': "import { x } from '../../domain/balance';\nexport const y = x;\n",
  'mfe-pro/src/model/clean-file.ts': "import { x } from '../domain/balance';\nexport const y = x;\n",
  'mfe-pro/src/screens/clean/b.ts': "import '../../model/clean-file';\n",
  'mfe-pro/src/ui/clean-row.tsx': "import './clean-row.module.css';\n",
  'mfe-pro/src/ui/clean-row.module.css': '',
};
