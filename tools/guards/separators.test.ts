import { globSync, readFileSync } from 'node:fs';

/** Texts that no line breaks: titles of documents, options of a list, and rows with their own lines. */
const UNBROKEN: readonly string[] = [
  'mfe-exchange/src/order/app/order-head.ts',
  'mfe-exchange/src/order/screens/transaction-history/order-row.tsx',
  'mfe-listing/src/screens/coin-table/table-controls.tsx',
  'mfe-pro/src/domain/coin.ts',
  'mfe-pro/src/screens/balance/whitelist-choice.tsx',
];

const SOURCES = globSync('{shared-ui,shell,mfe-*}/{src/**/*.{ts,tsx},locales/**/*.json}').filter(
  (file) => !file.includes('.test.') && !UNBROKEN.includes(file),
);

/** Lines with a separator that can be the first or the last character of a line on the screen. */
const loose = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(\/\*|\*|\/\/)/.test(line))
    .filter((line) => / ·|· /.test(line.replace(/\/\*.*?\*\//g, '')));

describe('separator dots', () => {
  it('finds one with an ordinary space', () => {
    expect(loose("a = 'x · y';\nb = 'x\u00A0·\u00A0y';\n/** x · y */")).toEqual(["a = 'x · y';"]);
  });

  it('are kept with the words before and after them', () => {
    expect(
      SOURCES.flatMap((file) => loose(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`)),
    ).toEqual([]);
  });
});
