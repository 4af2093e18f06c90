import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork } from '../networks/index.ts';
import { hasHiddenCharacters } from './hidden-characters.ts';

/**
 * Whether a text is a memo, tag or payment ID of a network. Some networks allow every character, but a receiver compares
 * the text with the one that it displayed: an invisible character loses the payment.
 */
export const isExtraIdOf = (network: Network, text: string): boolean => {
  const pattern = findNetwork(network)?.extraId?.pattern;
  return pattern !== undefined && new RegExp(pattern).test(text) && !hasHiddenCharacters(text);
};
