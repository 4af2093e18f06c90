import type { Network } from '@coinlane/shared-contracts/values';

/** Address formats. The loader, the decoder and the sandbox's generator of each are found by this name. */
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
  /** The same in every language. */
  readonly name: string;
  /** Other codes and words by which it is found, in lower case. */
  readonly aliases: readonly string[];
  readonly family: FamilyName;
  /** Human-readable part of its bech32 addresses, for a family of many networks; else empty. */
  readonly prefix: string;
  /** URLs with `$$` for the value; null: no explorer is known. */
  readonly explorer: { readonly address: string; readonly transaction: string } | null;
  /** Display ticker of its own coin. */
  readonly coin: string;
  /** Chain ID of EIP-155 in `ethereum:` links; null: links do not name it. */
  readonly chainId: number | null;
  /** Schemes of its payment links. The first is written, all are read. */
  readonly schemes: readonly string[];
  /** Memo, tag or note; null: it has none. */
  readonly extraId: { readonly name: string; readonly pattern: string } | null;
};
