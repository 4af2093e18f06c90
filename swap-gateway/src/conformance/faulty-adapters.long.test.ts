import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { guardProvider } from '../guard-provider.ts';
import { createProviderHttp } from '../http/provider-http.ts';
import type { Provider } from '../provider.ts';
import { CHECKS } from './checks.fixture.ts';
import { openSubject } from './subject.fixture.ts';

const SOURCES = join(import.meta.dirname, '..');
const ADAPTER = join(SOURCES, 'providers/exolix');
const COPIES = join(SOURCES, '../../.cache/faulty-adapters');

/** Faults that a new adapter can have, as a change of the text of a correct one. */
const FAULTS: readonly { readonly fault: string; readonly from: string; readonly to: string }[] = [
  {
    fault: 'drops the memo of the payout',
    from: '{ withdrawalExtraId: order.extraId }',
    to: '{}',
  },
  { fault: 'drops the refund address', from: '{ refundAddress: order.refundAddress }', to: '{}' },
  {
    fault: 'drops the memo of the deposit',
    from: 'depositExtraId: made.depositExtraId',
    to: 'depositExtraId: null',
  },
  {
    fault: 'shows an estimate as the payout',
    from: "status === 'success' && hashOut.hash !== null",
    to: 'true',
  },
  {
    fault: 'accepts a reply about another order',
    from: 'if (found.id === id)',
    to: 'if (found.id !== null)',
  },
  {
    fault: 'takes an unknown word for waiting',
    from: 'lookUp(STATUSES, status) ?? null',
    to: "lookUp(STATUSES, status) ?? 'waiting'",
  },
  { fault: 'repeats creations', from: 'isCreateRepeatable: false', to: 'isCreateRepeatable: true' },
  { fault: 'confirms no deposit address', from: '  terms: async', to: '  noTerms: async' },
  {
    fault: 'rounds an amount through a float',
    from: 'toAmount: made.amountTo',
    to: 'toAmount: String(Number(made.amountTo))',
  },
  { fault: 'takes a refusal for a fault', from: "[/below the possible min/, 'deposit_too_small'],", to: '' },
];

type Adapter = {
  readonly createExolix: (options: {
    readonly http: ReturnType<typeof createProviderHttp>;
    readonly now: () => number;
  }) => Provider;
};

/** Loads a copy of the adapter with one change. */
const loadCopy = async (at: number, from: string, to: string): Promise<Adapter> => {
  const text = readFileSync(join(ADAPTER, 'exolix.ts'), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  const copy = text
    .replace(from, to)
    .replaceAll("'../../", `'${pathToFileURL(SOURCES).href}/`)
    .replaceAll("'./", `'${pathToFileURL(ADAPTER).href}/`);
  mkdirSync(COPIES, { recursive: true });
  const path = join(COPIES, `exolix-${String(process.pid)}-${String(at)}.ts`);
  writeFileSync(path, copy);
  const loaded = (await import(pathToFileURL(path).href)) as Adapter;
  rmSync(path);
  return loaded;
};

/** Name of the first rule that a copy breaks; null: none. */
const firstBroken = async ({ createExolix }: Adapter): Promise<string | null> => {
  for (const { name, run } of CHECKS) {
    const subject = await openSubject('exolix', ({ baseUrl }, now) =>
      guardProvider(
        createExolix({
          http: createProviderHttp({ baseUrl: baseUrl ?? '', headers: {}, timeoutMs: 5_000 }),
          now,
        }),
      ),
    );
    try {
      await run(subject);
    } catch {
      return name;
    } finally {
      await subject.close();
    }
  }
  return null;
};

/** A wrong claim about the provider: a fake cannot refute it. */
const CLAIM = 'repeats creations';

describe('the conformance suite', () => {
  it.each(FAULTS.map((row, at) => ({ ...row, at })))(
    'with an adapter that $fault',
    async ({ fault, at, from, to }) => {
      const broken = await firstBroken(await loadCopy(at, from, to));
      expect(broken !== null).toBe(fault !== CLAIM);
    },
    300_000,
  );
});
