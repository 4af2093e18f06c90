import { importGraph, relatedTests } from './import-graph.ts';

const texts = new Map([
  ['a/domain/pair.ts', "import { x } from '@coinlane/contracts/values';\n"],
  ['a/domain/pair.test.ts', "import { pair } from './pair';\n"],
  ['a/model/form/index.ts', "export { form } from './form';\n"],
  ['a/model/form/form.ts', "import type { Pair } from '../../domain/pair';\n"],
  [
    'a/screens/form.tsx',
    'const Form = lazy(() => import(/* webpackChunkName: "form" */ \'../model/form\'));\n',
  ],
  ['a/screens/form.test.tsx', "import { Form } from './form';\n"],
  ['a/soak.long.test.ts', "import { pair } from './domain/pair';\n"],
  ['contracts/values.ts', ''],
  ['b/other.test.ts', "import { y } from './other';\n"],
  ['b/button.test.tsx', "import styles from './button.module.css';\n"],
  ['b/src/locales.test.ts', "const FOLDER = join(import.meta.dirname, '../locales');\n"],
  ['b/src/main.test.ts', "spawn(process.execPath, [join(import.meta.dirname, 'main.ts')]);\n"],
  ['b/src/main.ts', ''],
  ['tools/runner.test.ts', "const config = { runner: join(ROOT, 'tools/runner.ts') };\n"],
  ['tools/rules.test.ts', "const text = readFileSync(fromRoot('deploy/rules.yaml'), 'utf8');\n"],
]);
const graph = importGraph({
  texts,
  entries: new Map([['@coinlane/contracts/values', 'contracts/values.ts']]),
});

describe('the tests related to a change', () => {
  it.each([
    {
      rule: 'are those that reach it, through folders, types and lazy parts; the nearest first',
      changed: ['a/domain/pair.ts'],
      tests: ['a/domain/pair.test.ts', 'a/screens/form.test.tsx'],
    },
    {
      rule: 'reach across packages through public entry points',
      changed: ['contracts/values.ts'],
      tests: ['a/domain/pair.test.ts', 'a/screens/form.test.tsx'],
    },
    { rule: 'include a changed test', changed: ['b/other.test.ts'], tests: ['b/other.test.ts'] },
    {
      rule: 'include those that import a style',
      changed: ['b/button.module.css'],
      tests: ['b/button.test.tsx'],
    },
    {
      rule: 'include those that read a folder of texts',
      changed: ['b/locales/de.json'],
      tests: ['b/src/locales.test.ts'],
    },
    {
      rule: 'include those that start a program',
      changed: ['b/src/main.ts'],
      tests: ['b/src/main.test.ts'],
    },
    {
      rule: 'include those that read a file by its path from the root',
      changed: ['deploy/rules.yaml', 'tools/runner.ts'],
      tests: ['tools/rules.test.ts', 'tools/runner.test.ts'],
    },
    { rule: 'finds no tests for a file that is not imported', changed: ['README.md'], tests: [] },
  ])('$rule', ({ changed, tests }) => {
    expect(relatedTests(graph, changed)).toEqual(tests);
  });
});
