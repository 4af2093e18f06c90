import { killOften } from './testing/kills.fixture.ts';
import { KINDS, startKind } from './testing/store-places.fixture.ts';

const KILLS = 1_000;

const killOn = async (name: (typeof KINDS)[number]) => {
  const kind = await startKind(name);
  const result = await killOften(await kind.createPlace(), KILLS, 2);
  await kind.end();
  return { name, ...result, answers: Object.keys(result.answers).toSorted() };
};

describe('a server that is killed 1,000 times during 2,000 orders', () => {
  it('loses no order, doubles none, and informs every page, on each kind of store', async () => {
    // at the same time: one computes while the other waits for its kill
    const results = await Promise.all(KINDS.map(killOn));
    // kills before, during and after an order
    const answers = ['200', '504'];
    expect(results).toEqual(KINDS.map((name) => ({ name, lost: 0, doubled: 0, silent: 0, answers })));
  }, 7_200_000);
});
