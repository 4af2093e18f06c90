import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork, NETWORKS, networksOf } from '../networks/index.ts';
import type { FamilyName } from '../networks/index.ts';
import { loadFamily } from './load-family.ts';

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';

/** Address formats. Only families that can match are loaded. */
const LOOKS: readonly (readonly [looks: RegExp, families: readonly FamilyName[]])[] = [
  [/^0x[0-9a-fA-F]{40}$/, ['evm']],
  [/^(?:bc1[a-z0-9]{8,87}|BC1[A-Z0-9]{8,87})$/, ['bitcoin']],
  [new RegExp(`^[13]${BASE58}{24,34}$`), ['bitcoin', 'bitcoin-cash']],
  [/^(?:bitcoincash:)?[qpzr][a-z0-9]{41}$/i, ['bitcoin-cash']],
  [/^ltc1[a-z0-9]{8,87}$/i, ['litecoin']],
  [new RegExp(`^[LM]${BASE58}{24,34}$`), ['litecoin']],
  [new RegExp(`^[DA9]${BASE58}{24,34}$`), ['dogecoin']],
  [new RegExp(`^D[sc]${BASE58}{33}$`), ['decred']],
  [new RegExp(`^[X7]${BASE58}{24,34}$`), ['dash']],
  [new RegExp(`^[GA]${BASE58}{24,34}$`), ['bitcoin-gold']],
  [/^btg1[a-z0-9]{8,87}$/i, ['bitcoin-gold']],
  [new RegExp(`^[DS]${BASE58}{24,34}$`), ['digibyte']],
  [/^dgb1[a-z0-9]{8,87}$/i, ['digibyte']],
  [new RegExp(`^[QM]${BASE58}{24,34}$`), ['qtum']],
  [new RegExp(`^[Rr]${BASE58}{24,34}$`), ['ravencoin']],
  [new RegExp(`^[AN]${BASE58}{24,34}$`), ['neo']],
  [new RegExp(`^t[13]${BASE58}{33}$`), ['zcash']],
  [/^(?:zs|u|tex)1[a-z0-9]{30,}$/, ['zcash']],
  [/^grs1[a-z0-9]{8,87}$/i, ['groestlcoin']],
  [new RegExp(`^[F3]${BASE58}{24,34}$`), ['groestlcoin']],
  [new RegExp(`^[aZ]${BASE58}{33}$`), ['firo']],
  [new RegExp(`^z[ns]${BASE58}{33}$`), ['horizen']],
  [new RegExp(`^9${BASE58}{50}$`), ['ergo']],
  [new RegExp(`^T${BASE58}{33}$`), ['tron']],
  [new RegExp(`^(?:r${BASE58}{24,34}|X${BASE58}{46})$`), ['ripple']],
  [/^[GM][A-Z2-7]{55,68}$/, ['stellar']],
  [/^[A-Z2-7]{58}$/, ['algorand']],
  [/^N[A-Z2-7-]{39,45}$/, ['nem']],
  [/^S[PM][0-9A-Z]{26,39}$/, ['stacks']],
  [/^ARDOR-/, ['ardor']],
  [/^addr1[a-z0-9]{50,120}$/, ['cardano']],
  [new RegExp(`^(?:Ae2|DdzFF|4swhH)${BASE58}{50,180}$`), ['cardano']],
  [new RegExp(`^[48]${BASE58}{94}(?:${BASE58}{11})?$`), ['monero']],
  [new RegExp(`^(?:tz[1-4]|KT1)${BASE58}{33}$`), ['tezos']],
  [new RegExp(`^${BASE58}{46,48}$`), ['polkadot', 'kusama']],
  [/^\d{1,10}\.\d{1,10}\.\d{1,15}(?:-[a-z]{5})?$/, ['hedera']],
  [/^(?:[EU][A-Za-z0-9_-]{47}|[EU][A-Za-z0-9+/]{47}|0:[0-9a-fA-F]{64})$/, ['ton']],
  [/^f[0-4][a-z0-9]{1,110}$/, ['filecoin']],
  [/^(?:nano|xrb)_[a-z0-9]{60}$/, ['nano']],
  [/^kaspa:[a-z0-9]{50,70}$/, ['kaspa']],
  [/^erd1[a-z0-9]{58}$/, ['multiversx']],
  [/^iota1[a-z0-9]{59}$/, ['iota']],
  [new RegExp(`^3P${BASE58}{33}$`), ['waves']],
  [/^[hc]x[0-9a-f]{40}$/, ['icon']],
  [/^[0-9a-f]{64}$/, ['internet-computer']],
  [/^(?:lnbc|lnurl1)[a-z0-9]{20,}$/i, ['lightning']],
  [/^[a-z0-9._-]{2,59}\.near$/, ['near']],
  [new RegExp(`^${BASE58}{43,44}$`), ['solana']],
];

/** Networks of a family with prefixes. The two chains of Terra share a prefix, so the first represents both. */
const PREFIXED = NETWORKS.filter(
  ({ prefix }, at) => prefix !== '' && NETWORKS.findIndex((other) => other.prefix === prefix) === at,
).map(({ code, prefix }) => [new RegExp(`^${prefix}1[a-z0-9]{38,58}$`, 'i'), code] as const);

const candidatesFor = (address: string): readonly Network[] => [
  ...LOOKS.filter(([looks]) => looks.test(address)).flatMap(([, families]) => families.flatMap(networksOf)),
  ...PREFIXED.filter(([looks]) => looks.test(address)).map(([, code]) => code),
];

/** Networks other than `network` on which an address has a valid checksum. */
export const findOtherNetworks = async (address: string, network: Network): Promise<readonly Network[]> => {
  const own = findNetwork(network)?.code;
  const others = [...new Set(candidatesFor(address))].filter((code) => code !== own);
  const verdicts = await Promise.all(others.map(async (code) => (await loadFamily(code))?.(address)));
  return others.filter((_, at) => verdicts[at] === 'Valid');
};
