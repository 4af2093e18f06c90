import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { moreLanguagesOf } from './more-languages.ts';

describe('moreLanguagesOf: a file of texts is a language', () => {
  it.each([
    { rule: 'the nine are nothing more', files: [...LANGUAGES], more: [] },
    { rule: 'a tenth has its name in itself', files: ['en', 'it'], more: [{ code: 'it', name: 'Italiano' }] },
    {
      rule: 'in the order of their codes',
      files: ['uk', 'nl'],
      more: [
        { code: 'nl', name: 'Nederlands' },
        { code: 'uk', name: 'Українська' },
      ],
    },
    { rule: 'nobody speaks the pseudo-language', files: ['qq'], more: [{ code: 'qq', name: 'Qq' }] },
    { rule: 'a file that is no language', files: ['README', 'en-US', ''], more: [] },
  ])('$rule', ({ files, more }) => {
    expect(moreLanguagesOf(files)).toEqual(more);
  });
});
