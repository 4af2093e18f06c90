import { BUILDS, FIRST_PAINT_LIMIT, jsLimitKb, pagesOf, rowOf, TASK_LIMIT_MS } from './figures.ts';
import type { Figures, Row } from './figures.ts';

const WIDTH = 960;
const LABELS = 112;
const GAP = 22;
const BAR = 12;
const STEP = 18;
const HEAD = 34;
const TITLE = 24;
/** Room for a value to the right of the longest bar. */
const VALUE = 40;

/** Colours of both themes. `img` follows the theme of the visitor's system. */
const STYLE = `.p{fill:#fff}text{fill:#1f2328;font:12px system-ui,sans-serif}.s{fill:#59636e}.b{fill:#8c959f}.o{fill:#0b7285}.l{stroke:#c2410c;stroke-dasharray:3 2}.t{font-weight:600}.m{fill:#c2410c}@media(prefers-color-scheme:dark){.p{fill:#0d1117}text{fill:#f0f6fc}.s{fill:#9198a1}.b{fill:#656c76}.o{fill:#3bc9db}.l{stroke:#ff922b}.m{fill:#ff922b}}`;

type Panel = {
  readonly title: string;
  readonly of: (row: Row, bare: Row) => number;
  readonly limit: (page: string) => number | null;
  readonly digits: number;
};

const PANELS: readonly Panel[] = [
  {
    title: 'First paint × bare',
    of: ({ first }, bare) => first.fcp / bare.first.fcp,
    limit: () => FIRST_PAINT_LIMIT,
    digits: 2,
  },
  {
    title: 'JS until interactive, kB',
    of: ({ first }) => first.firstJsBytes / 1000,
    limit: jsLimitKb,
    digits: 0,
  },
  { title: 'Script and style, CPU ms', of: ({ work }) => work.workMs, limit: () => null, digits: 0 },
  {
    title: 'Longest task, CPU ms',
    of: ({ work }) => work.longestTaskMs,
    limit: () => TASK_LIMIT_MS,
    digits: 0,
  },
];
const PANEL_WIDTH = (WIDTH - LABELS - GAP * PANELS.length) / PANELS.length;

const fixed = (value: number): string => value.toFixed(1);

const text = (x: number, y: number, words: string, style = ''): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}"${style}>${words}</text>`;

type Bars = {
  readonly page: string;
  readonly rows: readonly Row[];
  readonly bare: Row;
  readonly top: number;
};

const panelOf = ({ title, of, limit, digits }: Panel, index: number, bars: Bars, most: number): string => {
  const left = LABELS + GAP + index * (PANEL_WIDTH + GAP);
  const scale = (PANEL_WIDTH - VALUE) / most;
  const limited = limit(bars.page);
  const drawn = bars.rows.map((row, at) => {
    const measured = of(row, bars.bare);
    const value = Number.isNaN(measured) ? 0 : measured;
    const y = bars.top + HEAD + at * STEP;
    const isMissed = row.build === 'composed' && limited !== null && value > limited;
    return [
      `<rect class="${row.build === 'composed' ? 'o' : 'b'}" x="${fixed(left)}" y="${fixed(y)}" width="${fixed(value * scale)}" height="${String(BAR)}"/>`,
      text(
        left + value * scale + 5,
        y + BAR - 2,
        Number.isNaN(measured) ? '–' : value.toFixed(digits),
        isMissed ? ' class="t m"' : '',
      ),
    ].join('');
  });
  const end = bars.top + HEAD + bars.rows.length * STEP - 4;
  const line =
    limited === null
      ? ''
      : `<path class="l" d="M${fixed(left + limited * scale)} ${fixed(bars.top + HEAD - 4)}V${fixed(end)}"/>`;
  const limitText = limited === null ? '' : `, limit ${String(limited)}`;
  return [text(left, bars.top + TITLE, `${title}${limitText}`, ' class="s"'), ...drawn, line].join('');
};

const labelsOf = ({ page, rows, top }: Bars): string =>
  [
    text(0, top + 8, page, ' class="t"'),
    ...rows.map(({ build }, at) =>
      text(
        LABELS,
        top + HEAD + at * STEP + BAR - 2,
        build,
        ` text-anchor="end"${build === 'composed' ? ' class="t"' : ''}`,
      ),
    ),
  ].join('');

/** Draws the figures of each page and build as bars with their limits, as SVG for a light and a dark page. */
export const drawChart = (figures: Figures): string => {
  const groups = pagesOf(figures).flatMap((page) => {
    const rows = BUILDS.flatMap((build) => rowOf(figures, page, build) ?? []);
    const bare = rowOf(figures, page, 'bare HTML');
    return bare === null ? [] : [{ page, rows, bare }];
  });
  const heightOf = (rows: readonly Row[]): number => HEAD + rows.length * STEP + GAP;
  let top = 12;
  const placed = groups.map((group) => {
    const bars = { ...group, top };
    top += heightOf(group.rows);
    return bars;
  });
  const drawn = placed.map((bars) =>
    [
      labelsOf(bars),
      ...PANELS.map((panel, index) => {
        const values = placed.flatMap(({ page, rows, bare }) => [
          ...rows.map((row) => panel.of(row, bare)),
          panel.limit(page) ?? 0,
        ]);
        return panelOf(panel, index, bars, Math.max(...values.filter((value) => !Number.isNaN(value))));
      }),
    ].join(''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -6 ${String(WIDTH + 24)} ${String(top - GAP + 18)}" role="img"><title>Cost of a visit by page and build</title><style>${STYLE}</style><rect class="p" x="-12" y="-6" width="${String(WIDTH + 24)}" height="${String(top - GAP + 18)}"/>${drawn.join('\n')}</svg>\n`;
};
