import { readFileSync } from 'node:fs';

import { readCosts } from './costs.ts';
import { niceMaximum, plotDay } from './plot-day.ts';
import { aPlan } from './plan.ts';
import { scaleTables, withTables } from './scale-tables.ts';
import { simulateDay } from './simulate-day.ts';

describe('docs/scale.md', () => {
  it('has the tables of the measured costs', () => {
    const document = readFileSync('docs/scale.md', 'utf8');
    const tables = scaleTables(readCosts());
    expect(withTables(document, tables)).toBe(document);
    for (const table of tables.values()) expect(document).toContain(table);
  });

  it('replaces only what is between the marks', () => {
    expect(withTables('a <!-- x -->old<!-- /x --> b', new Map([['x', '|$1|']]))).toBe(
      'a <!-- x -->\n\n|$1|\n\n<!-- /x --> b',
    );
  });
});

describe('the picture of a day', () => {
  it.each([
    { value: 0, most: 1 },
    { value: 0.3, most: 0.5 },
    { value: 100, most: 100 },
    { value: 101, most: 200 },
    { value: 760, most: 1000 },
  ])('has an axis up to $most for $value', ({ value, most }) => {
    expect(niceMaximum(value)).toBeCloseTo(most, 9);
  });

  it('has a line for each figure and a mark for each event', () => {
    const events = [{ kind: 'deploy', atMinute: 600 }] as const;
    const day = simulateDay(aPlan({ visitsPerDay: 1000, servers: 1, events }), readCosts());
    const svg = plotDay(
      [{ title: 'visits', lines: [{ label: 'all', of: ({ visits }) => visits }] }],
      day,
      events,
    );
    expect(svg.match(/stroke-width="1.5"/g)).toHaveLength(1);
    expect(svg).toContain('>deploy</text>');
    expect(svg).not.toContain('NaN');
  });
});
