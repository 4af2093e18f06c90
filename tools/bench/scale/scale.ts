import { readFile, writeFile } from 'node:fs/promises';

import { fromRoot } from '../../webpack/index.ts';
import { readCosts } from './costs.ts';
import { plotDay } from './plot-day.ts';
import { hardDay, scaleTables, withTables } from './scale-tables.ts';

/**
 * `node tools/bench/scale/scale.ts`: simulates days of traffic with the costs in `docs/scale.json`. Writes the tables of
 * `docs/scale.md` and its picture.
 */
const DOCUMENT = fromRoot('docs/scale.md');

const costs = readCosts();
const { plan, day } = hardDay(costs);
const panels = [
  {
    title: 'processors',
    lines: [
      { label: 'available', of: ({ cores }: (typeof day)[number]) => cores },
      { label: 'in use', of: ({ used }: (typeof day)[number]) => used },
    ],
  },
  {
    title: 'wait for a processor, p95, in seconds',
    lines: [{ label: '', of: ({ waitMs }: (typeof day)[number]) => waitMs / 1000 }],
  },
  {
    title: 'estimates that wait for providers',
    lines: [{ label: '', of: ({ waiting }: (typeof day)[number]) => waiting }],
  },
];
await writeFile(fromRoot('docs/images/scale-day.svg'), plotDay(panels, day, plan.events));
await writeFile(DOCUMENT, withTables(await readFile(DOCUMENT, 'utf8'), scaleTables(costs)));
