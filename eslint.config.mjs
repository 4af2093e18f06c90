import effector from 'eslint-plugin-effector';
import tseslint from 'typescript-eslint';

/** Rules of effector, which need types and exist only for ESLint. `.oxlintrc.json` contains all other rules. */
export default tseslint.config(
  {
    files: ['{mfe-*,shell,shared-ui}/src/**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        // `npm run check` sets a smaller project
        project: process.env.LINT_PROJECT ?? './tsconfig.eslint.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { effector },
    // directives for the other linter
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      'effector/enforce-store-naming-convention': 'error',
      'effector/enforce-effect-naming-convention': 'error',
      'effector/no-watch': 'error',
      'effector/no-getState': 'error',
      'effector/no-useless-methods': 'error',
      'effector/no-ambiguity-target': 'error',
      'effector/strict-effect-handlers': 'error',
      'effector/mandatory-scope-binding': 'error',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.fixture.{ts,tsx}'],
    rules: { 'effector/no-getState': 'off' },
  },
);
