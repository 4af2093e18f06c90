import { overBudget } from './over-budget.ts';

const budget = { firstJs: 100, firstCss: 10, allJs: 200 };

describe('the byte budgets', () => {
  it.each([
    { rule: 'within the budget: no line', sizes: budget, lines: [] },
    {
      rule: 'one byte over: a line with both numbers',
      sizes: { ...budget, firstJs: 101 },
      lines: ['mfe-x firstJs: 101 bytes, budget 100'],
    },
    {
      rule: 'a line for each size over its budget',
      sizes: { firstJs: 101, firstCss: 11, allJs: 201 },
      lines: [expect.any(String), expect.any(String), expect.any(String)],
    },
  ])('$rule', ({ sizes, lines }) => {
    expect(overBudget({ 'mfe-x': sizes }, { 'mfe-x': budget })).toEqual(lines);
  });

  it('refuses a package without a budget', () => {
    expect(overBudget({ 'mfe-new': budget }, {})).toEqual([
      'mfe-new has no budget: add it to tools/budgets/budgets.json',
    ]);
  });
});
