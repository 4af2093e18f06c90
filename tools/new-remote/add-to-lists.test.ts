import { readFileSync } from 'node:fs';

import { fromRoot } from '../webpack/index.ts';
import { REMOTE_LISTS } from './add-to-lists.ts';

const NAME = 'mfe-rewards';
const textOf = (file: string): string => readFileSync(fromRoot(file), 'utf8');
const added = (wanted: string): string => {
  const list = REMOTE_LISTS.find(({ file }) => file === wanted);
  return list?.add(textOf(wanted), NAME) ?? '';
};
const linesWith = (text: string): readonly string[] => text.split('\n').filter((line) => line.includes(NAME));

const keysOf = (lock: string): readonly string[] => {
  const { packages }: { readonly packages: object } = JSON.parse(lock);
  return Object.keys(packages);
};

describe('the lists of remotes', () => {
  it('package.json: the workspaces and the boundaries', () => {
    expect(JSON.parse(added('package.json'))).toMatchObject({
      workspaces: expect.arrayContaining([NAME]),
      scripts: { deps: expect.stringContaining(` ${NAME} shared-contracts`) },
    });
  });

  it('package-lock.json: formatted like npm does, without other changes', () => {
    const before = keysOf(textOf('package-lock.json'));
    const after = keysOf(added('package-lock.json'));
    expect(after.filter((key) => !key.endsWith(NAME))).toEqual(before);
    expect(JSON.parse(added('package-lock.json'))).toMatchObject({
      packages: {
        '': { workspaces: expect.arrayContaining([NAME]) },
        [NAME]: { name: '@coinlane/mfe-rewards', version: '0.1.0', license: 'Apache-2.0' },
        'node_modules/@coinlane/mfe-rewards': { resolved: NAME, link: true },
      },
    });
  });

  it.each([
    { file: 'jest.config.cjs', line: "    'mfe-rewards'," },
    { file: 'tools/build/build-package.ts', line: "  'mfe-rewards'," },
  ])('$file: one line, like the others', ({ file, line }) => {
    expect(linesWith(added(file))).toEqual([line]);
  });

  it('leaves a line alone that has more than the name of a remote', () => {
    const list = REMOTE_LISTS.find(({ file }) => file === 'jest.config.cjs');
    const text = "  'mfe-swap',\n  first: 'mfe-swap',\n";
    expect(list?.add(text, NAME)).toBe(`  'mfe-swap',\n  '${NAME}',\n  first: 'mfe-swap',\n`);
  });

  it('budgets.json: a first budget', () => {
    expect(JSON.parse(added('tools/budgets/budgets.json'))).toHaveProperty(NAME);
  });
});
