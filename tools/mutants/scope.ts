/** Code whose mutants the second tier runs: rules, money, contracts and releases. */
const MUTATED =
  /^(?:mfe-[a-z]+\/src\/(?:[a-z]+\/)?domain|chains\/src|shared-contracts\/src|release-ledger\/src|sandbox-api\/src\/(?:orders|wallets))\//;
const IS_CODE = /(?<!\.d|\.test|\.fixture)\.tsx?$/;
/** Number of nights in which every file is run once. */
export const NIGHTS = 14;

const isCode = (file: string): boolean => IS_CODE.test(file) && !file.includes('/testing/');

/** Files with mutants in the given folders. */
export const filesBelow = (folders: readonly string[], sources: readonly string[]): readonly string[] =>
  sources.filter(
    (file) =>
      isCode(file) &&
      folders.some((folder) => file === folder || file.startsWith(`${folder.replace(/\/$/, '')}/`)),
  );

/** Files of one night: those that changed, and a part of all others that depends on the number of the day. */
export const filesOfNight = (
  sources: readonly string[],
  changed: readonly string[],
  day: number,
): readonly string[] =>
  sources
    .filter((file) => MUTATED.test(file) && isCode(file))
    .filter((file, index) => changed.includes(file) || index % NIGHTS === day % NIGHTS);
