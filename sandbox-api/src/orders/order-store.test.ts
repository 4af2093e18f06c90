import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createRows, openDatabase } from '../database/index.ts';
import { takeCreateFailure } from './create-failure.ts';
import { defaultScenarioOf, setNamespaceSettings } from './default-scenario.ts';
import { createOrderStore } from './order-store.ts';
import { anOrder } from './order.fixture.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'coinlane-orders-'));
const database = openDatabase(dataDir);
const rows = createRows(database);
const store = createOrderStore(rows);
afterAll(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the order store', () => {
  it('returns what was saved', () => {
    const order = anOrder({ id: 'saved', payoutExtraId: '12', payload: { shop: 'a', page: 2 } });
    store.save(order);

    expect(store.find('saved')).toEqual(order);
  });

  it('keeps one record per order', () => {
    store.save(anOrder({ id: 'twice', namespace: 'twice', expectedTo: '1' }));
    store.save(anOrder({ id: 'twice', namespace: 'twice', expectedTo: '2' }));

    expect(store.list('twice').map(({ expectedTo }) => expectedTo)).toEqual(['2']);
  });

  it.each([
    { rule: 'not JSON', record: '{"id":' },
    { rule: 'from an older version', record: '{"id":"old"}' },
  ])('ignores a record that is $rule', ({ rule, record }) => {
    rows.run('INSERT INTO orders VALUES (?, ?, ?, ?)', rule, 'odd', 0, record);
    store.save(anOrder({ id: `beside ${rule}`, namespace: 'odd' }));

    expect(store.find(rule)).toBeNull();
    expect(store.list('odd').map(({ id }) => id)).toContain(`beside ${rule}`);
  });

  it('clears a namespace with its keys', () => {
    store.save(anOrder({ id: 'cleared', namespace: 'cleared' }));
    const attempt = { key: 'key', body: {} };
    store.keys.save('cleared', attempt, 'cleared');
    store.addNotifyAddress('cleared', 'a@b.co');

    expect(store.clear('cleared')).toBe(1);
    expect([store.find('cleared'), store.keys.find('cleared', attempt)]).toEqual([null, null]);
  });
});

describe('the settings of a namespace', () => {
  it('have no scenario by default', () => {
    setNamespaceSettings(rows, 'set', { scenario: 'failed', createFailure: null, times: 1 });

    expect([defaultScenarioOf(rows, 'unset'), defaultScenarioOf(rows, 'set')]).toEqual([null, 'failed']);
  });

  it('fail the given number of creates', () => {
    setNamespaceSettings(rows, 'fails', { scenario: null, createFailure: 'conflict', times: 2 });
    const taken = [1, 2, 3].map(() => takeCreateFailure(rows, 'fails')?.status ?? null);

    expect(taken).toEqual([409, 409, null]);
  });

  it('ignore an unknown failure stored by an older version', () => {
    setNamespaceSettings(rows, 'odd', { scenario: null, createFailure: 'of yesterday', times: 1 });

    expect(takeCreateFailure(rows, 'odd')).toBeNull();
  });
});
