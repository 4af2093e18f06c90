#!/usr/bin/env node
// Checks the signature of an order receipt offline. Needs only Node.js 20 or newer, so the file can be copied.
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const USAGE = 'Usage: check-receipt <receipt.json> <receipt-keys.json>';

/** Canonical JSON (RFC 8785). Null if the value contains a number, because receipts contain none. */
const canonical = (value) => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value !== 'object') throw new Error('the receipt contains a value that is not a text');
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  // `sort` has the order of RFC 8785 by default: UTF-16 code units
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
};

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error.message}`, { cause: error });
  }
};

/** The signed receipt in a receipt file, or in an order file. */
const signedIn = (file) => {
  const signed = file?.signature === undefined ? file?.receipt : file;
  if (signed?.receipt?.type !== 'order-receipt@1' || signed.signature?.algorithm !== 'Ed25519')
    throw new Error('the file contains no order receipt');
  return signed;
};

const keyOf = (keys, keyId) => {
  const key = (keys?.keys ?? [keys]).find(({ kid }) => kid === keyId);
  if (key === undefined) throw new Error(`the key ${keyId} is not among the given keys`);
  return createPublicKey({ key: { kty: key.kty, crv: key.crv, x: key.x }, format: 'jwk' });
};

const target = ({ address, memo }) => (memo === null ? address : `${address}, memo ${memo}`);
const amount = ({ amount: value, currency, network }) =>
  `${value} ${currency.toUpperCase()} on the network ${network}`;

const describe = (receipt) =>
  [
    `Valid. ${receipt.site} signed this receipt.`,
    `Order      ${receipt.orderId}, created ${receipt.createdAt}`,
    `Send       ${amount(receipt.send)}`,
    `To         ${target(receipt.deposit)}`,
    `Receive    ${amount(receipt.receive)} (${receipt.rate} rate)`,
    `At         ${target(receipt.recipient)}`,
  ].join('\n');

const check = ([file, keys]) => {
  if (file === undefined || keys === undefined) throw new Error(USAGE);
  const { receipt, signature } = signedIn(readJson(file));
  const bytes = Buffer.from(canonical(receipt));
  const isValid = verify(
    null,
    bytes,
    keyOf(readJson(keys), signature.keyId),
    Buffer.from(signature.value, 'base64url'),
  );
  if (!isValid) throw new Error('the signature does not fit: the receipt was changed after it was signed');
  return describe(receipt);
};

try {
  console.log(check(process.argv.slice(2)));
} catch (error) {
  console.error(`NOT VALID: ${error.message}`);
  process.exitCode = 1;
}
