import * as E from 'fp-ts/lib/Either.js';

import { NETWORKS } from '@coinlane/chains/networks';
import { nodeKindsOf, parseNode } from '@coinlane/swap-gateway';
import type { NodeSettings } from '@coinlane/swap-gateway';

import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

const EXPECTED = {
  evm: 'an http or https URL of a JSON-RPC node',
  bitcoind: 'an http or https URL of a bitcoind node, or esplora+ and the URL of an Esplora server',
} as const;

const PREFIX = 'NODE_';
/** `eth` is configured by `NODE_ETH`. */
export const nodeVariableOf = (network: string): string => `${PREFIX}${network.toUpperCase()}`;

const CODES = NETWORKS.map(({ code }) => code).filter((code) => nodeKindsOf(code).length > 0);
const NAMES: ReadonlySet<string> = new Set(CODES.map(nodeVariableOf));

const nodeOf = (environment: Environment, network: string): Reading<NodeSettings | null> =>
  optional(environment)<NodeSettings | null>(
    {
      name: nodeVariableOf(network),
      codec: wordCodec('Node', (word) => parseNode(network, word)),
      expected: EXPECTED[nodeKindsOf(network)[0] === 'evm' ? 'evm' : 'bitcoind'],
      isSecret: true,
    },
    null,
  );

/**
 * Finds variables such as NODE_BITCOIN. Node.js also has variables with this prefix, but their values are never URLs.
 */
const misspelled = (environment: Environment): readonly string[] =>
  Object.entries(environment)
    .filter(
      ([name, value]) =>
        name.startsWith(PREFIX) && !NAMES.has(name) && /^(esplora\+)?https?:/.test(value ?? ''),
    )
    .map(([name]) => `${name} is wrong: no network with nodes has this code`);

/** Reads `NODE_<NETWORK>`: the nodes that confirm deposits and payouts. Empty: none. */
export const readNodes = (environment: Environment): Reading<readonly NodeSettings[]> => {
  const readings = CODES.map((network) => nodeOf(environment, network));
  const problems = [
    ...readings.flatMap((reading) => (E.isLeft(reading) ? reading.left : [])),
    ...misspelled(environment),
  ];
  return problems.length > 0
    ? E.left(problems)
    : E.right(
        readings.flatMap((reading) => (E.isRight(reading) && reading.right !== null ? [reading.right] : [])),
      );
};
