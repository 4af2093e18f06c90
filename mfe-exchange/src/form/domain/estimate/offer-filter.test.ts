import { anEstimate } from './estimate.fixture';
import { hasDocumentChoice, withProvider } from './offer-choices';
import { filterEstimates, NO_FILTER } from './offer-filter';

const none = anEstimate({ provider: 'none', kyc: 'none' });
const flagged = anEstimate({ provider: 'flagged', kyc: 'on-flag' });
const unknown = anEstimate({ provider: 'unknown' });
const unusable = anEstimate({ provider: 'unusable', kyc: 'none', estimatedAmount: null });
const all = [flagged, none, unknown];

describe('filterEstimates', () => {
  it.each([
    { rule: 'no filter keeps all', filter: NO_FILTER, kept: ['flagged', 'none', 'unknown'] },
    {
      rule: 'without documents only providers remain that never ask for them',
      filter: { ...NO_FILTER, withoutDocuments: true },
      kept: ['none'],
    },
    {
      rule: 'an excluded provider is gone',
      filter: withProvider(NO_FILTER, 'none'),
      kept: ['flagged', 'unknown'],
    },
    {
      rule: 'a provider that is excluded twice is back',
      filter: withProvider(withProvider(NO_FILTER, 'none'), 'none'),
      kept: ['flagged', 'none', 'unknown'],
    },
    {
      rule: 'a filter that leaves nothing is ignored',
      filter: { withoutDocuments: true, excluded: ['none'] },
      kept: ['flagged', 'none', 'unknown'],
    },
  ])('$rule', ({ filter, kept }) => {
    expect(filterEstimates(all, filter).map(({ provider }) => provider)).toEqual(kept);
  });

  it('counts an offer without an amount as nothing', () => {
    const estimates = [flagged, unusable];
    expect(filterEstimates(estimates, { ...NO_FILTER, withoutDocuments: true })).toBe(estimates);
  });
});

describe('hasDocumentChoice', () => {
  it.each([
    { rule: 'some never ask, others can', estimates: all, has: true },
    { rule: 'every provider can ask', estimates: [flagged, unknown], has: false },
    { rule: 'no provider ever asks', estimates: [none], has: false },
    { rule: 'the one that never asks has no offer', estimates: [flagged, unusable], has: false },
  ])('$rule: $has', ({ estimates, has }) => {
    expect(hasDocumentChoice(estimates)).toBe(has);
  });
});
