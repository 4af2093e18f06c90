import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { moreLanguagesOf } from './more-languages.ts';

describe('moreLanguagesOf: each file of texts is a language', () => {
  it.each([
    { rule: 'the nine are not extra languages', files: [...LANGUAGES], more: [] },
    { rule: 'a tenth has its native name', files: ['en', 'it'], more: [{ code: 'it', name: 'Italiano' }] },
    {
      rule: 'ordered by code',
      files: ['uk', 'nl'],
      more: [
        { code: 'nl', name: 'Nederlands' },
        { code: 'uk', name: 'Українська' },
      ],
    },
    { rule: 'the pseudo-language is left out', files: ['qq'], more: [{ code: 'qq', name: 'Qq' }] },
    { rule: 'a file that is not a language', files: ['README', 'en-US', ''], more: [] },
  ])('$rule', ({ files, more }) => {
    expect(moreLanguagesOf(files)).toEqual(more);
  });
});
