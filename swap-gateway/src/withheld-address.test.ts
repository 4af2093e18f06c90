import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

import { aCreateBody, aLabGateway } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';

let site: LabGateway;
let id: string;
let created: Readonly<Record<string, unknown>>;
beforeEach(async () => {
  site = await aLabGateway(['changenow']);
  created = (await site.post('/public-v1.1/transactions', aCreateBody(), 'k1')).body;
  id = String(created['id']);
});
afterEach(() => site.close());

/** Changes the stored order behind the back of the gateway. */
const change = (sql: string): void => {
  const database = new DatabaseSync(join(site.folder, 'orders.sqlite'));
  database.exec(sql);
  database.close();
};
const read = async () => (await site.get(`/public-v1.1/transactions/${id}`)).body;
/** Orders of the provider that the metrics count. */
const withheldOrders = () =>
  site.gateway.health().find(({ id: name }) => name === 'changenow')?.withheldOrders;

describe('an order with a receipt', () => {
  it('shows its signed deposit address, and repeats the same receipt for the same key', async () => {
    const again = await site.post('/public-v1.1/transactions', aCreateBody(), 'k1');
    const stored = await site.get(`/public-v1.1/transactions/${id}/receipt`);
    expect([again.body['receipt'], stored.body]).toEqual([created['receipt'], created['receipt']]);
    expect(await read()).toMatchObject({
      payinAddress: created['payinAddress'],
      hasReceipt: true,
      isDepositWithheld: false,
    });
    expect(withheldOrders()).toBe(0);
  });

  it.each([
    {
      rule: 'its stored address was changed',
      sql: "UPDATE exchange_order SET terms = json_set(terms, '$.payinAddress', 'bc1qother')",
    },
    {
      rule: 'its receipt was changed',
      sql: "UPDATE exchange_order SET receipt = replace(receipt, '0.1', '0.2')",
    },
    { rule: 'its receipt cannot be read', sql: "UPDATE exchange_order SET receipt = '{'" },
  ])('shows no deposit address if $rule', async ({ sql }) => {
    change(sql);
    expect(await read()).toMatchObject({ payinAddress: '', payinExtraId: null, isDepositWithheld: true });
    const again = await site.post('/public-v1.1/transactions', aCreateBody(), 'k1');
    expect(again.body).toMatchObject({ id, payinAddress: '' });
    expect(site.problems.join()).toContain(`order ${id} differs from its receipt`);
    expect(withheldOrders()).toBe(1);
  });

  it('keeps its receipt when a refund address is added', async () => {
    await site.store.changeTerms(id, ({ terms }) => ({ ...terms, refundAddress: 'r' }));
    expect((await site.get(`/public-v1.1/transactions/${id}/receipt`)).body).toEqual(created['receipt']);
    expect(await read()).toMatchObject({ isDepositWithheld: false });
  });

  it.each([
    { term: 'depositAddress', field: 'payinAddress', value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    { term: 'depositExtraId', field: 'payinExtraId', value: '77' },
    { term: 'recipient', field: 'payoutAddress', value: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
  ])('shows no deposit address while its provider names another $term', async ({ term, field, value }) => {
    const fault = { provider: 'changenow', path: 'GET /exchange/by-id', kind: 'changed-field' } as const;
    site.lab.faults.add({ ...fault, times: 2, field, value });
    site.pass(5_000);
    const withheld = { payinAddress: '', payinExtraId: null, isDepositWithheld: true };
    expect(await read()).toMatchObject(withheld);
    site.pass(5_000);
    expect(await read()).toMatchObject(withheld);
    const notice = `order ${id} has another ${term} than agreed`;
    expect(site.problems.filter((problem) => problem.includes(notice))).toHaveLength(1);
    expect(withheldOrders()).toBe(1);

    site.pass(5_000);
    expect(await read()).toMatchObject({ payinAddress: created['payinAddress'], isDepositWithheld: false });
  });

  it.each([
    {
      rule: 'an address',
      value: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      shown: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    },
    {
      rule: 'an address of another network',
      value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      shown: '?',
    },
    { rule: 'another text', value: 'send \u202e here', shown: '?' },
    { rule: 'a long text', value: 'a'.repeat(201), shown: '?' },
  ])(
    'names another recipient of its provider beside the agreed one, also after the deposit: $rule',
    async ({ value, shown }) => {
      const fault = { provider: 'changenow', path: 'GET /exchange/by-id' } as const;
      site.lab.faults.add({ ...fault, kind: 'changed-field', times: 2, field: 'payoutAddress', value });
      site.lab.faults.add({
        ...fault,
        kind: 'changed-field',
        times: 2,
        field: 'status',
        value: 'exchanging',
      });
      site.pass(5_000);
      await read();
      site.pass(5_000);
      const { payoutAddress } = created;
      expect(await read()).toMatchObject({ payoutAddress, reportedRecipient: shown, payinAddress: '' });
      site.pass(5_000);
      expect(await read()).toMatchObject({ payoutAddress, reportedRecipient: null });
      expect(site.problems.join()).toContain(`order ${id} has another recipient than agreed`);
    },
  );

  it.each([
    { rule: 'repeats them in another spelling', change: (text: string) => text.toUpperCase() },
    { rule: 'leaves them out', change: () => null },
  ])('shows its deposit address if a later report $rule', async ({ change }) => {
    const fault = { provider: 'changenow', path: 'GET /exchange/by-id', times: 1 } as const;
    const value = change(String(created['payinAddress']));
    site.lab.faults.add({ ...fault, kind: 'changed-field', field: 'payinAddress', value });
    site.pass(5_000);
    expect(await read()).toMatchObject({ payinAddress: created['payinAddress'], isDepositWithheld: false });
  });

  it('has no receipt under an unknown ID', async () => {
    expect((await site.get('/public-v1.1/transactions/none/receipt')).status).toBe(404);
  });
});
