import { join } from 'node:path';

import { problemsOfFolder } from '@coinlane/shared-contracts/testing';

describe('the texts of the sign-in dialog', () => {
  it('are complete in every language: keys, plural forms, placeholders, tags', () => {
    expect(problemsOfFolder(join(import.meta.dirname, '../../../locales/sign-in'))).toEqual([]);
  });
});
