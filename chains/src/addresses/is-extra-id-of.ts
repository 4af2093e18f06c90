import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork } from '../networks/index.ts';
import { hasHiddenCharacters } from './hidden-characters.ts';
import { canHoldSecret } from './secret-text.ts';

/**
 * Whether a text can be sent as a memo, tag or payment ID, if its network allows its characters. The receiver compares it
 * with the text that it displayed, so an invisible character loses the payment. A memo is public on the blockchain, so a
 * private key or a recovery phrase loses the wallet.
 */
export const isSafeExtraId = (text: string): boolean => !hasHiddenCharacters(text) && !canHoldSecret(text);

/** Whether a text is a memo, tag or payment ID of a network. */
export const isExtraIdOf = (network: Network, text: string): boolean => {
  const pattern = findNetwork(network)?.extraId?.pattern;
  return pattern !== undefined && new RegExp(pattern).test(text) && isSafeExtraId(text);
};
