import { isExtraIdOf, isSafeExtraId } from '@coinlane/chains/addresses';
import { findNetwork } from '@coinlane/chains/networks';

/**
 * Whether a text is empty or a memo or tag of a network, and no private key or recovery phrase. The service checks the
 * form on a network that is not listed here.
 */
export const isMemoOf = (network: string, memo: string): boolean => {
  const text = memo.trim();
  return text === '' || (findNetwork(network) === null ? isSafeExtraId(text) : isExtraIdOf(network, text));
};
