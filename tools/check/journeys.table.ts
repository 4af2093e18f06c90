/** Journeys that a change in a folder can break, most specific folder first. Each row takes about 20 s. */
const JOURNEYS: readonly { readonly below: RegExp; readonly journeys: readonly string[] }[] = [
  { below: /^mfe-exchange\/.*recipient/, journeys: ['journeys/recipient', 'journeys/memo-and-tag.spec.ts'] },
  { below: /^mfe-exchange\/.*(picker|currency)/, journeys: ['journeys/choose-currency.spec.ts'] },
  {
    below: /^mfe-exchange\/.*(transaction-status|transaction\/)/,
    journeys: ['journeys/status/never-lost.spec.ts', 'journeys/swap-in-german.spec.ts'],
  },
  {
    below: /^mfe-exchange\/.*(transaction-creation|exchange-details)/,
    journeys: ['faults/a16-exactly-one-order.spec.ts', 'journeys/swap-in-german.spec.ts'],
  },
  {
    below: /^mfe-exchange\//,
    journeys: ['journeys/swap-in-german.spec.ts', 'journeys/choose-currency.spec.ts'],
  },
  { below: /^mfe-listing\//, journeys: ['listing/currencies-table.spec.ts'] },
  { below: /^mfe-content\//, journeys: ['content/blog.spec.ts'] },
  { below: /^mfe-pro\//, journeys: ['pro/balance-trade-history-withdraw.spec.ts'] },
  { below: /^mfe-swap\//, journeys: ['swap/pairs-and-directions.spec.ts'] },
  { below: /^shell\/src\/session\//, journeys: ['account/sign-in.spec.ts'] },
  { below: /^shell\/server\//, journeys: ['faults/b05-b07-addresses-of-the-site.spec.ts'] },
  {
    below: /^(shell|shared-contracts|shared-ui)\//,
    journeys: ['journeys/language-theme-and-routes.spec.ts', 'journeys/swap-in-german.spec.ts'],
  },
  {
    below: /^chains\//,
    journeys: ['journeys/recipient/recipient-guard.spec.ts', 'journeys/memo-and-tag.spec.ts'],
  },
  { below: /^release-ledger\//, journeys: ['journeys/release-one-remote.spec.ts'] },
  { below: /^sandbox-api\//, journeys: ['journeys/swap-in-german.spec.ts'] },
  { below: /^content\//, journeys: ['content/blog.spec.ts'] },
  { below: /^tools\/(build|webpack|site)\b/, journeys: ['journeys/swap-in-german.spec.ts'] },
];

const SPEC = /^e2e\/(.*\.spec\.ts)$/;
const PART_OF_SPECS = /^e2e\/(?!.*\.spec\.ts$).*\.ts$/;
/** Maximum number of specs for a changed file of `e2e` that specs import. */
const SPECS_OF_A_PART = 2;

/**
 * Spec files to run for changed files, relative to `e2e/`: changed specs, the nearest specs that import a changed
 * file of `e2e`, and the row of each product file. `importersOf`: files that import a file, nearest first.
 */
export const journeysFor = (
  files: readonly string[],
  importersOf: (file: string) => readonly string[],
): readonly string[] => {
  const found = files.flatMap((file) => {
    const spec = SPEC.exec(file)?.[1];
    if (spec !== undefined) return [spec];
    if (PART_OF_SPECS.test(file))
      return importersOf(file)
        .flatMap((importer) => SPEC.exec(importer)?.[1] ?? [])
        .slice(0, SPECS_OF_A_PART);
    if (/\.(test|fixture)\.tsx?$|(^|\/)README\.md$|DESIGN\.md$/.test(file)) return [];
    return JOURNEYS.find(({ below }) => below.test(file))?.journeys ?? [];
  });
  return [...new Set(found)];
};

/** Folders of the table, as patterns of paths. */
export const JOURNEY_FOLDERS: readonly RegExp[] = JOURNEYS.map(({ below }) => below);

/** Every path in the table, relative to `e2e/`. */
export const JOURNEY_PATHS: readonly string[] = [...new Set(JOURNEYS.flatMap(({ journeys }) => journeys))];
