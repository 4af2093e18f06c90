import { join } from 'node:path';

import { killPublishes } from '../testing/kill-publishes.ts';

describe('a publisher killed at 32 moments of its publish (fault matrix S05)', () => {
  it('leaves no incomplete release visible, and the same publish then succeeds', async () => {
    const { before, midway, after, problems } = await killPublishes(
      join(import.meta.dirname, '../testing'),
      32,
    );
    expect(problems).toEqual([]);
    expect(before + midway + after).toBe(32);
    expect(midway).toBeGreaterThan(0);
  }, 120_000);
});
