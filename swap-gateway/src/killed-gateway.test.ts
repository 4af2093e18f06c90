import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';

import { startLab } from '@coinlane/provider-lab';

import { createSwapGateway } from './create-swap-gateway.ts';
import { createProvider } from './registry.ts';
import { openSqliteStore } from './store/open-store.ts';
import { aCreateBody } from './testing/lab-gateway.fixture.ts';

const PLACER = join(import.meta.dirname, 'testing/killed-placer.fixture.ts');

/** Step → answer to the same key afterwards, at a provider where a second call is harmless and at one where it is not. */
const STEPS = [
  { step: 'before intend', repeatable: 200, other: 200 },
  { step: 'after intend', repeatable: 200, other: 200 },
  { step: 'after claim', repeatable: 200, other: 504 },
  { step: 'before create', repeatable: 200, other: 504 },
  { step: 'after create', repeatable: 200, other: 504 },
  { step: 'before place', repeatable: 200, other: 504 },
  { step: 'after place', repeatable: 200, other: 200 },
] as const;

const CASES = STEPS.flatMap(({ step, repeatable, other }) => [
  { provider: 'one-click', step, status: repeatable },
  { provider: 'changenow', step, status: other },
]);

describe('a gateway that is killed while it places an order', () => {
  it.each(CASES)(
    '$provider, $step: the same key gets $status, and there is at most one order',
    async ({ provider, step, status }) => {
      const folder = mkdtempSync(join(tmpdir(), 'coinlane-killed-'));
      const lab = await startLab();
      const settings = lab.providers.filter(({ id }) => id === provider);
      const body = JSON.stringify(aCreateBody({ provider }));
      const child = spawn(process.execPath, [PLACER, folder, JSON.stringify(settings[0]), body, step], {
        stdio: 'ignore',
      });
      const [, signal] = await once(child, 'exit');
      expect(signal).toBe('SIGKILL');

      const store = await openSqliteStore(folder);
      // the sweep of a running server does this after a minute
      await store.abandon(-1);
      const gateway = await createSwapGateway({
        providers: settings.map((one) => createProvider(one, Date.now)),
        store,
        log: () => undefined,
      });
      const app = fastify();
      await app.register(gateway.plugin);
      const send = () =>
        app.inject({
          method: 'POST',
          url: '/public-v1.1/transactions',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'killed' },
          payload: body,
        });
      const replies = [await send(), await send()];
      const placed = (await store.counts()).reduce((sum, { count }) => sum + count, 0);
      const shown = new Set(replies.map((reply) => reply.json<{ id: string }>().id));
      await app.close();
      await gateway.stop();
      await lab.stop();
      rmSync(folder, { recursive: true, force: true });

      expect(replies.map(({ statusCode }) => statusCode)).toEqual([status, status]);
      expect([placed, shown.size]).toEqual([status === 200 ? 1 : 0, 1]);
      // an order that the provider made without our knowledge is never paid: its address was not shown
      expect(lab.book.all().length).toBeLessThanOrEqual(provider === 'changenow' ? 1 : 2);
    },
  );
});
