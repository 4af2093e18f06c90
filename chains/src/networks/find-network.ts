import type { Network } from '@coinlane/shared-contracts/values';

import type { FamilyName, NetworkRow } from './network-row.ts';
import { NETWORKS } from './networks.table.ts';

const BY_WORD: ReadonlyMap<string, NetworkRow> = new Map([
  ...NETWORKS.flatMap((row) => row.aliases.map((alias): [string, NetworkRow] => [alias, row])),
  // codes come last to take precedence: an alias of one network can be the code of another
  ...NETWORKS.map((row): [string, NetworkRow] => [row.code, row]),
]);

/** Row of a network, by code or alias. Null: unknown. */
export const findNetwork = (codeOrAlias: string): NetworkRow | null =>
  BY_WORD.get(codeOrAlias.toLowerCase()) ?? null;

/** Codes of the networks of a family, in the order of the table. */
export const networksOf = (family: FamilyName): readonly Network[] =>
  NETWORKS.filter((row) => row.family === family).map(({ code }) => code);
