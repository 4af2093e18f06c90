import { killOften } from './testing/kills.fixture.ts';
import { KINDS, startKind } from './testing/store-places.fixture.ts';

describe.each(KINDS)('a server on %s that is killed at random points', (name) => {
  it('loses no order, doubles none, and informs every page', async () => {
    const kind = await startKind(name);
    const result = await killOften(await kind.createPlace(), 4, 1);
    await kind.end();
    expect(result).toMatchObject({ lost: 0, doubled: 0, silent: 0 });
  });
});
