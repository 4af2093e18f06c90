import { fromRoot, ROOT } from '../webpack/index.ts';
import { jestResults, playwrightResults, readResult } from './results.ts';
import type { Results } from './results.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that must end before. */
  readonly after?: readonly string[];
  /** Processor seconds above which the step fails in the first tier: about twice its time on the reference machine. */
  readonly budget: number;
  /** Seconds above which one suite or journey fails in the first tier. */
  readonly limit?: number;
  /** Results of a step that runs tests. Any other step counts as one test. */
  readonly results?: () => Promise<Results | null>;
};

const node = process.execPath;
const JEST_RESULT = fromRoot('.cache/jest-result.json');
const E2E_RESULT = fromRoot('.cache/e2e-result.json');

/** Steps of both tiers, in the order in which free lanes take them: the longest chain of steps first. */
export const STEPS: readonly Step[] = [
  { name: 'build', command: [node, fromRoot('tools/build.ts'), '--parallel'], budget: 200 },
  {
    name: 'lint',
    command: ['npm', 'run', '--silent', 'lint'],
    budget: 150,
  },
  {
    name: 'unit',
    command: [
      node,
      fromRoot('node_modules/jest/bin/jest.js'),
      '--ci',
      '--json',
      `--outputFile=${JEST_RESULT}`,
      '--silent',
    ],
    budget: 950,
    // in wall-clock time, because a busy machine takes several times as long as an idle one
    limit: 300,
    results: async () => jestResults(await readResult(JEST_RESULT), ROOT),
  },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'], budget: 10 },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], budget: 50 },
  { name: 'boundaries', command: ['npm', 'run', '--silent', 'deps'], budget: 30 },
  { name: 'unused', command: ['npm', 'run', '--silent', 'unused'], budget: 20 },
  { name: 'texts', command: [node, fromRoot('tools/i18n-check.ts')], budget: 10 },
  { name: 'prose', command: [node, fromRoot('tools/prose.ts')], budget: 15 },
  { name: 'documents', command: [node, fromRoot('tools/documents.ts')], budget: 10 },
  {
    name: 'budgets',
    command: [node, fromRoot('tools/budgets.ts')],
    after: ['build'],
    budget: 20,
  },
  {
    name: 'e2e',
    command: ['npm', 'run', '--silent', 'e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_RESULT },
    // journeys use all processors, and copy the root, to which some suites write
    after: ['build', 'lint', 'unit'],
    budget: 1200,
    limit: 110,
    results: async () => playwrightResults(await readResult(E2E_RESULT)),
  },
];

/** Steps of the second tier only, which run after the others. */
export const SECOND_TIER_STEPS: readonly Step[] = [
  {
    name: 'mutants',
    command: [node, '--disable-warning=ExperimentalWarning', fromRoot('tools/mutants.ts'), '--nightly'],
    budget: Infinity,
  },
];
