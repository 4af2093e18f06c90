import type { Visit } from './measure-page.ts';

export type Measured = {
  readonly page: string;
  readonly variant: string;
  readonly isRepeat: boolean;
  readonly medians: Visit;
};

export type Report = { readonly markdown: string; readonly figures: readonly Measured[] };

type Target = { readonly says: string; readonly of: (row: Rows) => number; readonly limit: number };

/** First visits of one page, by variant. */
type Rows = {
  readonly composed: Visit;
  readonly static: Visit;
  readonly split: Visit;
  readonly withoutPro: Visit;
};

const TARGETS: readonly Target[] = [
  { says: 'LCP, composed / static', of: (row) => row.composed.lcp / row.static.lcp, limit: 1.25 },
  { says: 'usable, composed / split', of: (row) => row.composed.usable / row.split.usable, limit: 1.1 },
  { says: 'JS bytes, composed / split', of: (row) => row.composed.jsBytes / row.split.jsBytes, limit: 1.45 },
  { says: 'JS of the first load, kB', of: (row) => row.composed.firstJsBytes / 1000, limit: 210 },
  {
    says: 'JS of the first load, with the pro area / without it',
    of: (row) => row.composed.firstJsBytes / row.withoutPro.firstJsBytes,
    limit: 1,
  },
  { says: 'CLS', of: (row) => row.composed.cls, limit: 0 },
];

const find = (measured: readonly Measured[], page: string, variant: string): Visit | undefined =>
  measured.find((row) => row.page === page && row.variant === variant && !row.isRepeat)?.medians;

const rowsOf = (measured: readonly Measured[], page: string): Rows | null => {
  const [composed, floor, split, withoutPro] = ['composed', 'static', 'split', 'without pro'].map((variant) =>
    find(measured, page, variant),
  );
  return composed === undefined || floor === undefined || split === undefined || withoutPro === undefined
    ? null
    : { composed, static: floor, split, withoutPro };
};

const ratio = (value: number, base: number): string =>
  Number.isNaN(value / base) ? '–' : (value / base).toFixed(2);

const tableOf = (measured: readonly Measured[], page: string, isRepeat: boolean): string => {
  const rows = measured.filter((row) => row.page === page && row.isRepeat === isRepeat);
  const base = rows.find(({ variant }) => variant === 'static')?.medians;
  const line = ({ variant, medians: m }: Measured): string =>
    `| ${variant} | ${ratio(m.fcp, base?.fcp ?? Number.NaN)} | ${ratio(m.lcp, base?.lcp ?? Number.NaN)} | ${ratio(m.usable, base?.usable ?? Number.NaN)} | ${ratio(m.mounted, base?.lcp ?? Number.NaN)} | ${m.tbt.toFixed(0)} | ${m.cls.toFixed(4)} | ${(m.firstJsBytes / 1000).toFixed(1)} | ${(m.jsBytes / 1000).toFixed(1)} | ${String(m.requests)} |`;
  return [
    `### ${page}, ${isRepeat ? 'repeat visit' : 'first visit'}`,
    '',
    '| build | FCP | LCP | usable | remote mounted | TBT ms | CLS | JS first, kB | JS in all, kB | requests |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(line),
  ].join('\n');
};

const targetTable = (measured: readonly Measured[], page: string): string => {
  const rows = rowsOf(measured, page);
  if (rows === null) return '';
  const lines = TARGETS.map((target) => {
    const value = target.of(rows);
    return `| ${target.says} | ${value.toFixed(2)} | ${String(target.limit)} | ${value <= target.limit + 0.005 ? 'met' : 'missed'} |`;
  });
  return [`### ${page}, targets`, '', '| figure | measured | limit | |', '|---|---|---|---|', ...lines].join(
    '\n',
  );
};

/** Report for the repository: times as ratios to the static page of the same run, bytes unchanged. */
export const toReport = (measured: readonly Measured[], rounds: number): Report => {
  const pages = [...new Set(measured.map(({ page }) => page))];
  const parts = pages.flatMap((page) => [
    targetTable(measured, page),
    tableOf(measured, page, false),
    tableOf(measured, page, true),
  ]);
  const head = [
    '# What a visit costs',
    '',
    `Written by \`npm run bench\`: medians of ${String(rounds)} interleaved rounds, with a processor four times slower, slow 4G, HTTP/2 and brotli. *composed* is the site as it is, *static* the`,
    'same HTML and styles without scripts, *split* the same sources in one build split by route, without federation and rendered by the same server, *without pro* the',
    'site without any release of the pro area. Bytes and requests are the minimum of the rounds. *first* counts the requests until the remote is hydrated; a page with expired offers then requests new ones, with the code of the calls. Times are ratios to the static page of the same run. *usable*: the amount (or search) field is visible and accepts a key. *remote mounted*: the remote is hydrated, relative to the static LCP.',
    '',
    '',
  ].join('\n');
  return { markdown: `${head}${parts.join('\n\n')}\n`, figures: measured };
};
