import { BUILDS, pagesOf, rowOf, targetsOf } from './figures.ts';
import type { Figures, Row } from './figures.ts';
import type { Visit } from './measure-page.ts';

/** Circumstances of a run that affect its figures. */
export type Run = {
  readonly rounds: number;
  readonly plannedRounds: number;
  readonly tookMs: number;
  readonly roundMs: number;
  readonly load: number;
  readonly processors: number;
};

const MINUTE_MS = 60_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;

/** Describes the length of a run, and the reason for fewer rounds than planned. */
export const lengthOf = ({ rounds, plannedRounds, tookMs, roundMs }: Run): string =>
  [
    `The run took ${(tookMs / MINUTE_MS).toFixed(1)} minutes.`,
    rounds < plannedRounds
      ? ` ${String(rounds)} of ${String(plannedRounds)} rounds: one takes ${seconds(roundMs)} on this machine, and another one would have exceeded 10 minutes.`
      : '',
  ].join('');

const number = (value: number, digits = 2): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));
const kB = (bytes: number): string => number(bytes / 1000, 1);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const targetTable = (figures: Figures): string =>
  table(
    ['page or field', 'figure', 'measured', 'limit', ''],
    targetsOf(figures).map(({ page, figure, measured, limit, isMet }) => [
      page,
      figure,
      number(measured),
      String(limit),
      Number.isNaN(measured) ? 'not measured' : isMet ? 'met' : '**missed**',
    ]),
  );

const times = (visit: Visit, base: Visit | null): readonly string[] =>
  [visit.fcp, visit.lcp, visit.usable, visit.interactive].map((ms) => number(ms / (base?.fcp ?? Number.NaN)));

const pageTable = (figures: Figures, page: string): string => {
  const base = rowOf(figures, page, 'bare HTML')?.first ?? null;
  const cells = ({ build, first, work }: Row): readonly string[] => [
    build,
    ...times(first, base),
    ...[work.workMs, work.longestTaskMs, first.tbt].map((ms) => number(ms, 0)),
    number(first.cls, 4),
    ...[first.htmlBytes, first.cssBytes, first.firstJsBytes, first.jsBytes].map(kB),
    number(first.requests, 0),
  ];
  const rows = BUILDS.flatMap((build) => rowOf(figures, page, build) ?? []);
  return table(
    [
      ...['build', 'FCP', 'LCP', 'usable', 'interactive', 'processor ms', 'longest task ms', 'TBT ms', 'CLS'],
      ...['HTML kB', 'CSS kB', 'JS until interactive kB', 'JS in all kB', 'requests'],
    ],
    rows.map(cells),
  );
};

const repeatTable = (figures: Figures): string => {
  const base = figures.rows.find(({ build }) => build === 'bare HTML')?.repeat ?? null;
  return table(
    ['page', 'FCP', 'LCP', 'usable', 'interactive', 'HTML kB', 'JS in all kB', 'requests'],
    figures.rows.flatMap(({ page, repeat, build }) =>
      repeat === null || build === 'bare HTML'
        ? []
        : [
            [
              page,
              ...times(repeat, base),
              kB(repeat.htmlBytes),
              kB(repeat.jsBytes),
              number(repeat.requests, 0),
            ],
          ],
    ),
  );
};

const keyTable = ({ keys }: Figures): string =>
  table(
    ['field', 'p95, ms', 'limit, ms', 'with all work until the next key, p95, ms'],
    keys.map(({ field, p95Ms, p95WithRestMs, limitMs }) => [
      field,
      number(p95Ms, 1),
      limitMs === null ? '–' : String(limitMs),
      number(p95WithRestMs ?? Number.NaN, 1),
    ]),
  );

const HEAD = `# What a visit costs

Written by \`npm run bench\`. A cheap phone on slow 4G visits each page in several builds, in interleaved rounds; figures are medians of the rounds, bytes and requests the least of them.

![First paint, JavaScript, processor time and the longest task of each page and build](images/bench.svg)

| build | is |
|---|---|
| bare HTML | a heading and a field, without styles and scripts |
| libraries alone | the same field rendered in the browser by react, react-dom, react-router, effector and effector-react, built by our webpack (\`tools/bench/alone\`); its HTML is empty, unlike that of our pages |
| without scripts | the page of the site, its styles and fonts, without scripts |
| split | the sources of the site in one build with a chunk per route, without federation; the same HTML |
| older | the build of another checkout (\`npm run bench -- --against=<folder>\`) |
| composed | the site |

- **Times** (FCP, LCP, *usable*, *interactive*) are ratios to the first paint of bare HTML in the same run, because a busy machine changes milliseconds. *usable*: the field is visible and accepts a key.
  *interactive*: the remote is hydrated. For pages without scripts it means *usable*.
- **Processor time** is the thread time (\`tdur\`) of the page's main thread in a trace, times four for a processor four times slower. It is measured in separate visits without throttling, because Chromium
  throttles by the clock. *processor ms*: script and style from the arrival of the document until the page is interactive. *longest task*: of the whole visit. The trace itself makes both a fifth to a third larger.
- **Bytes** are those on the wire with headers, over HTTP/2 with brotli. A figure is *not measured* if no visit showed the field: a busy server leaves a part of a page to the browser.
`;

const KEYS = `From a key to the end of the frame that shows it, as processor time times four; each key is pressed three times in the same place, and its figure is the median. *opens*: from the press until the first rows are painted.`;

/** Report for the repository. */
export const toReport = (figures: Figures, run: Run): string =>
  [
    HEAD,
    `${lengthOf(run)} ${String(run.rounds)} rounds, ${String(run.processors)} processors, load of the machine at the end ${run.load.toFixed(0)}.`,
    '## Targets',
    targetTable(figures),
    ...pagesOf(figures).flatMap((page) => [`## ${page}`, pageTable(figures, page)]),
    '## Repeat visits of the site',
    repeatTable(figures),
    '## Keys',
    KEYS,
    keyTable(figures),
  ].join('\n\n') + '\n';
