import type { Move, Operation } from './operation';

/** Headings of the file and names of the kinds, in the language of the page. */
export type CsvWords = {
  readonly headings: {
    readonly date: string;
    readonly kind: string;
    readonly outAmount: string;
    readonly outCurrency: string;
    readonly inAmount: string;
    readonly inCurrency: string;
    readonly fee: string;
    readonly address: string;
    readonly hash: string;
    readonly id: string;
  };
  readonly kindOf: (kind: string) => string;
};

/** Start of a formula in a spreadsheet. A leading apostrophe turns it into text. */
const FORMULA = /^[=+\-@\t\r\n]/;

const cell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const row = (cells: readonly string[]): string => cells.map(cell).join(',');

const cellsOf = (move: Move | null): readonly string[] =>
  move === null ? ['', ''] : [move.amount, move.currency.toUpperCase()];

/** Byte order mark, so that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Operations as a CSV file (RFC 4180). Dates are ISO in UTC, amounts are exact with a decimal point, and there are
 * no formulas.
 */
export const toCsv = (operations: readonly Operation[], { headings, kindOf }: CsvWords): string => {
  const rows = operations.map((each) =>
    row([
      new Date(each.atMs).toISOString(),
      kindOf(each.kind),
      ...cellsOf(each.outgoing),
      ...cellsOf(each.incoming),
      each.fee ?? '',
      each.address ?? '',
      each.hash ?? '',
      each.id,
    ]),
  );
  const head = row([
    headings.date,
    headings.kind,
    headings.outAmount,
    headings.outCurrency,
    headings.inAmount,
    headings.inCurrency,
    headings.fee,
    headings.address,
    headings.hash,
    headings.id,
  ]);
  return `${BYTE_ORDER_MARK}${[head, ...rows].join('\r\n')}\r\n`;
};
