import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';

import { createRows, openDatabase } from '../database/index.ts';
import { createOutbox } from './outbox.ts';
import { addOutboxRoutes } from './routes.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'coinlane-outbox-'));
const database = openDatabase(dataDir);
const outbox = createOutbox(createRows(database));
afterAll(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const mail = (change: object = {}) => ({
  namespace: 'one',
  to: 'ann@example.com',
  subject: 'Your code',
  text: 'The code is 123456.',
  at: 1_000,
  ...change,
});

describe('the outbox', () => {
  it('stores e-mails, newest first, and finds an address in any case', () => {
    outbox.send(mail());
    outbox.send(mail({ to: 'Bob@Example.com', subject: 'Second' }));

    expect(outbox.list('one').map(({ subject }) => subject)).toEqual(['Second', 'Your code']);
    expect(outbox.list('one', 'bob@EXAMPLE.com').map(({ to }) => to)).toEqual(['bob@example.com']);
  });

  it('separates namespaces', () => {
    outbox.send(mail({ namespace: 'two' }));

    expect(outbox.list('two')).toHaveLength(1);
    expect(outbox.list('three')).toEqual([]);
  });

  it('keeps the last 200 of a namespace', () => {
    for (let count = 0; count < 205; count += 1)
      outbox.send(mail({ namespace: 'many', subject: String(count) }));

    expect(outbox.list('many')).toHaveLength(200);
    expect(outbox.list('many')[0]?.subject).toBe('204');
  });

  it('shows them on a page, escaped', async () => {
    outbox.send(mail({ namespace: 'page', subject: '<script>alert(1)</script>', text: 'a & b\nc' }));
    const app = Fastify();
    addOutboxRoutes(app, outbox);
    const headers = { 'x-sandbox-namespace': 'page' };
    const page = (await app.inject({ url: '/', headers })).body;
    const narrowed = (await app.inject({ url: '/?to=nobody@example.com', headers })).body;
    await app.close();

    expect(page).toContain('<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>');
    expect(page).toContain('a &amp; b<br>c');
    expect(narrowed).toContain('Nothing has been sent yet.');
  });
});
