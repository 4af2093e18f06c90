import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

import { parseEthereumUri } from './parse-ethereum-uri.ts';
import type { PaymentUriReading } from './payment-uri-result.ts';
import { refused } from './payment-uri-result.ts';
import { schemeOf } from './schemes.ts';
import type { Scheme } from './schemes.ts';
import { LABEL_KEYS, obstacleOf } from './link-obstacles.ts';
import { fromCoins, fromUnits } from './unit-amount.ts';
import { uriParts } from './uri-parts.ts';
import type { UriParts } from './uri-parts.ts';

/** Long enough for an invoice with its scheme. */
const MAX_URI_LENGTH = 8_192;
/** Maximum number of keys of a hostile link that are shown. */
const MAX_NAMED = 5;
const MAX_KEY_LENGTH = 40;

/** Parameters that can contain the address: SEP-7, BIP321, ZIP 321. */
const ADDRESS_KEYS: Readonly<Record<string, string>> = {
  'web+stellar': 'destination',
  bitcoin: 'bc',
  zcash: 'address',
};

/** SEP-7 and TON have a keyword before the address. */
const addressIn = ({ scheme, body, params }: UriParts): string => {
  if (scheme === 'ton') return body.replace(/^transfer\//i, '');
  const key = ADDRESS_KEYS[scheme];
  return key !== undefined && (body === '' || scheme === 'web+stellar') ? (params.get(key) ?? '') : body;
};

/** Upper-case Bech32 and CashAddr, as in QR codes, equal the lower-case address. */
const inSmallLetters = (address: string): string =>
  /^(?:BC1|LTC1|DGB1|QC1|GRS1|BTG1|ADDR1|LNBC|LNURL1|[QPZR][0-9A-Z]{41}$)[0-9A-Z]*$/.test(address)
    ? address.toLowerCase()
    : address;

const asAddress = ({ scheme }: Scheme, text: string): string => {
  const address = inSmallLetters(text);
  if (scheme === 'kaspa') return `kaspa:${address.toLowerCase()}`;
  return scheme === 'bitcoincash' && !/^[13]/.test(address)
    ? `bitcoincash:${address.toLowerCase()}`
    : address;
};

/** A Stellar asset other than the native coin. Its amount cannot be read. */
const foreignAsset = (params: ReadonlyMap<string, string>): string | null => {
  const code = params.get('asset_code') ?? '';
  return code === '' || code.toUpperCase() === 'XLM' ? null : code;
};

/** Lengths of X-addresses and muxed accounts. A separate tag is not used with them. */
const LENGTHS_WITH_EXTRA_ID: readonly number[] = [47, 69];

const amountOf = ({ unitDigits, decimals, amountShape }: Scheme, text: string): DecimalString | null => {
  if (amountShape?.test(text) === false) return null;
  return unitDigits > 0 ? fromUnits(text, unitDigits) : fromCoins(text, decimals);
};

/** A token amount depends on the token's decimals, which the link does not contain. */
const amountTextIn = (known: Scheme, params: ReadonlyMap<string, string>): string | undefined =>
  known.tokenKey !== null && params.has(known.tokenKey) ? undefined : params.get(known.amountKey);

/** Labels, alternative payment methods, and signatures that are not needed to pay. */
const HARMLESS: readonly string[] = [
  ...LABEL_KEYS,
  'lightning',
  'pj',
  'pjos',
  'memo_type',
  'asset_code',
  'origin_domain',
  'signature',
  'network_passphrase',
];

const ignoredOf = (known: Scheme, parts: UriParts): readonly string[] => {
  const { params, scheme } = parts;
  const used = [
    ...known.extraIdKeys,
    known.tokenKey,
    amountTextIn(known, params) === undefined ? null : known.amountKey,
    addressIn(parts) === parts.body ? null : (ADDRESS_KEYS[scheme] ?? null),
  ];
  return (
    [...params]
      .filter(([key, value]) => value !== '' && !used.includes(key) && !HARMLESS.includes(key))
      .slice(0, MAX_NAMED)
      // a key can contain invisible characters and bidi overrides
      .map(([key]) => key.slice(0, MAX_KEY_LENGTH).replaceAll(/[^!-~]/g, '?'))
  );
};

const parseWith = (full: Scheme, parts: UriParts): PaymentUriReading => {
  const { params, scheme } = parts;
  const address = asAddress(full, addressIn(parts));
  const known = LENGTHS_WITH_EXTRA_ID.includes(address.length) ? { ...full, extraIdKeys: [] } : full;
  if (!/^[A-Za-z0-9:_+=/-]{3,}$/.test(address)) return refused('Malformed', address);
  const amountText = amountTextIn(known, params);
  const amount = amountText === undefined ? null : amountOf(known, amountText);
  if (amountText !== undefined && amount === null)
    return refused('Malformed', `${known.amountKey}=${amountText}`);
  const asset = foreignAsset(params);
  if (asset !== null) return refused('UnknownRequirement', asset);
  return {
    _tag: 'Payment',
    scheme,
    network: known.network,
    address,
    amount,
    extraId: known.extraIdKeys.map((key) => params.get(key)).find(Boolean) ?? null,
    tokenContract: params.get(known.tokenKey ?? '') ?? null,
    ignored: ignoredOf(known, parts),
  };
};

/** CashAddr and Kaspa prefixes look like a scheme. Without parameters, the text is a plain address. */
const isPrefixedAddress = ({ scheme, params }: UriParts): boolean =>
  params.size === 0 && (scheme === 'bitcoincash' || scheme === 'kaspa');

/**
 * Parses a pasted or scanned text: BIP21, BIP321, EIP-681, `ripple:?dt=`, SEP-7, Monero, Solana Pay and similar
 * links, in any case. Refuses a link that is not fully understood, with the reason.
 */
export const parsePaymentUri = (text: string): PaymentUriReading => {
  const trimmed = text.trim();
  if (trimmed.length > MAX_URI_LENGTH) return refused('TooLong', trimmed);
  const parts = uriParts(trimmed);
  if (parts === null || isPrefixedAddress(parts)) return { _tag: 'NotAUri', text: trimmed };
  const obstacle = obstacleOf(parts);
  if (obstacle !== null) return obstacle;
  if (parts.scheme === 'ethereum') return parseEthereumUri(parts);
  if (parts.scheme === 'web+stellar' && parts.body.toLowerCase() !== 'pay')
    return refused('UnknownRequirement', parts.body);
  const known = schemeOf(parts.scheme);
  return known === null ? refused('UnsupportedScheme', parts.scheme) : parseWith(known, parts);
};

/** Whether a link specifies its network. Wallets accept an Ethereum link without one for every EVM network. */
const namesNetwork = (text: string): boolean => !/^\s*ethereum:[^@]*$/i.test(text);

/** Asset of a refund. `tokenContract` null: the native coin, or a token whose contract is unknown. */
export type RefundedAsset = { readonly network: Network; readonly tokenContract: string | null };

/** Compares contracts. Only the hexadecimal digits of EVM contracts are case-insensitive. */
const isContract = (named: string, { tokenContract }: RefundedAsset): boolean =>
  named === tokenContract || (named.startsWith('0x') && named === tokenContract?.toLowerCase());

/**
 * Parses a text as a refund address. Also refuses a link with content that a refund would ignore: an amount,
 * another token or another network.
 */
export const parseRefundLink = (text: string, asset: RefundedAsset): PaymentUriReading => {
  const reading = parsePaymentUri(text);
  if (reading._tag !== 'Payment') return reading;
  const { network, amount, tokenContract, ignored } = reading;
  const isOther = network !== asset.network && (tokenContract !== null || namesNetwork(text));
  const isOtherToken = tokenContract !== null && !isContract(tokenContract, asset);
  return isOther || isOtherToken || amount !== null || ignored.length > 0
    ? refused('UnknownRequirement', '')
    : reading;
};
