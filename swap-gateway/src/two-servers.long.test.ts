import { killOneOfTwo } from './testing/two-servers.fixture.ts';

describe('two servers with the times of a real server, one of them killed', () => {
  it('lose no order of hundreds, and reading resumes within 30 s', async () => {
    const { shown, lost, resumedAfterMs } = await killOneOfTwo(300, null);
    expect([shown >= 300, lost]).toEqual([true, 0]);
    expect(resumedAfterMs).toBeLessThan(30_000);
  }, 180_000);
});
