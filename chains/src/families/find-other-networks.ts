import type { Network } from '@coinlane/shared-contracts/values';

import { COSMOS_PREFIXES } from './cosmos-prefixes.ts';
import { EVM_NETWORKS } from './evm-networks.ts';
import { loadFamily } from './load-family.ts';

/** The two chains of Terra share a prefix: the first stands for both. */
const COSMOS_LOOKS = COSMOS_PREFIXES.filter(
  ([, prefix], at) => COSMOS_PREFIXES.findIndex(([, other]) => other === prefix) === at,
).map(([network, prefix]) => [new RegExp(`^${prefix}1[a-z0-9]{38,58}$`, 'i'), [network]] as const);

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';

/** How addresses look from outside: a first sieve, so that only families that may fit are loaded. */
const LOOKS: readonly (readonly [looks: RegExp, networks: readonly Network[]])[] = [
  [/^0x[0-9a-fA-F]{40}$/, ['eth']],
  [/^(?:bc1[a-z0-9]{8,87}|BC1[A-Z0-9]{8,87})$/, ['btc']],
  [new RegExp(`^[13]${BASE58}{24,34}$`), ['btc', 'bch']],
  [/^(?:bitcoincash:)?[qpzr][a-z0-9]{41}$/i, ['bch']],
  [/^ltc1[a-z0-9]{8,87}$/i, ['ltc']],
  [new RegExp(`^[LM]${BASE58}{24,34}$`), ['ltc']],
  [new RegExp(`^[DA9]${BASE58}{24,34}$`), ['doge']],
  [new RegExp(`^D[sc]${BASE58}{33}$`), ['dcr']],
  [new RegExp(`^X${BASE58}{24,34}$`), ['dash']],
  [new RegExp(`^[GA]${BASE58}{24,34}$`), ['btg']],
  [/^btg1[a-z0-9]{8,87}$/i, ['btg']],
  [new RegExp(`^S${BASE58}{24,34}$`), ['dgb']],
  [/^dgb1[a-z0-9]{8,87}$/i, ['dgb']],
  [new RegExp(`^[QM]${BASE58}{24,34}$`), ['qtum']],
  [new RegExp(`^[Rr]${BASE58}{24,34}$`), ['rvn']],
  [new RegExp(`^[AN]${BASE58}{24,34}$`), ['neo']],
  [new RegExp(`^t[13]${BASE58}{33}$`), ['zec']],
  [/^(?:zs|u|tex)1[a-z0-9]{30,}$/, ['zec']],
  [/^grs1[a-z0-9]{8,87}$/i, ['grs']],
  [new RegExp(`^T${BASE58}{33}$`), ['trx']],
  [new RegExp(`^(?:r${BASE58}{24,34}|X${BASE58}{46})$`), ['xrp']],
  [/^[GM][A-Z2-7]{55,68}$/, ['xlm']],
  [/^[A-Z2-7]{58}$/, ['algo']],
  [/^N[A-Z2-7-]{39,45}$/, ['xem']],
  [/^S[PM][0-9A-Z]{26,39}$/, ['stx']],
  [/^ARDOR-/, ['ardr']],
  [/^addr1[a-z0-9]{50,120}$/, ['ada']],
  [new RegExp(`^(?:Ae2|DdzFF|4swhH)${BASE58}{50,180}$`), ['ada']],
  [new RegExp(`^[48]${BASE58}{94}(?:${BASE58}{11})?$`), ['xmr']],
  [new RegExp(`^(?:tz[1-4]|KT1)${BASE58}{33}$`), ['xtz']],
  [new RegExp(`^${BASE58}{46,48}$`), ['dot', 'ksm']],
  [/^\d{1,10}\.\d{1,10}\.\d{1,15}(?:-[a-z]{5})?$/, ['hbar']],
  [/^(?:[EU][A-Za-z0-9_-]{47}|[EU][A-Za-z0-9+/]{47}|0:[0-9a-fA-F]{64})$/, ['ton']],
  [/^f[0-4][a-z0-9]{1,110}$/, ['fil']],
  [/^(?:nano|xrb)_[a-z0-9]{60}$/, ['xno']],
  [/^kaspa:[a-z0-9]{50,70}$/, ['kas']],
  [/^erd1[a-z0-9]{58}$/, ['egld']],
  ...COSMOS_LOOKS,
  [/^bnb1[a-z0-9]{38}$/, ['bnb']],
  [/^one1[a-z0-9]{38}$/, ['one']],
  [/^zil1[a-z0-9]{38}$/, ['zil']],
  [/^iota1[a-z0-9]{59}$/, ['iota']],
  [new RegExp(`^3P${BASE58}{33}$`), ['waves']],
  [/^[hc]x[0-9a-f]{40}$/, ['icx']],
  [/^[0-9a-f]{64}$/, ['icp']],
  [/^(?:lnbc|lnurl1)[a-z0-9]{20,}$/i, ['lightning']],
  [/^[a-z0-9._-]{2,59}\.near$/, ['near']],
  [new RegExp(`^${BASE58}{43,44}$`), ['sol']],
];

const isValidOn = async (network: Network, address: string): Promise<boolean> =>
  (await loadFamily(network))?.(address) === 'Valid';

/** The networks other than `network` on which an address is valid by its checksum. */
export const findOtherNetworks = async (address: string, network: Network): Promise<readonly Network[]> => {
  const candidates = LOOKS.filter(([looks]) => looks.test(address)).flatMap(([, networks]) => networks);
  const others = [...new Set(candidates)].filter((candidate) => candidate !== network);
  const verdicts = await Promise.all(others.map((candidate) => isValidOn(candidate, address)));
  const valid = others.filter((_, at) => verdicts[at] === true);
  return valid.includes('eth')
    ? [...valid, ...EVM_NETWORKS.filter((evm) => evm !== 'eth' && evm !== network)]
    : valid;
};
