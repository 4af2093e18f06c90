import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openSqliteStore } from '../store/open-store.ts';
import type { OrderStore } from '../store/order-store.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import { loadReceiptKey, readReceiptKey } from './receipt-key.ts';
import { createReceipts } from './receipts.ts';

const { terms } = anOrder('o1');
const signer = () => ({ site: 'https://swap.example', key: generateKeyPairSync('ed25519').privateKey });

let store: OrderStore;
beforeEach(async () => {
  store = await openSqliteStore(':memory:');
});
afterEach(() => store.close());

const aSignedOrder = async () => {
  const receipts = await createReceipts(store, signer());
  return { receipts, order: { ...anOrder('o1'), receipt: receipts.sign(terms, 'optional') } };
};

describe('receipts of orders', () => {
  it('confirm the signed deposit address', async () => {
    const { receipts, order } = await aSignedOrder();
    expect(await receipts.confirms(order)).toBe(true);
    expect(receipts.read(order)?.receipt).toMatchObject({
      orderId: 'o1',
      deposit: { address: 'a', memo: null },
      send: { amount: '0.100000000000000001', currency: 'btc', network: 'btc' },
      refund: { address: null, terms: 'optional' },
    });
  });

  it.each([
    { rule: 'another deposit address', change: { payinAddress: 'b' } },
    { rule: 'an added memo', change: { payinExtraId: '7' } },
    { rule: 'another network', change: { from: { ...terms.from, network: 'ltc' } } },
    { rule: 'the receipt of another order', change: { id: 'o2' } },
  ])('do not confirm $rule', async ({ change }) => {
    const { receipts, order } = await aSignedOrder();
    expect(await receipts.confirms({ ...order, terms: { ...terms, ...change } })).toBe(false);
  });

  it.each([
    { rule: 'a changed text', edit: (text: string) => text.replace('"address":"a"', '"address":"z"') },
    { rule: 'an added field', edit: (text: string) => text.replace('{"type"', '{"more":"x","type"') },
    { rule: 'an unknown key', edit: (text: string) => text.replace(/"keyId":"./, '"keyId":"?') },
    { rule: 'a shorter signature', edit: (text: string) => text.replace(/.{8}"\}\}$/, '"}}') },
    { rule: 'no JSON', edit: () => 'x' },
    { rule: 'another shape', edit: () => '{}' },
  ])('do not confirm $rule', async ({ edit }) => {
    const { receipts, order } = await aSignedOrder();
    const receipt = edit(order.receipt ?? '');
    const address = receipt.includes('"z"') ? 'z' : 'a';
    const altered = { ...order, terms: { ...terms, payinAddress: address }, receipt };
    expect([receipt === order.receipt, await receipts.confirms(altered)]).toEqual([false, false]);
  });

  it('stay valid on a server with a newer key, and on one without a key', async () => {
    const { order } = await aSignedOrder();
    const later = await createReceipts(store, signer());
    const reader = await createReceipts(store, null);
    expect([await later.confirms(order), await reader.confirms(order)]).toEqual([true, true]);
    expect([(await later.keys()).keys.length, reader.sign(terms, 'later')]).toEqual([2, null]);
  });

  it('are verified by a server that started before the key was published', async () => {
    const earlier = await createReceipts(store, signer());
    const { order } = await aSignedOrder();
    expect(await earlier.confirms(order)).toBe(true);
  });

  it('do not exist for orders of older versions', async () => {
    const { receipts } = await aSignedOrder();
    expect([await receipts.confirms(anOrder('o1')), receipts.read(anOrder('o1'))]).toEqual([true, null]);
  });
});

describe('the key of receipts', () => {
  it('is made once in its folder, and readable only by its owner', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coinlane-key-'));
    const keys = await Promise.all([loadReceiptKey(folder), loadReceiptKey(folder)]);
    const exported = keys.map((key) => key.export({ format: 'der', type: 'pkcs8' }).toString('base64'));
    const { mode } = statSync(join(folder, 'receipt-key'));
    rmSync(folder, { recursive: true });
    expect([exported[0] === exported[1], (mode & 0o777).toString(8)]).toEqual([true, '600']);
  });

  it.each([
    { rule: 'a blank text', text: '' },
    { rule: 'no key', text: Buffer.from('key').toString('base64') },
    {
      rule: 'a key of another kind',
      text: generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .privateKey.export({ format: 'der', type: 'pkcs8' })
        .toString('base64'),
    },
  ])('is not $rule', ({ text }) => {
    expect(readReceiptKey(text)).toBeNull();
  });
});
