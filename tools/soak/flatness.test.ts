import { flatness } from './flatness.ts';

describe('flat memory (fault matrix S14)', () => {
  it.each([
    { what: 'constant', samples: [90, 100, 100, 100, 100], isFlat: true },
    { what: 'caches that fill at the start', samples: [50, 100, 101, 100, 101], isFlat: true },
    { what: 'decreasing', samples: [100, 100, 100, 80, 80], isFlat: true },
    { what: 'an increase of five percent', samples: [100, 100, 100, 105, 105], isFlat: true },
    { what: 'increasing', samples: [100, 100, 110, 120, 130], isFlat: false },
    { what: 'an increase of six percent', samples: [100, 100, 100, 106, 106], isFlat: false },
    { what: 'one measurement', samples: [100], isFlat: false },
  ])('$what: $isFlat', ({ samples, isFlat }) => {
    expect(flatness(samples).isFlat).toBe(isFlat);
  });

  it('reports the difference', () => {
    expect(flatness([100, 100, 100, 110, 110]).words).toBe('not flat: 10.0 %, more than 5 %');
  });
});
