import { killOneOfTwo } from './testing/two-servers.fixture.ts';

describe('two servers on one PostgreSQL under load, one of them killed', () => {
  it('lose no order, and the other one reads all of them', async () => {
    // a tenth of the times of a real server
    const polling = { firstMs: 1_000, everyMs: 2_000, leaseMs: 2_500, sweepMs: 200 };
    const { shown, lost, resumedAfterMs } = await killOneOfTwo(30, polling);
    expect([shown >= 30, lost]).toEqual([true, 0]);
    // guards against orders that are never read; a busy machine needs longer than a real server
    expect(resumedAfterMs).toBeLessThan(100_000);
  });
});
