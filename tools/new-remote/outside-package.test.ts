import { outsidePackage } from './outside-package.ts';
import { remoteWords } from './remote-words.ts';

const words = remoteWords('mfe-rewards') ?? {
  name: '',
  short: '',
  path: '',
  title: '',
};

const root = {
  pinned: { react: '19.3.1', '@types/node': '24.19.2', '@typescript/native': 'npm:typescript@7.0.2' },
  overrides: { '@swc/core': '1.16.18' },
  node: '>=24.15.0',
};

describe('the package.json of a remote outside', () => {
  const made = outsidePackage(words, ['coinlane-shared-ui-0.1.0.tgz', 'coinlane-tools-0.1.0.tgz'], root);

  it('installs the kit from its own folder, with the versions the kit was built with', () => {
    expect(made.dependencies).toEqual({
      '@coinlane/shared-ui': 'file:kit/coinlane-shared-ui-0.1.0.tgz',
      '@coinlane/tools': 'file:kit/coinlane-tools-0.1.0.tgz',
      react: '19.3.1',
    });
    expect(made.devDependencies).toEqual({ '@types/node': '24.19.2', typescript: '7.0.2' });
    expect(made.overrides).toEqual(root.overrides);
  });

  it('has the four scripts of every remote', () => {
    expect(Object.keys(made.scripts)).toEqual(['build', 'dev', 'types', 'test']);
  });
});
