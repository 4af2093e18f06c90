import { killOften } from './testing/kills.fixture.ts';
import { KINDS, startKind } from './testing/store-places.fixture.ts';

const KILLS = 1_000;

describe.each(KINDS)('a server on %s that is killed 1,000 times during 2,000 orders', (name) => {
  it('loses no order, doubles none, and informs every page', async () => {
    const kind = await startKind(name);
    const result = await killOften(await kind.createPlace(), KILLS, 2);
    await kind.end();
    expect(result).toMatchObject({ lost: 0, doubled: 0, silent: 0 });
    // kills before, during and after an order
    expect(Object.keys(result.answers).toSorted()).toEqual(['200', '504']);
  }, 7_200_000);
});
