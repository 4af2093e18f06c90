import type { Direction } from '@coinlane/shared-contracts/values';
import Big from 'big.js';
import fc from 'fast-check';

import { chooseEstimate, isBestEstimate } from './choose-estimate';
import type { Estimate } from './estimate';
import { anEstimate } from './estimate.fixture';

const amounts = fc.oneof(
  fc.constant(null),
  fc.constant('0'),
  fc.stringMatching(/^[1-9]\d{0,6}(\.\d{1,18})?$/),
);
const rows = fc.array(fc.record({ estimatedAmount: amounts, isConvertible: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});
const offers = rows.map((list) => list.map((row, at) => anEstimate({ ...row, provider: `p${String(at)}` })));
const directions = fc.constantFrom<Direction>('direct', 'reverse');

const isPositive = ({ estimatedAmount }: Estimate): boolean =>
  estimatedAmount !== null && Big(estimatedAmount).gt(0);
const better = (one: Estimate, other: Estimate, direction: Direction): boolean => {
  const [a, b] = [Big(one.estimatedAmount ?? 0), Big(other.estimatedAmount ?? 0)];
  return direction === 'direct' ? a.gt(b) : a.lt(b);
};

describe('chooseEstimate on any offers (spec §4 "Choosing the estimate")', () => {
  it('uses a picked one, whatever its amount', () => {
    fc.assert(
      fc.property(offers, fc.nat(), directions, (estimates, at, direction) => {
        const picked = estimates[at % estimates.length];
        expect(chooseEstimate(estimates, picked?.provider ?? '', direction)).toBe(picked);
      }),
    );
  });

  it('without a pick is the best convertible positive one, and is always in the list', () => {
    fc.assert(
      fc.property(offers, directions, (estimates, direction) => {
        const chosen = chooseEstimate(estimates, null, direction);
        if (chosen === null) throw new Error('nothing was chosen of a list that is not empty');
        const convertible = estimates.filter(({ isConvertible }) => isConvertible);
        const candidates = (convertible.length > 0 ? convertible : estimates).filter(isPositive);
        const expected = candidates.length > 0 ? candidates : [estimates[0]];
        expect(expected).toContain(chosen);
        expect(candidates.filter((other) => better(other, chosen, direction))).toEqual([]);
      }),
    );
  });

  it('reports the best one as the best, and no other', () => {
    fc.assert(
      fc.property(offers, directions, (estimates, direction) => {
        const chosen = chooseEstimate(estimates, null, direction);
        if (chosen === null) throw new Error('nothing was chosen of a list that is not empty');
        const hasUsable = estimates.some((it) => it.isConvertible && isPositive(it));
        const hasConvertible = estimates.some(({ isConvertible }) => isConvertible);
        const isUsable = hasUsable || (!hasConvertible && estimates.some(isPositive));
        expect(isBestEstimate(estimates, chosen, direction)).toBe(isUsable);
      }),
    );
  });
});
