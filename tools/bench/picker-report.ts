/** Times of the picker with the given number of rows, in ms on a processor that is four times slower. */
export type PickerTimes = {
  readonly rows: number;
  readonly opens: readonly number[];
  /** From a key to the end of the frame that shows its letter. */
  readonly keys: readonly number[];
  /**
   * Also includes the search, the count and the rows, which are rendered in slices after that frame and yield to the
   * next key.
   */
  readonly keysWithRows: readonly number[];
};

type PickerFigure = {
  readonly rows: number;
  readonly what: string;
  /** Ratio to the limit: 1 is the limit. */
  readonly ofLimit: number;
  readonly limitMs: number;
  /** Whether there is a limit. Otherwise the figure is for comparison. */
  readonly isLimited: boolean;
  readonly samples: number;
};

/** Limits: opening takes below 100 ms; a key to its paint below 16 ms with 1,500 rows and below 50 ms with 12,000. */
const OPEN_LIMIT_MS = 100;
const KEY_LIMITS_MS: Readonly<Record<number, number>> = { 1_500: 16, 12_000: 50 };
const SHARE = 0.95;

/** Smallest value that 95 % of the samples do not exceed. NaN without samples. */
export const p95 = (samples: readonly number[]): number => {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * SHARE) - 1] ?? Number.NaN;
};

const figuresOf = ({ rows, opens, keys, keysWithRows }: PickerTimes): readonly PickerFigure[] => {
  const limits = { opens: OPEN_LIMIT_MS, key: KEY_LIMITS_MS[rows] ?? Number.NaN };
  const figure = (
    what: string,
    samples: readonly number[],
    limitMs: number,
    isLimited = true,
  ): PickerFigure => ({
    rows,
    what,
    samples: samples.length,
    limitMs,
    isLimited,
    ofLimit: p95(samples) / limitMs,
  });
  return [
    figure('opens', opens, limits.opens),
    figure('key to paint', keys, limits.key),
    figure('key to all of its rows', keysWithRows, limits.key, false),
  ];
};

/** The time that the browser alone takes for a letter: a typed key cannot be cheaper, whatever the list does. */
const bareLine = (bare: readonly number[]): string => {
  const limitMs = Math.min(...Object.values(KEY_LIMITS_MS));
  return `| none | a letter in an empty page | ${(p95(bare) / limitMs).toFixed(2)} | ${String(limitMs)} | ${String(bare.length)} | for comparison |`;
};

const verdict = ({ isLimited, ofLimit }: PickerFigure): string => {
  if (!isLimited) return 'for comparison';
  return ofLimit <= 1 ? 'met' : 'missed';
};

const lineOf = (figure: PickerFigure): string => {
  const { rows, what, ofLimit, limitMs, samples } = figure;
  return `| ${rows.toLocaleString('en')} | ${what} | ${ofLimit.toFixed(2)} | ${String(limitMs)} | ${String(samples)} | ${verdict(figure)} |`;
};

/**
 * Report for the repository: the 95th percentile as a ratio to its limit. `bare`: ms of a letter typed into an empty
 * page.
 */
export const toPickerReport = (
  measured: readonly PickerTimes[],
  bare: readonly number[],
): { readonly markdown: string; readonly figures: readonly PickerFigure[] } => {
  const figures = measured.flatMap(figuresOf);
  return {
    figures,
    markdown: [
      '# How fast the currency picker is',
      '',
      'Written by `npm run bench`: the 95th percentile of the processor time of the page’s main thread, times four for a processor four times slower, as a ratio to its',
      'limit (1 is the limit). Processor time is used because a busy machine affects it least. *opens*: from the press until the first rows are painted, with list and code',
      'loaded, minus the time of the measurement itself. *key to paint*: from a key in the search to the end of the frame that shows its letter. *key to all of its rows*:',
      'also includes the search, the count and the rows of the result. They are rendered after that frame, in slices that yield to the next key. Icons are not included,',
      'because they load when the typing pauses. Each key is pressed three times in the same place; its figure is the median.',
      '',
      '| rows | figure | of the limit | limit, ms | samples | |',
      '|---|---|---|---|---|---|',
      ...figures.map(lineOf),
      bareLine(bare),
      '',
    ].join('\n'),
  };
};
