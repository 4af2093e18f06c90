/** Contracts of all listed tokens, lower case: an address without an owner must not be paid. */
export const knownContractsOf = (
  currencies: readonly { readonly tokenContract: string | null }[],
): ReadonlySet<string> =>
  new Set(
    currencies.flatMap(({ tokenContract }) => (tokenContract === null ? [] : [tokenContract.toLowerCase()])),
  );
