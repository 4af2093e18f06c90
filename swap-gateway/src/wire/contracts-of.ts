import type { TokenContract } from '@coinlane/chains/addresses';

import type { Currencies } from '../assets/catalogue.ts';

const decoded = new WeakMap<Currencies, Map<string, readonly TokenContract[]>>();

/** Contracts of the listed tokens of a network: money sent to one is lost. One list for each catalogue and network. */
export const contractsOf = (currencies: Currencies, network: string): readonly TokenContract[] => {
  const known = decoded.get(currencies) ?? new Map<string, readonly TokenContract[]>();
  decoded.set(currencies, known);
  const contracts =
    known.get(network) ??
    [...currencies.values()].flatMap(({ network: other, contract }) =>
      other === network && contract !== null ? [{ network, contract }] : [],
    );
  known.set(network, contracts);
  return contracts;
};
