import type { FamilyName, NetworkRow } from '@coinlane/chains/networks';

const CHARS = '[02-9ac-hj-np-z]';
const UPPER_CHARS = '[02-9AC-HJ-NP-Z]';
const BASE58 = '[1-9A-HJ-NP-Za-km-z]';

const segwit = (prefix: string, firstLetters: string): string =>
  `^(?:[${firstLetters}]${BASE58}{25,34}|${prefix}1${CHARS}{11,71}|${prefix.toUpperCase()}1${UPPER_CHARS}{11,71})$`;

const PATTERNS: Readonly<Partial<Record<FamilyName, string>>> = {
  algorand: '^[A-Z2-7]{58}$',
  ardor: '^ARDOR-(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{5}$',
  bitcoin: segwit('bc', '13'),
  'bitcoin-cash': `^(?:(?:bitcoincash:)?[qp]${CHARS}{41}|(?:BITCOINCASH:)?[QP]${UPPER_CHARS}{41}|[13]${BASE58}{25,34})$`,
  'bitcoin-gold': segwit('btg', 'GA'),
  'bitcoin-legacy': `^[13]${BASE58}{25,34}$`,
  cardano: `^(?:addr1${CHARS}{53,98}|(?:Ae2|DdzFF|4swhH)${BASE58}{50,110})$`,
  dash: `^[X7]${BASE58}{33}$`,
  digibyte: segwit('dgb', 'DS'),
  dogecoin: `^[DA9]${BASE58}{33}$`,
  eos: '^[a-z1-5][a-z1-5.]{0,11}$',
  evm: '^0x[0-9a-fA-F]{40}$',
  filecoin: '^f(?:1[a-z2-7]{39}|2[a-z2-7]{39}|3[a-z2-7]{84}|410f[a-z2-7]{39})$',
  groestlcoin: segwit('grs', 'F3'),
  hedera: '^0\\.0\\.[1-9][0-9]{0,9}(?:-[a-z]{5})?$',
  icon: '^(?:hx|cx)[0-9a-f]{40}$',
  'internet-computer': '^[0-9a-f]{64}$',
  iota: `^iota1${CHARS}{59}$`,
  kaspa: `^kaspa:${CHARS}{61,63}$`,
  kusama: `^[C-HJ]${BASE58}{45,47}$`,
  lightning: `^(?:lnbc[0-9]*[munp]?1${CHARS}+|LNBC[0-9]*[MUNP]?1${UPPER_CHARS}+|lnurl1${CHARS}+|LNURL1${UPPER_CHARS}+)$`,
  litecoin: segwit('ltc', 'LM3'),
  monero: `^[48]${BASE58}{94}(?:${BASE58}{11})?$`,
  move: '^0x[0-9a-fA-F]{64}$',
  multiversx: `^erd1${CHARS}{58}$`,
  nano: '^(?:nano|xrb)_[13][13-9a-km-uw-z]{59}$',
  near: '^(?:[0-9a-f]{64}|0x[0-9a-f]{40}|[a-z0-9][a-z0-9._-]{0,60}\\.(?:near|aurora|tg|sweat|kaiching))$',
  nem: '^N[A-Z2-7]{39}$',
  neo: `^[AN]${BASE58}{33}$`,
  polkadot: `^1${BASE58}{45,47}$`,
  qtum: segwit('qc', 'QM'),
  ravencoin: `^[Rr]${BASE58}{33}$`,
  ripple: `^(?:r${BASE58}{24,34}|X${BASE58}{46})$`,
  solana: `^${BASE58}{32,44}$`,
  stacks: '^S[PM][0-9A-HJKMNP-TV-Z]{26,39}$',
  stellar: '^(?:G[A-Z2-7]{55}|M[A-Z2-7]{68})$',
  tezos: `^(?:tz[1-4]|KT1)${BASE58}{33}$`,
  ton: '^(?:(?:EQ|UQ|Ef|Uf)[A-Za-z0-9_+/-]{46}|(?:0|-1):[0-9a-fA-F]{64})$',
  tron: `^T${BASE58}{33}$`,
  zcash: `^(?:t[13]${BASE58}{33}|zs1${CHARS}{75}|tex1${CHARS}{38}|u1${CHARS}+)$`,
};

/** The pattern that the service sends for a network's addresses (spec §3 "Currency info"). Empty: none. */
export const addressPatternOf = ({ family, prefix }: NetworkRow): string => {
  if (family === 'bech32-account') return `^${prefix}1${CHARS}{38}$`;
  if (family === 'cosmos') return `^${prefix}1(?:${CHARS}{38}|${CHARS}{58})$`;
  return PATTERNS[family] ?? '';
};
