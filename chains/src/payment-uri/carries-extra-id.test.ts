import fc from 'fast-check';

import { aLeg } from './payment-uri.fixture.ts';
import { paymentUri } from './build-payment-uri.ts';
import { carriesExtraId } from './carries-extra-id.ts';

describe('carriesExtraId', () => {
  it.each([
    { rule: 'the tag in its place', code: 'ripple:rX?amount=100&dt=77', extraId: '77', carries: true },
    { rule: 'another tag', code: 'ripple:rX?amount=100&dt=7', extraId: '77', carries: false },
    {
      rule: 'an amount that reads like the tag',
      code: 'bitcoin:1A?amount=77',
      extraId: '77',
      carries: false,
    },
    { rule: 'a bare address', code: 'cosmos1x', extraId: '77', carries: false },
    { rule: 'no memo to carry', code: 'cosmos1x', extraId: null, carries: true },
  ])('$rule: $carries', ({ code, extraId, carries }) => {
    expect(carriesExtraId(code, extraId)).toBe(carries);
  });

  it.each(['xrp', 'xlm', 'ton', 'algo'] as const)(
    'is true for every memo that is written for %s',
    (network) => {
      fc.assert(
        fc.property(fc.string({ minLength: 1, maxLength: 28 }), (extraId) => {
          const leg = aLeg({ network, displayTicker: network, extraId });
          expect(carriesExtraId(paymentUri(leg) ?? '', extraId)).toBe(true);
        }),
      );
    },
  );
});
