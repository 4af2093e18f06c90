import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

const FOLDER = join(import.meta.dirname, '../locales');

const keysOf = (node: unknown, path = ''): readonly string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => keysOf(child, `${path}.${key}`))
    : [path];

const read = (language: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8'));

test('the texts are there in the nine languages', () => {
  assert.deepEqual(readdirSync(FOLDER).toSorted(), LANGUAGES.map((language) => `${language}.json`).toSorted());
});

for (const language of LANGUAGES)
  test(`the texts in ${language} have the keys of the English ones`, () => {
    assert.deepEqual(keysOf(read(language)).toSorted(), keysOf(read('en')).toSorted());
  });
