import { subjectRule } from './tools/prose/subject-rule.ts';

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'revert'];
const SCOPES = [
  ...['shell', 'server', 'exchange', 'pro', 'listing', 'swap', 'content', 'contracts', 'ui', 'chains'],
  ...['ledger', 'sandbox', 'e2e', 'tools', 'deploy', 'bench', 'deps'],
];

/** Commit messages: Conventional Commits without banned phrases. Run by `tools/hooks/commit-msg` and by CI. */
export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [{ rules: { 'banned-phrases': subjectRule } }],
  rules: {
    'banned-phrases': [2, 'always'],
    'header-max-length': [2, 'always', 72],
    'scope-enum': [2, 'always', SCOPES],
    'type-enum': [2, 'always', TYPES],
  },
};
