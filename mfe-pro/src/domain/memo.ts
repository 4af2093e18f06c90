import { isExtraIdOf, isSafeExtraId } from '@coinlane/chains/addresses';
import { findNetwork } from '@coinlane/chains/networks';

/**
 * Whether a text is empty, or a memo or tag of a network and not a private key or recovery phrase. On an unlisted
 * network the service checks the format.
 */
export const isMemoOf = (network: string, memo: string): boolean => {
  const text = memo.trim();
  return text === '' || (findNetwork(network) === null ? isSafeExtraId(text) : isExtraIdOf(network, text));
};
