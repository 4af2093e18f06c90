import * as t from 'io-ts';

const LONGEST_PATTERN = 300;
const ALLOWED = /^[^\\()[\]{}|+]*$/;

/** Pattern of the paths that a fault applies to. */
export type PathPattern = { readonly source: string; readonly fits: (path: string) => boolean };

/**
 * Parses a pattern: text that the path contains, with `*` for any text, `^` for the start and `$` for the end. Not
 * a regular expression, so that no caller can cause a slow match. Null if it is too long or has other operators.
 */
export const pathPattern = (source: string): PathPattern | null => {
  if (source.length > LONGEST_PATTERN || !ALLOWED.test(source)) return null;
  const fromStart = source.startsWith('^') ? source.slice(1) : `*${source}`;
  const whole = fromStart.endsWith('$') ? fromStart.slice(0, -1) : `${fromStart}*`;
  const [start = '', ...rest] = whole.split('*');
  const end = rest.pop();
  const fits = (path: string): boolean => {
    if (end === undefined) return path === start;
    const last = path.length - end.length;
    if (!path.startsWith(start) || !path.endsWith(end) || last < start.length) return false;
    let from = start.length;
    return rest.every((piece) => {
      const at = path.indexOf(piece, from);
      from = at + piece.length;
      return at >= 0 && from <= last;
    });
  };
  return { source, fits };
};

/** Codec of a pattern in the body of a request. */
export const PathPatternCodec = new t.Type<PathPattern, string>(
  'text of at most 300 characters with *, ^ at the start and $ at the end; no regular expression',
  (value): value is PathPattern => typeof value === 'object' && value !== null && 'fits' in value,
  (value, context) => {
    const pattern = typeof value === 'string' ? pathPattern(value) : null;
    return pattern === null ? t.failure(value, context) : t.success(pattern);
  },
  ({ source }) => source,
);
