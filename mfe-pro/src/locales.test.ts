import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { problemsOfFolder } from '@coinlane/shared-contracts/testing';

const FOLDER = join(import.meta.dirname, '../locales');

describe('the translations', () => {
  it('are complete in every language: keys, plural forms, placeholders, tags', () => {
    expect(problemsOfFolder(FOLDER)).toEqual([]);
  });

  it('keep an amount and its sign on one line', () => {
    const broken = readdirSync(FOLDER).flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8').match(/.*(?:\d \$|\$ \d|\d \d{3} ?\$).*/g),
    );
    expect(broken.filter((line) => line !== null)).toEqual([]);
  });
});
