import { ardor } from './ardor.ts';
import { nano, stacks } from './base32-number.ts';
import { bitcoinLegacy, dash, dogecoin, neo, ravencoin, tezos, tron, xrp } from './base58-check.ts';
import {
  binance,
  celestia,
  cosmos,
  harmony,
  injective,
  iota,
  lightning,
  multiversx,
  sei,
  terra,
  zilliqa,
} from './bech32.ts';
import { anyWord, eos, hex64, icon, near, solana } from './by-pattern.ts';
import { cardano } from './cardano.ts';
import { bitcoinCash, kaspa } from './cashaddr.ts';
import { stellar, ton } from './crc16.ts';
import { internetComputer } from './crc32.ts';
import { evm } from './evm.ts';
import type { AddressFamily } from './family.ts';
import { algorand, filecoin, kusama, monero, nem, polkadot } from './hashed.ts';
import { hedera } from './hedera.ts';
import { bitcoin, bitcoinGold, digibyte, groestlcoin, litecoin, qtum } from './segwit.ts';
import { zcash } from './zcash.ts';

/** The families by the name the table of networks calls them. */
const FAMILIES: ReadonlyMap<string, AddressFamily> = new Map(
  Object.entries({
    bitcoin,
    'bitcoin-legacy': bitcoinLegacy,
    'bitcoin-cash': bitcoinCash,
    'bitcoin-gold': bitcoinGold,
    litecoin,
    dogecoin,
    digibyte,
    groestlcoin,
    ravencoin,
    dash,
    zcash,
    qtum,
    neo,
    tron,
    xrp,
    tezos,
    evm,
    solana,
    stellar,
    ton,
    cardano,
    cosmos,
    binance,
    multiversx,
    terra,
    injective,
    celestia,
    sei,
    zilliqa,
    harmony,
    iota,
    lightning,
    polkadot,
    kusama,
    algorand,
    monero,
    filecoin,
    hex64,
    'internet-computer': internetComputer,
    icon,
    hedera,
    eos,
    near,
    nano,
    kaspa,
    nem,
    ardor,
    stacks,
  }),
);

/** The family of a name; what nobody knows is a word (spec §5). */
export const familyNamed = (name: string): AddressFamily => FAMILIES.get(name) ?? anyWord;

/** Whether the table has a family of this name. */
export const isFamilyName = (name: string): boolean => FAMILIES.has(name);
export type { AddressFamily } from './family.ts';
