import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import { anEstimate } from '../domain/estimate/estimate.fixture';
import type { EstimateView } from './estimate';
import { keepLimits, toAmountLimits } from './amount-limits';

const query = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'floating',
  promoCode: null,
  payment: { kind: '', country: '' },
} as const;
const shown = (change: Parameters<typeof anEstimate>[0]): EstimateView => ({
  _tag: 'Shown',
  estimates: [],
  chosen: anEstimate(change),
  receivedAt: 0,
  failure: null,
});
const refused = (refusal: Extract<EstimateView, { _tag: 'Refused' }>['refusal']): EstimateView => ({
  _tag: 'Refused',
  refusal,
});
const inRange = { _tag: 'InRange' };

describe('toAmountLimits', () => {
  it.each([
    {
      rule: 'an offer has both',
      view: shown({ minAmount: '0.01', maxAmount: '5' }),
      limits: { min: '0.01', max: '5', range: inRange },
    },
    {
      rule: 'zero is not a limit',
      view: shown({ minAmount: '0', maxAmount: null }),
      limits: { min: null, max: null, range: inRange },
    },
    {
      rule: 'below the minimum',
      view: shown({ minAmount: '0.2' }),
      limits: { min: '0.2', max: null, range: { _tag: 'TooSmall', min: '0.2' } },
    },
    {
      rule: 'above the maximum',
      view: shown({ minAmount: null, maxAmount: '0.05' }),
      limits: { min: null, max: '0.05', range: { _tag: 'TooLarge', max: '0.05' } },
    },
    {
      rule: 'a refusal with the minimum',
      view: refused({ _tag: 'TooSmall', min: '0.3' }),
      limits: { min: '0.3', max: null, range: { _tag: 'TooSmall', min: '0.3' } },
    },
    {
      rule: 'a refusal with the maximum',
      view: refused({ _tag: 'TooLarge', max: '3' }),
      limits: { min: null, max: '3', range: { _tag: 'TooLarge', max: '3' } },
    },
    {
      rule: 'a refusal without limits',
      view: refused(null),
      limits: { min: null, max: null, range: inRange },
    },
    {
      rule: 'no query',
      view: { _tag: 'Idle' } as const,
      limits: { min: null, max: null, range: inRange },
    },
  ])('$rule', ({ view, limits }) => {
    expect(toAmountLimits(view, query)).toEqual(limits);
  });

  it.each([
    {
      rule: 'the lowest minimum and the highest maximum of all offers',
      offers: [
        ['0.2', '5'],
        ['0.01', '2'],
      ],
      min: '0.01',
      max: '5',
    },
    {
      rule: 'no maximum if one offer has none',
      offers: [
        ['0.2', '5'],
        ['0.01', null],
      ],
      min: '0.01',
      max: null,
    },
    {
      rule: "an offer without a minimum keeps the others'",
      offers: [
        [null, '5'],
        ['0.3', '2'],
      ],
      min: '0.3',
      max: '5',
    },
  ])('$rule', ({ offers, min, max }) => {
    const estimates = offers.map(([minAmount = null, maxAmount = null]) =>
      anEstimate({ minAmount, maxAmount }),
    );
    const [chosen = anEstimate()] = estimates;
    const view: EstimateView = {
      _tag: 'Shown',
      estimates,
      chosen,
      receivedAt: 0,
      failure: null,
    };
    expect(toAmountLimits(view, query)).toMatchObject({ min, max });
  });

  it('compares the sent amount in reverse', () => {
    const view = shown({ estimatedAmount: '0.1', minAmount: '0.2' });
    expect(toAmountLimits(view, { ...query, amount: '100', direction: 'reverse' }).range).toEqual({
      _tag: 'TooSmall',
      min: '0.2',
    });
  });
});

describe('keepLimits', () => {
  const kept = { min: '0.01', max: null, range: { _tag: 'TooSmall', min: '0.01' } } as const;

  it('keeps the limits during a new request, without a range', () => {
    expect(keepLimits(kept, { _tag: 'Pending' }, query)).toEqual({ ...kept, range: inRange });
  });

  it('uses new limits when they arrive', () => {
    expect(keepLimits(kept, shown({ minAmount: '0.02' }), query).min).toBe('0.02');
  });
});
