import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork } from '../networks/index.ts';
import type { FamilyName } from '../networks/index.ts';
import type { Account, DecodeAccount } from './account.ts';
import { hashAccount, keyAccount, moneroAccount, rippleAccount, solanaAccount } from './base58-accounts.ts';
import {
  anyBech32Account,
  bech32Account,
  cardanoAccount,
  cashAccount,
  kaspaAccount,
  segwitAccount,
  texAccount,
} from './bech32-accounts.ts';
import {
  base32Account,
  filecoinAccount,
  hederaAccount,
  hexAccount,
  nanoAccount,
  stacksAccount,
  stellarAccount,
  textAccount,
  tonAccount,
} from './other-accounts.ts';

const hash = hashAccount();
const evm = hexAccount('evm', /^0x([0-9a-f]{40})$/i);
const name = textAccount('name');
const substrate = keyAccount(32, 2);

/** Decoders of a family, for the prefix in the network's row. */
type Decoders = (prefix: string) => readonly DecodeAccount[];

const onlyHash: Decoders = () => [hash];
const prefixed: Decoders = (prefix) => [bech32Account(prefix)];
const hashOrSegwit =
  (prefix: string): Decoders =>
  () => [hash, segwitAccount(prefix)];
const only =
  (decode: DecodeAccount): Decoders =>
  () => [decode];

const FAMILIES: Readonly<Record<FamilyName, Decoders>> = {
  algorand: only(base32Account(0)),
  ardor: only(textAccount('ardr')),
  'bech32-account': prefixed,
  bitcoin: hashOrSegwit('bc'),
  'bitcoin-cash': () => [cashAccount, hash],
  'bitcoin-gold': hashOrSegwit('btg'),
  'bitcoin-legacy': onlyHash,
  cardano: only(cardanoAccount),
  cosmos: prefixed,
  dash: onlyHash,
  decred: onlyHash,
  digibyte: hashOrSegwit('dgb'),
  dogecoin: onlyHash,
  eos: only(name),
  ergo: only(keyAccount(33, 4)),
  evm: only(evm),
  filecoin: only(filecoinAccount),
  firo: onlyHash,
  groestlcoin: hashOrSegwit('grs'),
  hedera: only(hederaAccount),
  horizen: onlyHash,
  icon: () => [hexAccount('hx', /^hx([0-9a-f]{40})$/i), hexAccount('cx', /^cx([0-9a-f]{40})$/i)],
  'internet-computer': only(hexAccount('icp', /^[0-9a-f]{8}([0-9a-f]{56})$/i)),
  iota: only(bech32Account('iota', 1)),
  kaspa: only(kaspaAccount),
  kusama: only(substrate),
  lightning: only(anyBech32Account),
  // `3…` is the older form of `M…`
  litecoin: () => [hashAccount({ '05': '32' }), segwitAccount('ltc')],
  monero: only(moneroAccount),
  move: only(hexAccount('move', /^0x([0-9a-f]{64})$/i)),
  multiversx: () => [bech32Account('erd')],
  nano: only(nanoAccount),
  near: () => [evm, hexAccount('near', /^([0-9a-f]{64})$/), name],
  nem: only(base32Account(1)),
  neo: onlyHash,
  polkadot: only(substrate),
  qtum: hashOrSegwit('qc'),
  ravencoin: onlyHash,
  ripple: only(rippleAccount),
  solana: only(solanaAccount),
  stacks: only(stacksAccount),
  stellar: only(stellarAccount),
  tezos: onlyHash,
  ton: only(tonAccount),
  tron: onlyHash,
  waves: onlyHash,
  zcash: () => [hash, texAccount, bech32Account('zs'), anyBech32Account],
};

/** Decodes an address of a network to its account. Null: unknown network or invalid text. */
export const accountOf = (network: Network, address: string): Account | null => {
  const row = findNetwork(network);
  for (const decode of row ? FAMILIES[row.family](row.prefix) : []) {
    const found = decode(address);
    if (found !== null) return found;
  }
  return null;
};

/** Whether two texts are forms of one account. An invalid text equals only itself. */
export const isSameAccount = (network: Network, one: string, other: string): boolean =>
  (accountOf(network, one) ?? one) === (accountOf(network, other) ?? other);
