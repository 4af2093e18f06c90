import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { problemsOfFolder } from '@coinlane/shared-contracts/testing';

test('the texts are whole in every language: keys, plural forms, placeholders, tags', () => {
  assert.deepEqual(problemsOfFolder(join(import.meta.dirname, '../locales')), []);
});
