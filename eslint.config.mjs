import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/*.cjs', '**/*.mjs', '.cache/**', '.data/**'] },
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } }, linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { effector, 'react-hooks': reactHooks },
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'no-restricted-syntax': ['error',
        { selector: 'ExportAllDeclaration', message: 'Name what you export: `export *` hides the face and makes cycles.' },
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
      ],
      'no-restricted-globals': ['error', { globals: [
        { name: 'localStorage', message: 'Go through shell/src/storage.' },
        { name: 'sessionStorage', message: 'Go through shell/src/storage.' },
      ] }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // an effect fails with an ApiError value, which is not an Error
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
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
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/consistent-type-assertions': 'off',
      'no-restricted-properties': ['error',
        { object: 'jest', property: 'mock', message: 'Hand the port in: fork({ handlers }) or fakeHttp().' },
        { object: 'jest', property: 'doMock', message: 'Hand the port in: fork({ handlers }) or fakeHttp().' },
      ],
    },
  },
);
