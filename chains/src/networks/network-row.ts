import type { Network } from '@coinlane/shared-contracts/values';

/** Address formats. The loader, the decoder and the sandbox's generator are looked up by this name. */
export type FamilyName =
  | 'algorand'
  | 'ardor'
  | 'bech32-account'
  | 'bitcoin'
  | 'bitcoin-cash'
  | 'bitcoin-gold'
  | 'bitcoin-legacy'
  | 'cardano'
  | 'cosmos'
  | 'dash'
  | 'decred'
  | 'digibyte'
  | 'dogecoin'
  | 'eos'
  | 'ergo'
  | 'evm'
  | 'filecoin'
  | 'firo'
  | 'groestlcoin'
  | 'hedera'
  | 'horizen'
  | 'icon'
  | 'internet-computer'
  | 'iota'
  | 'kaspa'
  | 'kusama'
  | 'lightning'
  | 'litecoin'
  | 'monero'
  | 'move'
  | 'multiversx'
  | 'nano'
  | 'near'
  | 'nem'
  | 'neo'
  | 'polkadot'
  | 'qtum'
  | 'ravencoin'
  | 'ripple'
  | 'solana'
  | 'stacks'
  | 'stellar'
  | 'tezos'
  | 'ton'
  | 'tron'
  | 'waves'
  | 'zcash';

/** Facts of one network. */
export type NetworkRow = {
  readonly code: Network;
  /** Display name, the same in every language. */
  readonly name: string;
  /** Other codes and names for searching, in lower case. */
  readonly aliases: readonly string[];
  readonly family: FamilyName;
  /** Human-readable part of its bech32 addresses, if many networks share the family. Otherwise empty. */
  readonly prefix: string;
  /** URLs with `$$` for the value. Null: no known explorer. */
  readonly explorer: { readonly address: string; readonly transaction: string } | null;
  /** Display ticker of the native coin. */
  readonly coin: string;
  /** EIP-155 chain ID in `ethereum:` links. Null: links do not contain it. */
  readonly chainId: number | null;
  /** Schemes of payment links. The first is written; all are read. */
  readonly schemes: readonly string[];
  /** Memo, tag or note. Null: none. */
  readonly extraId: { readonly name: string; readonly pattern: string } | null;
};
