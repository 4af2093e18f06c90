import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openStore } from '@coinlane/swap-gateway';

import { placeOrder } from './calls/reviews/placed-order.fixture.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reviews-command-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (environment: Readonly<Record<string, string>>, ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'reviews-command.ts'), ...words],
    { env: { PATH: process.env['PATH'] ?? '', ...environment }, encoding: 'utf8' },
  );
  return { status, out: stdout, err: stderr };
};

describe('npm run reviews', () => {
  it('changes the reviews in the data folder of the site', async () => {
    const site = {
      ...{ DATA_DIR: folder, PROVIDERS: 'one-click', SANDBOX: 'off', REVIEWS: 'on' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@a.example', SUPPORT_EMAIL: 'b@a.example' },
    };
    const store = await openStore({ databaseUrl: null, folder: join(folder, 'orders') }, () => undefined);
    await placeOrder(store, 'o1', 'finished');
    const review = { id: 'r1', orderId: 'o1', rating: 5, text: 'Good', name: '', language: 'en' };
    const receiver = { channel: 'email', address: 'b@a.example', language: 'en' } as const;
    await store.reviews.add(review, { receiver, body: '{}' });

    expect(run(site, 'approve', 'r1')).toEqual({ status: 0, out: 'Review r1 is approved.\n', err: '' });
    expect(await store.reviews.list('approved', 9)).toMatchObject([{ id: 'r1' }]);
    await store.close();
  });

  it.each([
    { rule: 'without the variables of the site', environment: {}, problem: 'REVIEWS is not on' },
    { rule: 'with a wrong variable', environment: { PORT: 'many' }, problem: 'PORT is wrong' },
  ])('exits with 78 $rule', ({ environment, problem }) => {
    const { status, err } = run({ DATA_DIR: join(folder, 'none'), ...environment }, 'list');
    expect([status, err]).toEqual([78, expect.stringContaining(problem)]);
  });
});
