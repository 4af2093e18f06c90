import type { BuildSizes } from './measure-build.ts';

/** Committed limits in bytes after brotli, by package. */
export type Budgets = Readonly<Record<string, BuildSizes>>;

const PARTS = ['firstJs', 'firstCss', 'allJs'] as const;

/** One line for each size over its budget, and for each package without a budget. */
export const overBudget = (measured: Budgets, budgets: Budgets): readonly string[] =>
  Object.entries(measured).flatMap(([name, sizes]) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name} has no budget: add it to tools/budgets/budgets.json`];
    return PARTS.filter((part) => sizes[part] > budget[part]).map(
      (part) => `${name} ${part}: ${String(sizes[part])} bytes, budget ${String(budget[part])}`,
    );
  });
