import type { Network } from '@coinlane/shared-contracts/values';

import { COSMOS_PREFIXES } from '../families/cosmos-prefixes.ts';
import { EVM_NETWORKS } from '../families/evm-networks.ts';
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

type Row = readonly [network: Network, ...decoders: readonly DecodeAccount[]];

const hash = hashAccount();
const evm = hexAccount('evm', /^0x([0-9a-f]{40})$/i);
const move = hexAccount('move', /^0x([0-9a-f]{64})$/i);

const ROWS: readonly Row[] = [
  ...EVM_NETWORKS.map((network): Row => [network, evm]),
  ...COSMOS_PREFIXES.map(([network, prefix]): Row => [network, bech32Account(prefix)]),
  ['btc', hash, segwitAccount('bc')],
  ['bsv', hash],
  ['omni', hash],
  ['lightning', anyBech32Account],
  // `3…` is the older spelling of `M…`
  ['ltc', hashAccount({ '05': '32' }), segwitAccount('ltc')],
  ['doge', hash],
  ['dash', hash],
  ['btg', hash, segwitAccount('btg')],
  ['dgb', hash, segwitAccount('dgb')],
  ['qtum', hash, segwitAccount('qc')],
  ['rvn', hash],
  ['neo', hash],
  ['firo', hash],
  ['zen', hash],
  ['grs', hash, segwitAccount('grs')],
  ['dcr', hash],
  ['zec', hash, texAccount, bech32Account('zs'), anyBech32Account],
  ['bch', cashAccount, hash],
  ['kas', kaspaAccount],
  ['trx', hash],
  ['xrp', rippleAccount],
  ['xlm', stellarAccount],
  ['sol', solanaAccount],
  ['ada', cardanoAccount],
  ['dot', keyAccount(32, 2)],
  ['ksm', keyAccount(32, 2)],
  ['xmr', moneroAccount],
  ['algo', base32Account(0, 4)],
  ['xtz', hash],
  ['hbar', hederaAccount],
  ['ton', tonAccount],
  ['near', evm, hexAccount('near', /^([0-9a-f]{64})$/), textAccount('name')],
  ['fil', filecoinAccount],
  ['xno', nanoAccount],
  ['nano', nanoAccount],
  ['egld', bech32Account('erd')],
  ['eos', textAccount('name')],
  ['waxp', textAccount('name')],
  ['bnb', bech32Account('bnb')],
  ['one', bech32Account('one')],
  ['zil', bech32Account('zil')],
  ['iota', bech32Account('iota', 1)],
  ['waves', hash],
  ['erg', keyAccount(33, 4)],
  ['xem', base32Account(1, 4)],
  ['stx', stacksAccount],
  ['ardr', textAccount('ardr')],
  ['icp', hexAccount('icp', /^[0-9a-f]{8}([0-9a-f]{56})$/i)],
  ['icx', hexAccount('hx', /^hx([0-9a-f]{40})$/i), hexAccount('cx', /^cx([0-9a-f]{40})$/i)],
  ['sui', move],
  ['apt', move],
];

const DECODERS: ReadonlyMap<Network, readonly DecodeAccount[]> = new Map(
  ROWS.map(([network, ...decoders]) => [network, decoders]),
);

/** The account that an address of a network stands for; null: the network or the text is unknown. */
export const accountOf = (network: Network, address: string): Account | null => {
  for (const decode of DECODERS.get(network) ?? []) {
    const found = decode(address);
    if (found !== null) return found;
  }
  return null;
};

/** Whether two texts are spellings of one account; a text that is not an address is only itself. */
export const isSameAccount = (network: Network, one: string, other: string): boolean =>
  one === other || (accountOf(network, one) ?? one) === (accountOf(network, other) ?? other);
