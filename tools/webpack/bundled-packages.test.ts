import { packageOf } from './bundled-packages.ts';

describe('the package of a bundled file', () => {
  it.each([
    { file: '/site/node_modules/react/index.js', name: 'react' },
    { file: '/site/node_modules/@scure/base/index.js', name: '@scure/base' },
    { file: '/site/node_modules/a/node_modules/react/cjs/react.js', name: 'react' },
    { file: 'C:\\site\\node_modules\\effector\\effector.mjs', name: 'effector' },
    { file: '/site/mfe-swap/src/lifecycle.tsx', name: null },
    { file: '/site/shared-ui/src/components/button/button.tsx', name: null },
    { file: '/site/shared-ui/src/navigation/index.ts', name: '@coinlane/shared-ui/navigation' },
    {
      file: '/site/node_modules/@coinlane/shared-ui/src/i18n/index.js',
      name: '@coinlane/shared-ui/i18n',
    },
    {
      file: '/site/node_modules/@coinlane/shared-ui/src/components/index.js',
      name: '@coinlane/shared-ui',
    },
    { file: '/site/node_modules/.federation/entry.js', name: null },
    { file: '', name: null },
  ])('$file: $name', ({ file, name }) => {
    expect(packageOf(file)).toBe(name);
  });
});
