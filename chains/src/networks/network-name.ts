import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork } from './find-network.ts';

/** Display name of a network. An unknown code is shown in capitals. */
export const networkName = (code: Network): string => findNetwork(code)?.name ?? code.toUpperCase();
