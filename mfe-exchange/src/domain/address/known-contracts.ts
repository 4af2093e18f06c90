import type { Currency } from '../currency';

/** The contracts of all listed tokens, lower case: nobody owns these addresses, so nobody is paid there. */
export const knownContractsOf = (currencies: readonly Currency[]): ReadonlySet<string> =>
  new Set(
    currencies.flatMap(({ tokenContract }) => (tokenContract === null ? [] : [tokenContract.toLowerCase()])),
  );
