export const typosAllowed = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

type Row = readonly number[];

const swapCost = (a: string, b: string, i: number, j: number, before: Row): number =>
  i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;

const nextRow = (a: string, b: string, i: number, row: Row, before: Row): Row => {
  const next: number[] = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const slip = Math.min(row[j] ?? 0, next[j - 1] ?? 0) + 1;
    next.push(Math.min(change, slip, swapCost(a, b, i, j, before)));
  }
  return next;
};

/** Edit distance of two words (insert, delete, replace, swap neighbours). Stops when it exceeds `limit`. */
const distance = (a: string, b: string, limit: number): number => {
  let before: Row = [];
  let row: Row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = nextRow(a, b, i, row, before);
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row.at(-1) ?? limit + 1;
};

type Core = { readonly a: string; readonly b: string };

/** Removes the common prefix and suffix of two words. The remaining length decides most cases. */
const differingCore = (a: string, b: string): Core => {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return { a: a.slice(head, a.length - tail), b: b.slice(head, b.length - tail) };
};

const isOneSlip = ({ a, b }: Core): boolean =>
  (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]);

/**
 * Whether two words differ by at most the allowed number of typos: one for four to seven letters, two for longer words.
 */
export const isWithinTypos = (typed: string, word: string): boolean => {
  const limit = typosAllowed(typed.length);
  if (limit === 0 || Math.abs(typed.length - word.length) > limit) return false;
  const core = differingCore(typed, word);
  if (isOneSlip(core)) return true;
  return limit > 1 && distance(core.a, core.b, limit) <= limit;
};
