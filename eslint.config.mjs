import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const STORAGE =
  'Go through shell/src/storage: it never throws, and it is the only place that knows the keys.';

const RESTRICTED_SYNTAX = [
  {
    selector: 'ExportAllDeclaration',
    message: 'Name what you export: `export *` hides the face and makes cycles.',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals: Node strips no enums.' },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/*.cjs',
      '**/*.mjs',
      '.cache/**',
      '.data/**',
      '**/generated/**',
      'test-results/**',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    // `npm run check` names a smaller project
    languageOptions: {
      parserOptions: {
        project: process.env.LINT_PROJECT ?? './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
      'no-restricted-globals': [
        'error',
        {
          globals: [
            { name: 'localStorage', message: STORAGE },
            { name: 'sessionStorage', message: STORAGE },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // costs a tenth of the processor time; RESTRICTED_SYNTAX forbids enums
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // an effect fails with an ApiError value, which is not an Error
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/only-throw-error': [
        'error',
        { allowThrowingUnknown: true, allowThrowingAny: false },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  // Only browser code uses effector and React.
  {
    files: ['{mfe-*,shell,shared-ui}/src/**/*.{ts,tsx}'],
    plugins: { effector, 'react-hooks': reactHooks },
    rules: {
      'effector/enforce-store-naming-convention': 'error',
      'effector/enforce-effect-naming-convention': 'error',
      'effector/no-watch': 'error',
      'effector/no-getState': 'error',
      'effector/no-useless-methods': 'error',
      'effector/no-ambiguity-target': 'error',
      'effector/strict-effect-handlers': 'error',
      'effector/mandatory-scope-binding': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  // A press before hydration is repeated only on a button that says when its handlers work.
  {
    files: ['**/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'shared-ui/src/components/native-button.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...RESTRICTED_SYNTAX,
        { selector: "JSXOpeningElement[name.name='button']", message: 'Use `NativeButton` of shared-ui.' },
      ],
    },
  },
  // Tables of constants can be long.
  { files: ['**/*.table.ts'], rules: { 'max-lines': 'off' } },
  // The one place that may touch the browser's storage.
  { files: ['shell/src/storage/**'], rules: { 'no-restricted-globals': 'off' } },
  // Playwright, webpack and Jest read default exports.
  {
    files: ['**/*.config.ts', 'tools/jest/{process-runner,asset,css-module}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', '**/testing/**', '**/*.fixture.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'no-restricted-globals': 'off',
      'effector/no-getState': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'jest', property: 'mock', message: 'Hand the port in: fork({ handlers }) or fakeHttp().' },
        {
          object: 'jest',
          property: 'doMock',
          message: 'Hand the port in: fork({ handlers }) or fakeHttp().',
        },
      ],
    },
  },
  // Playwright's fixtures call their `use` callback; it is not a hook.
  { files: ['e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
);
