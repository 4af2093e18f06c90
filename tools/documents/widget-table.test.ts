import { readFileSync } from 'node:fs';

import { fromRoot } from '../webpack/index.ts';
import { widgetTable } from './widget-table.ts';

const words = (table: string): readonly string[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .map((line) => line.replace(/\s*\|\s*/g, '|').trim());

/** Markdown tables can be padded. Only the cells count. */
const tableIn = (document: string): readonly string[] => {
  const start = document.indexOf('| Parameter');
  return words(document.slice(start, document.indexOf('\n\n', start)));
};

describe('docs/widget.md', () => {
  it('describes the parameters as the code implements them', () => {
    const document = readFileSync(fromRoot('docs/widget.md'), 'utf8');
    expect(tableIn(document)).toEqual(words(widgetTable()));
  });

  it('promises the size of the script’s budget', () => {
    const [, promised = ''] =
      /`\/widget\.js` is at most ([\d,]+) bytes/.exec(readFileSync(fromRoot('docs/widget.md'), 'utf8')) ?? [];
    const budgets: unknown = JSON.parse(readFileSync(fromRoot('tools/budgets/budgets.json'), 'utf8'));
    expect(budgets).toHaveProperty(['widget-script', 'firstJs'], Number(promised.replace(',', '')));
  });

  it('would detect a missing parameter', () => {
    const [head, line, ...rows] = widgetTable().split('\n');
    const shortened = `text\n\n${[head, line, ...rows.slice(1)].join('\n')}\n\nmore`;
    expect(tableIn(shortened)).not.toEqual(words(widgetTable()));
  });
});
