/** Row of a table of figures. */
export const row = (what: string, value: string, verdict: string): string =>
  `| ${what} | ${value} | ${verdict} |`;

/** Time as a multiple of its limit, which is comparable between machines. */
export const timed = (what: string, ms: number, limitMs: number): string =>
  row(what, `${(ms / limitMs).toFixed(2)} of ${String(limitMs)} ms`, ms <= limitMs ? 'met' : 'missed');
