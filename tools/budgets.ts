import { readFile, writeFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { BUILT_PACKAGES } from './build/build-package.ts';
import { measureBlocks, measureBuild, measureWidgetScript } from './budgets/measure-build.ts';
import type { BuildSizes } from './budgets/measure-build.ts';
import { overBudget } from './budgets/over-budget.ts';
import { unreadableScripts } from './budgets/syntax.ts';
import { fromRoot } from './webpack/index.ts';

/**
 * `node tools/budgets.ts [--write]`: compares the size of each build with the committed budgets, and checks that the
 * oldest supported browsers can read it. `--write` sets the budgets 3 % above the current sizes.
 */
const FILE = fromRoot('tools/budgets/budgets.json');
const Budgets = t.record(
  t.string,
  t.type({ firstJs: t.number, firstCss: t.number, allJs: t.number }),
  'Budgets',
);

// a reader of only the first lines, such as `head`, closes the pipe
process.stdout.on('error', () => process.exit(0));

const packages = await Promise.all(
  BUILT_PACKAGES.map(async (name) => [name, await measureBuild(fromRoot(name, 'dist'))] as const),
);
const sizesOf = (...names: readonly string[]): BuildSizes =>
  packages
    .filter(([name]) => names.includes(name))
    .map(([, sizes]) => sizes)
    .reduce((one, other) => ({
      firstJs: one.firstJs + other.firstJs,
      firstCss: one.firstCss + other.firstCss,
      allJs: one.allJs + other.allJs,
    }));

/** Scripts of all builds that a supported browser cannot read. */
const unreadableOf = async (): Promise<readonly string[]> =>
  (
    await Promise.all(
      BUILT_PACKAGES.map(async (name) =>
        (await unreadableScripts(fromRoot(name, 'dist'))).map((problem) => `${name}/${problem}`),
      ),
    )
  ).flat();

const blocks = await measureBlocks(fromRoot('shell/dist'));
const measured = {
  ...Object.fromEntries(packages),
  // the load of a visitor of the form; code can move between the two parts
  '/exchange': sizesOf('shell', 'mfe-exchange'),
  'blocks-loader': blocks.loader,
  'widget-script': await measureWidgetScript(fromRoot('shell/dist')),
  'blocks-host': blocks.host,
};
for (const [name, { firstJs, firstCss, allJs }] of Object.entries(measured))
  process.stdout.write(
    `${name.padEnd(13)} first js ${String(firstJs).padStart(7)}  first css ${String(firstCss).padStart(6)}  all js ${String(allJs).padStart(7)}\n`,
  );

if (process.argv.includes('--write')) {
  const roomy = (bytes: number): number => Math.ceil((bytes * 1.03) / 100) * 100;
  const budgets = Object.fromEntries(
    Object.entries(measured).map(([name, sizes]) => [
      name,
      { firstJs: roomy(sizes.firstJs), firstCss: roomy(sizes.firstCss), allJs: roomy(sizes.allJs) },
    ]),
  );
  await writeFile(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
} else {
  const raw: unknown = JSON.parse(await readFile(FILE, 'utf8'));
  const budgets = Budgets.decode(raw);
  const problems = E.isLeft(budgets)
    ? [`${FILE} is not a table of budgets`]
    : overBudget(measured, budgets.right);
  for (const problem of problems) process.stderr.write(`over budget: ${problem}\n`);
  const unreadable = await unreadableOf();
  for (const problem of unreadable) process.stderr.write(`not for every supported browser: ${problem}\n`);
  process.exit(problems.length + unreadable.length === 0 ? 0 : 1);
}
