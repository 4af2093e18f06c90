import { join } from 'node:path';

import { problemsOfFolder } from '@coinlane/shared-contracts/testing';

describe('the translations', () => {
  it('are complete in every language: keys, plural forms, placeholders, tags', () => {
    expect(problemsOfFolder(join(import.meta.dirname, '../locales'))).toEqual([]);
  });
});
