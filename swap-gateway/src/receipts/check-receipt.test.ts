import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aCreateBody, aLabGateway } from '../testing/lab-gateway.fixture.ts';

const SCRIPT = join(import.meta.dirname, '../../bin/check-receipt.mjs');

let folder: string;
let receipt: string;
let keys: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coinlane-receipt-'));
  const site = await aLabGateway(['changenow']);
  const { body } = await site.post('/public-v1.1/transactions', aCreateBody(), 'k1');
  receipt = JSON.stringify(body['receipt'], null, 2);
  keys = JSON.stringify((await site.get('/public-v1.1/receipt-keys')).body);
  await site.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script on two files. */
const check = (receiptText: string, keysText: string) => {
  const paths = ['receipt.json', 'keys.json'].map((name) => join(folder, name));
  [receiptText, keysText].forEach((text, at) => {
    writeFileSync(paths[at] ?? '', text);
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...paths], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('the offline check of a receipt', () => {
  it('accepts a receipt of the gateway, and shows what was signed', () => {
    const { status, stdout, stderr } = check(receipt, keys);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Valid. https://swap.example signed this receipt.');
    expect(stdout).toMatch(/Send {7}0\.1 BTC on the network btc\nTo {9}\S+/);
  });

  it('accepts an order file that contains it', () => {
    expect(check(`{"kind":"Coinlane order","receipt":${receipt}}`, keys).status).toBe(0);
  });

  it.each([
    {
      rule: 'another deposit address',
      edit: (text: string) => text.replace(/("deposit": \{\s+"address": ")./, '$1x'),
      says: 'was changed',
    },
    { rule: 'another amount', edit: (text: string) => text.replace('"0.1"', '"0.01"'), says: 'was changed' },
    {
      rule: 'an added field',
      edit: (text: string) => text.replace('"site"', '"more": "x", "site"'),
      says: 'was changed',
    },
    {
      rule: 'a removed field',
      edit: (text: string) => text.replace(/"rateUntil": [^,]+,/, ''),
      says: 'was changed',
    },
    {
      rule: 'another signature',
      edit: (text: string) => text.replace(/("value": ").{4}/, '$1AAAA'),
      says: 'was changed',
    },
    {
      rule: 'an unknown key',
      edit: (text: string) => text.replace(/("keyId": ").{4}/, '$1AAAA'),
      says: 'not among the given keys',
    },
    { rule: 'a number', edit: (text: string) => text.replace('"0.1"', '0.1'), says: 'not a text' },
    { rule: 'another file', edit: () => '{}', says: 'no order receipt' },
    { rule: 'no JSON', edit: () => 'x', says: 'cannot be read' },
  ])('refuses $rule with exit code 1', ({ edit, says }) => {
    const altered = edit(receipt);
    const { status, stdout, stderr } = check(altered, keys);
    expect([altered === receipt, status, stdout]).toEqual([false, 1, '']);
    expect(stderr).toContain(`NOT VALID: `);
    expect(stderr).toContain(says);
  });
});
