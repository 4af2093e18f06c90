import { parseEthereumUri } from './parse-ethereum-uri';
import type { PaymentUriReading } from './payment-uri-result';
import { refused } from './payment-uri-result';
import { SCHEMES } from './schemes';
import type { Scheme } from './schemes';
import { fromUnits } from './unit-amount';
import { uriParts } from './uri-parts';
import type { UriParts } from './uri-parts';

const LONGEST_URI = 4_096;

/** SEP-7 and TON put a word before the address, BIP321 may put the address among the parameters. */
const addressIn = ({ scheme, body, params }: UriParts): string => {
  if (scheme === 'web+stellar') return params.get('destination') ?? '';
  if (scheme === 'ton') return body.replace(/^transfer\//i, '');
  if (scheme === 'bitcoin' && body === '') return params.get('bc') ?? '';
  return body;
};

/** Bech32 and CashAddr in capitals, as QR codes carry them, are the same address in small letters. */
const inSmallLetters = (address: string): string =>
  /^(?:BC1|LTC1|DGB1|QC1|ADDR1|LNBC|LNURL1|[QPZR][0-9A-Z]{41}$)[0-9A-Z]*$/.test(address)
    ? address.toLowerCase()
    : address;

const asAddress = ({ scheme }: Scheme, text: string): string => {
  const address = inSmallLetters(text);
  if (scheme === 'kaspa') return `kaspa:${address.toLowerCase()}`;
  return scheme === 'bitcoincash' && !/^[13]/.test(address)
    ? `bitcoincash:${address.toLowerCase()}`
    : address;
};

/** An asset of Stellar other than its own coin: nothing we could read the amount for. */
const foreignAsset = (params: ReadonlyMap<string, string>): string | null => {
  const code = params.get('asset_code') ?? '';
  return code === '' || code.toUpperCase() === 'XLM' ? null : code;
};

const extraIdIn = ({ extraIdKeys }: Scheme, params: ReadonlyMap<string, string>): string | null =>
  extraIdKeys.map((key) => params.get(key) ?? '').find((text) => text !== '') ?? null;

const parseWith = (known: Scheme, parts: UriParts): PaymentUriReading => {
  const { params, scheme } = parts;
  const address = asAddress(known, addressIn(parts));
  if (!/^[A-Za-z0-9:_+=-]{3,640}$/.test(address)) return refused('Malformed', address);
  const amountText = params.get(known.amountKey);
  const amount = amountText === undefined ? null : fromUnits(amountText, known.unitDigits);
  if (amountText !== undefined && amount === null)
    return refused('Malformed', `${known.amountKey}=${amountText}`);
  const asset = foreignAsset(params);
  if (asset !== null) return refused('UnknownRequirement', asset);
  const common = {
    _tag: 'Payment',
    scheme,
    network: known.network,
    address,
    extraId: extraIdIn(known, params),
  } as const;
  const tokenContract = known.tokenKey === null ? undefined : params.get(known.tokenKey);
  return tokenContract === undefined
    ? { ...common, amount, tokenContract: null }
    : { ...common, amount: null, tokenContract };
};

const schemeOf = (name: string): Scheme | null => {
  const wanted = name === 'web+stellar' ? 'stellar' : name;
  return SCHEMES.find(({ scheme }) => scheme === wanted) ?? null;
};

/**
 * What a payment would be lost or useless without and no exchange can do: a memo inside Zcash's encryption, a second
 * recipient (ZIP 321), a call back with the signed transaction or a memo of bytes (SEP-7).
 */
const isBeyondUs = ({ scheme, params }: UriParts): string | null => {
  const has = (key: string): boolean => params.has(key);
  if (scheme === 'zcash') return ['memo', 'address.1', 'amount.1'].find(has) ?? null;
  if (scheme !== 'web+stellar' && scheme !== 'stellar') return null;
  const memoType = (params.get('memo_type') ?? '').toUpperCase();
  return memoType === 'MEMO_HASH' || memoType === 'MEMO_RETURN' ? memoType : (['callback'].find(has) ?? null);
};

/** Words for the payer: said twice, they are still only words. */
const HARMLESS_TWICE = ['label', 'message', 'recipient_name', 'tx_description', 'msg'];

/** What must be understood and is not: `req-…` of BIP21, or a key whose second value would say another thing. */
const obstacleIn = (parts: UriParts): PaymentUriReading | null => {
  const { params, doubledKey } = parts;
  const requirement = [...params.keys()].find((key) => key.startsWith('req-')) ?? isBeyondUs(parts);
  if (requirement !== null) return refused('UnknownRequirement', requirement);
  return doubledKey === null || HARMLESS_TWICE.includes(doubledKey) ? null : refused('Malformed', doubledKey);
};

/** CashAddr and Kaspa write their prefix like a scheme: without anything behind, it is the address itself. */
const isPrefixedAddress = ({ scheme, params }: UriParts): boolean =>
  params.size === 0 && (scheme === 'bitcoincash' || scheme === 'kaspa');

/**
 * Reads a pasted or scanned text: BIP21 and BIP321, EIP-681, `ripple:?dt=`, SEP-7, Monero, Solana Pay and their
 * relatives, also in capitals. Refuses what it does not wholly understand, and says why.
 */
export const parsePaymentUri = (text: string): PaymentUriReading => {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_URI) return refused('TooLong', trimmed);
  const parts = uriParts(trimmed);
  if (parts === null || isPrefixedAddress(parts)) return { _tag: 'NotAUri', text: trimmed };
  const obstacle = obstacleIn(parts);
  if (obstacle !== null) return obstacle;
  if (parts.scheme === 'ethereum') return parseEthereumUri(parts);
  if (parts.scheme === 'web+stellar' && parts.body.toLowerCase() !== 'pay')
    return refused('UnknownRequirement', parts.body);
  const known = schemeOf(parts.scheme);
  return known === null ? refused('UnsupportedScheme', parts.scheme) : parseWith(known, parts);
};
