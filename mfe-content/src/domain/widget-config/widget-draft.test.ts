import * as fc from 'fast-check';
import { printWidgetSettings, WIDGET_PARAMETER_NAMES } from '@coinlane/shared-contracts/widget';

import { readDraft, toConfig } from '.';

describe('the configurator’s fields', () => {
  it('show the values of the address, including invalid ones', () => {
    const draft = readDraft('?color=zebra&from=BTC&utm_source=x', 'en');
    expect(draft).toEqual({ color: 'zebra', from: 'BTC' });
    expect(toConfig(draft).problems.map(({ name }) => name)).toEqual(['color']);
  });

  it('result in the same settings through the address', () => {
    const texts = fc.dictionary(fc.constantFrom(...WIDGET_PARAMETER_NAMES), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(texts, (draft) => {
        const { settings } = toConfig(draft);
        expect(toConfig(readDraft(printWidgetSettings(settings), 'en')).settings).toEqual(settings);
      }),
    );
  });

  it.each([
    { rule: 'a dark accent is readable', draft: { color: '#00733F' }, told: [] },
    { rule: 'the default colours have no warning', draft: {}, told: [] },
    {
      rule: 'the default accent, if it is chosen, is not readable on white',
      draft: { color: '#00C26F' },
      told: [{ what: 'accent', ratio: '2.3' }],
    },
    {
      rule: 'the default accent is not readable on a chosen background',
      draft: { backgroundColor: '#FFFFFF' },
      told: [{ what: 'accent', ratio: '2.3' }],
    },
    { rule: 'yellow is worse', draft: { color: '#FFE600' }, told: [{ what: 'accent', ratio: '1.2' }] },
    {
      rule: 'light text on white',
      draft: { darkMode: 'true', backgroundColor: '#FFFFFF', color: '#00733F' },
      told: [{ what: 'text', ratio: '1.1' }],
    },
  ])('$rule', ({ draft, told }) => {
    expect(toConfig(draft).warnings).toEqual(told);
  });
});
