import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork } from './find-network.ts';

/** Display name of a network; the code in capitals if it is unknown. */
export const networkName = (code: Network): string => findNetwork(code)?.name ?? code.toUpperCase();
