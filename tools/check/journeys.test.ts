import { existsSync, readFileSync } from 'node:fs';

import { fromRoot } from '../webpack/index.ts';
import { sourceFiles } from './changed-files.ts';
import { JOURNEY_FOLDERS, JOURNEY_PATHS, journeysFor } from './journeys.table.ts';

const importersOf = (file: string): readonly string[] =>
  file === 'e2e/screens/listing.ts'
    ? [file, 'e2e/screens/all.ts', ...['a', 'b', 'c'].map((name) => `e2e/listing/${name}.spec.ts`)]
    : [file];

describe('the journeys of a change', () => {
  it.each([
    {
      rule: 'are those of the most specific folder',
      files: ['mfe-exchange/src/form/model/recipient/index.ts'],
      journeys: ['journeys/recipient', 'journeys/memo-and-tag.spec.ts'],
    },
    {
      rule: 'are named once',
      files: ['mfe-listing/src/a.ts', 'mfe-listing/src/b.ts'],
      journeys: ['listing/currencies-table.spec.ts'],
    },
    {
      rule: 'include a changed spec',
      files: ['e2e/pro/refusals.spec.ts'],
      journeys: ['pro/refusals.spec.ts'],
    },
    {
      rule: 'are the nearest specs that import a changed part of e2e',
      files: ['e2e/screens/listing.ts'],
      journeys: ['listing/a.spec.ts', 'listing/b.spec.ts'],
    },
    {
      rule: 'include one for a text of a page',
      files: ['content/de/pages/api.md'],
      journeys: ['content/blog.spec.ts'],
    },
    {
      rule: 'include one for a change of the build',
      files: ['tools/webpack/host.ts', 'tools/build.ts'],
      journeys: ['journeys/swap-in-german.spec.ts'],
    },
    {
      rule: 'finds no journeys for tests and documents',
      files: ['mfe-pro/src/a.test.ts', 'shell/README.md'],
      journeys: [],
    },
  ])('$rule', ({ files, journeys }) => {
    expect(journeysFor(files, importersOf)).toEqual(journeys);
  });

  it('exist', () => {
    expect(JOURNEY_PATHS.filter((path) => !existsSync(fromRoot('e2e', path)))).toEqual([]);
  });

  it('have tests in the first tier', () => {
    const count = (source: string, pattern: RegExp): number => [...source.matchAll(pattern)].length;
    const specs = JOURNEY_PATHS.filter((path) => path.endsWith('.spec.ts'));
    expect(
      specs.filter((path) => {
        const source = readFileSync(fromRoot('e2e', path), 'utf8');
        return count(source, /^ *test\(/gm) <= count(source, /\{ tag: '@long' \}/g);
      }),
    ).toEqual([]);
  });

  it('are those of folders that exist', () => {
    const files = [...sourceFiles(), 'content/README.md'];
    expect(JOURNEY_FOLDERS.filter((below) => !files.some((file) => below.test(file)))).toEqual([]);
  });
});
