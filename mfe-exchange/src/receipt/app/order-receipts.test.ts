import { generateKeyPairSync, sign } from 'node:crypto';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import type { OrderReceipt, ReceiptKey, SignedReceipt } from '@coinlane/shared-contracts/receipts';
import { memoryStorage } from '@coinlane/shared-ui/testing';
import canonicalize from 'canonicalize';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { ComparedDeposit } from '../domain/compare-receipt';
import { orderReceipts } from './order-receipts';

const { subtle } = globalThis.crypto;
const ID = '93f47e8b7674e1';
const SHOWN: ComparedDeposit = {
  hasReceipt: true,
  transactionId: ID,
  displayTicker: 'xrp',
  network: 'xrp',
  address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  extraId: '7',
};
const RECEIPT: OrderReceipt = {
  type: 'order-receipt@1',
  site: 'https://swap.example',
  orderId: ID,
  createdAt: '2026-03-01T12:00:00.000Z',
  provider: 'p',
  providerOrderId: 'x',
  rate: 'floating',
  send: { amount: '100', currency: 'XRP', network: 'xrp' },
  receive: { amount: '1', currency: 'eth', network: 'eth' },
  deposit: { address: SHOWN.address ?? '', memo: '7' },
  recipient: { address: '0x1', memo: null },
  refund: { address: null, memo: null, terms: 'optional' },
  rateUntil: null,
  depositUntil: null,
};

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY: ReceiptKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  kid: 'k1',
  x: publicKey.export({ format: 'jwk' }).x ?? '',
};
const keys = { keys: [KEY] };
const value = sign(null, Buffer.from(canonicalize(RECEIPT) ?? ''), privateKey).toString('base64url');
const signed: SignedReceipt = {
  receipt: RECEIPT,
  signature: { algorithm: 'Ed25519', keyId: 'k1', value },
};

type Service = { readonly receipt?: unknown; readonly keys?: unknown };

/** The service; a missing reply is a network error. */
const serviceOf =
  (service: Service): HttpPort =>
  ({ path }) => {
    const reply = path === '/receipt-keys' ? service.keys : service.receipt;
    return reply === undefined ? TE.left(networkError('down')) : TE.right(reply);
  };
const receiptsOf = (service: Service, storage = memoryStorage(), own: SubtleCrypto | undefined = subtle) =>
  orderReceipts({ http: serviceOf(service), storage, subtle: own });

describe('the receipt of an order', () => {
  it('confirms the deposit that it contains', async () => {
    expect(await receiptsOf({ receipt: signed, keys }).check(SHOWN)).toBe('confirmed');
  });

  it.each<{ readonly rule: string; readonly change: Partial<ComparedDeposit> }>([
    { rule: 'another address', change: { address: 'rOther' } },
    { rule: 'an address in another spelling', change: { address: SHOWN.address?.toLowerCase() ?? '' } },
    { rule: 'no memo', change: { extraId: null } },
    { rule: 'another network', change: { network: 'xlm' } },
    { rule: 'another currency', change: { displayTicker: 'xlm' } },
    { rule: 'another order', change: { transactionId: '000000000000aa' } },
  ])('differs from $rule', async ({ change }) => {
    expect(await receiptsOf({ receipt: signed, keys }).check({ ...SHOWN, ...change })).toBe('differs');
  });

  it.each([
    {
      rule: 'was changed together with the deposit',
      edit: (text: string) => text.replaceAll(SHOWN.address ?? '', 'rOther'),
    },
    { rule: 'has another signature', edit: (text: string) => text.replace(/("value":").{4}/, '$1AAAA') },
    {
      rule: 'has a signature that is not base64url',
      edit: (text: string) => text.replace(/("value":").{4}/, '$1%%%%'),
    },
    { rule: 'is of an unknown key', edit: (text: string) => text.replace('"k1"', '"k2"') },
  ])('differs if it $rule', async ({ edit }) => {
    const receipt: unknown = JSON.parse(edit(JSON.stringify(signed)));
    const address = JSON.stringify(receipt).includes('rOther') ? 'rOther' : SHOWN.address;
    expect(await receiptsOf({ receipt, keys }).check({ ...SHOWN, address })).toBe('differs');
  });

  it('is compared without its signature if the keys are unavailable', async () => {
    const receipts = receiptsOf({ receipt: signed });
    expect([await receipts.check(SHOWN), await receipts.check({ ...SHOWN, extraId: null })]).toEqual([
      'unverified',
      'differs',
    ]);
  });

  it('is compared without its signature in a browser without Ed25519', async () => {
    const importKey = () => Promise.reject(new DOMException('no Ed25519', 'NotSupportedError'));
    const old = new Proxy(subtle, { get: (_, name) => (name === 'importKey' ? importKey : undefined) });
    expect(await receiptsOf({ receipt: signed, keys }, memoryStorage(), old).check(SHOWN)).toBe('unverified');
  });

  it('of the creation is kept, and a later one does not replace it', async () => {
    const storage = memoryStorage();
    receiptsOf({}, storage).keep(signed);
    const other = { ...signed, receipt: { ...RECEIPT, deposit: { address: 'rOther', memo: '7' } } };
    const receipts = receiptsOf({ receipt: other, keys }, storage);
    receipts.keep(other);
    expect([await receipts.find(ID), await receipts.check({ ...SHOWN, address: 'rOther' })]).toEqual([
      signed,
      'differs',
    ]);
  });

  it.each([
    { rule: 'is still confirmed', change: {}, verdict: 'confirmed' },
    { rule: 'differs with another address', change: { address: 'rOther' }, verdict: 'differs' },
  ])('that was kept is compared although the order denies that it has one: $rule', async (row) => {
    const receipts = receiptsOf({ keys });
    receipts.keep(signed);
    expect(await receipts.check({ ...SHOWN, hasReceipt: false, ...row.change })).toBe(row.verdict);
  });

  it('is not requested for an order that has none', async () => {
    expect(await receiptsOf({}).check({ ...SHOWN, hasReceipt: false })).toBeNull();
  });

  it('is kept after the first comparison, at most 50 of them', async () => {
    const storage = memoryStorage();
    await receiptsOf({ receipt: signed, keys }, storage).check(SHOWN);
    expect(await receiptsOf({}, storage).find(ID)).toEqual(signed);
    for (let number = 0; number < 50; number += 1)
      receiptsOf({}, storage).keep({ ...signed, receipt: { ...RECEIPT, orderId: String(number) } });
    await expect(receiptsOf({}, storage).find(ID)).rejects.toMatchObject({ _tag: 'NetworkError' });
  });

  it.each(['text', null, {}, { receipt: {} }])('is not kept if it is %j', async (raw) => {
    const receipts = receiptsOf({});
    receipts.keep(raw);
    await expect(receipts.find(ID)).rejects.toMatchObject({ _tag: 'NetworkError' });
  });
});
