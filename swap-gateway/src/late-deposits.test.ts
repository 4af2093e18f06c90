import { aCreateBody, aLabGateway } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';
import { providerIds } from './registry.ts';

/** Longer than the time for a deposit at each provider. */
const TOO_LATE_MS = 8 * 86_400_000;

let site: LabGateway;
beforeEach(async () => {
  site = await aLabGateway();
});
afterEach(() => site.close());

const statusOf = async (id: unknown) => {
  site.pass(5_000);
  return (await site.get(`/public-v1.1/transactions/${String(id)}`)).body;
};
/** Statuses until nothing changes. */
const follow = async (id: unknown): Promise<readonly unknown[]> => {
  const seen: unknown[] = [];
  for (let step = 0; step < 6; step += 1) {
    const { status } = await statusOf(id);
    if (status !== seen.at(-1)) seen.push(status);
  }
  return seen;
};
/** An order whose deposit arrives after its time. */
const payLate = async (provider: string) => {
  const { body } = await site.post('/public-v1.1/transactions', aCreateBody({ provider }), 'k1');
  expect((await statusOf(body['id']))['status']).toBe('waiting');
  site.pass(TOO_LATE_MS);
  const { status: before } = await statusOf(body['id']);
  site.lab.book.pay(site.lab.book.all()[0]?.id ?? '');
  return { id: body['id'], controlToken: body['controlToken'], before };
};

/** Statuses after a late deposit, at each provider. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  'one-click': ['refunding', 'refunded'],
  changenow: ['failed'],
  sideshift: ['refunding', 'refunded'],
  chainflip: ['failed'],
  exolix: ['refunded'],
};

describe('a deposit that arrives too late', () => {
  it.each(providerIds().map((provider) => ({ provider, after: AFTER[provider] })))(
    'at $provider: the order is over before, and then $after',
    async ({ provider, after }) => {
      const { id, before } = await payLate(provider);
      expect([before, await follow(id)]).toEqual(['expired', after]);
      expect(site.problems).toEqual([]);
    },
  );

  it('is exchanged if the visitor continues, where the provider allows it', async () => {
    const { id, controlToken } = await payLate('changenow');
    expect(await statusOf(id)).toMatchObject({ status: 'failed', actionsAvailable: true });
    const { body } = await site.post('/public-v2/exchange/continue', { id, controlToken });
    expect(body).toMatchObject({ result: { result: true } });
    expect((await follow(id)).at(-1)).toBe('finished');
  });
});
