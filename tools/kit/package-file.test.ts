import { packageFile } from './package-file.ts';

const workspace = {
  name: '@coinlane/shared-ui',
  version: '0.1.0',
  description: 'Parts.',
  license: 'Apache-2.0',
  exports: { './remote': './src/remote/index.ts', './tokens.css': './src/tokens.css' },
  sideEffects: ['**/*.css'],
};
const kit = { folder: 'shared-ui', sources: ['src'], copied: [], alsoNeeds: ['css-loader'] };
const VERSIONS = {
  react: '19.3.1',
  'css-loader': '7.1.5',
  lucide: '1.65.0',
  '@coinlane/shared-contracts': '0.1.5',
};

describe('the package.json of a tarball', () => {
  it('maps its entry points to JavaScript and types, and style sheets to themselves', () => {
    expect(packageFile(workspace, kit, [], VERSIONS).exports).toEqual({
      './remote': { types: './src/remote/index.d.ts', default: './src/remote/index.js' },
      './tokens.css': './src/tokens.css',
      './package.json': './package.json',
    });
  });

  it('pins third-party packages, and leaves ours and those of the shared scope to the project', () => {
    const imported = ['react', 'lucide', '@coinlane/shared-contracts', '@coinlane/shared-ui'];
    expect(packageFile(workspace, kit, imported, VERSIONS)).toMatchObject({
      license: 'Apache-2.0',
      dependencies: { 'css-loader': '7.1.5', lucide: '1.65.0' },
      peerDependencies: { '@coinlane/shared-contracts': '^0.1.5', react: '^19.3.1' },
      sideEffects: ['**/*.css'],
    });
  });

  it('uses the entry points and commands that the kit names', () => {
    const own = { ...kit, exports: { '.': './webpack/index.ts' }, bin: { build: './kit/build.js' } };
    expect(packageFile(workspace, own, [], VERSIONS)).toMatchObject({
      exports: { '.': { default: './webpack/index.js' } },
      bin: { build: './kit/build.js' },
    });
  });

  it('names a package without a pinned version', () => {
    expect(() => packageFile(workspace, kit, ['left-pad'], VERSIONS)).toThrow('left-pad has no version');
  });
});
