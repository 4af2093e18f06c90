import type { Network } from '@coinlane/shared-contracts/values';

import { isEvmNetwork } from '../families/index.ts';

const EVM_BURN_ADDRESS = /^0x(?:0{39}[0-9a-f]|0{36}dead|dead0{36}|e{40}|f{40})$/i;

/** Addresses that stand in documentation and examples, are valid, and belong to nobody: burn, zero and system accounts. */
const BURN_ADDRESSES: ReadonlyMap<Network, readonly string[]> = new Map([
  ['btc', ['1111111111111111111114oLvT2', '1BitcoinEaterAddressDontSendf59kuE']],
  ['trx', ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb']],
  ['sol', ['11111111111111111111111111111111', '1nc1nerator11111111111111111111111111111111']],
  ['xrp', ['rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'rrrrrrrrrrrrrrrrrrrrBZbvji']],
  ['ton', ['EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c']],
  ['algo', ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ']],
  ['xno', ['nano_1111111111111111111111111111111111111111111111111111hifc8npp']],
]);

/** Whether nobody holds a key to an address, so that what is sent there is lost. */
export const isBurnAddress = (address: string, network: Network): boolean =>
  isEvmNetwork(network)
    ? EVM_BURN_ADDRESS.test(address)
    : (BURN_ADDRESSES.get(network)?.includes(address) ?? false);
