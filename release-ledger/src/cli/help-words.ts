import type { Option } from './command-line.ts';

/** What is said of a command: how it is called, what it does, and calls that work. */
export type CommandWords = {
  readonly usage: readonly string[];
  readonly what: string;
  readonly examples: readonly string[];
};

/** What is said of each command. */
export const COMMAND_WORDS: Readonly<Record<string, CommandWords>> = {
  init: {
    usage: ['init'],
    what: 'give an environment its first, empty revision',
    examples: ['ledger init --env production --by ops --reason "first start"'],
  },
  publish: {
    usage: ['publish <build folder>'],
    what: 'upload a build; it is not live yet',
    examples: [
      'ledger publish mfe-swap/dist',
      'ledger publish mfe-swap/dist --dry-run --json',
      'ledger publish mfe-swap/dist --force --reason "the old shell leaves today"',
    ],
  },
  promote: {
    usage: ['promote <remote>@<version>… [--percent <n>]'],
    what: 'make published versions live, all in one revision; with --percent for a share of visitors',
    examples: [
      'ledger promote mfe-swap@1.9.0 --env production --reason "new pairs" --dry-run',
      'ledger promote mfe-swap@1.9.0 mfe-exchange@2.4.1 --env production --reason "new pairs"',
      'ledger promote mfe-swap@1.9.0 --env production --smoke --reason "seen in a browser before visitors do"',
      'ledger promote mfe-swap@1.10.0 --percent 5 --reason "a canary"',
      'ledger promote mfe-swap@1.10.0 --percent 0 --reason "the canary stops, stable stays"',
      'ledger promote mfe-swap@1.10.0 --reason "the canary becomes stable"',
    ],
  },
  rollback: {
    usage: ['rollback <remote> [--to <version>]', 'rollback --rev <n>'],
    what:
      'stop the canary of a remote where one runs, else go back to the version before, or to one it remembers;\n' +
      'with --rev restore the whole composition of a revision, without its canaries',
    examples: [
      'ledger rollback mfe-swap --env production --reason "pairs missing"',
      'ledger rollback mfe-swap --to 1.8.0 --expected-rev 42',
      'ledger rollback --rev 41 --env production --reason "back to this morning"',
    ],
  },
  status: {
    usage: ['status'],
    what: 'what is live, what is on trial, what waits',
    examples: ['ledger status --env production', 'ledger status --json'],
  },
  history: {
    usage: ['history [remote]'],
    what: 'what happened, newest first: who, when, why',
    examples: ['ledger history', 'ledger history mfe-swap --env production'],
  },
  diff: {
    usage: ['diff <a> <b>'],
    what: 'what changed from revision a to revision b',
    examples: ['ledger diff 41 42', 'ledger diff 41 42 --json'],
  },
  verify: {
    usage: ['verify'],
    what: 'check every revision, and every file that is live, on trial or can be gone back to',
    examples: ['ledger verify --env production'],
  },
  pin: {
    usage: ['pin [--rev <n>]'],
    what: 'the address that pins a page to a composition, and the composition',
    examples: ['ledger pin', 'ledger pin --rev 41 --json'],
  },
  gc: {
    usage: ['gc [--keep <n>] [--min-age <hours>]'],
    what: 'remove releases that none of the newest n revisions (20) of any environment names',
    examples: [
      'ledger gc --dry-run',
      'ledger gc --keep 50 --store "s3://releases/ledger?endpoint=https://s3.example.org&region=eu-1"',
    ],
  },
  keygen: {
    usage: ['keygen'],
    what: 'make a pair of keys to sign releases with; nothing is written',
    examples: ['ledger keygen'],
  },
  token: {
    usage: ['token issue --for <remote>|ops [--name <who>] [--days <n>]', 'token list', 'token revoke <id>'],
    what: 'who may change an environment over HTTP; a secret is shown once and kept as a hash only',
    examples: [
      'ledger token issue --for mfe-swap --name "CI of mfe-swap" --env production --days 90',
      'ledger token issue --for ops --name eva --env production',
      'ledger token list',
      'ledger token revoke 0a1b2c3d4e5f --reason "eva has left"',
    ],
  },
};

/** What is said of each option: its form, and what it does. */
export const OPTION_WORDS: Readonly<Record<Option, readonly [form: string, what: string]>> = {
  store: [
    '--store <address>',
    'folder or s3://… (default $LEDGER_STORE, else $DATA_DIR/ledger, else .data/ledger)',
  ],
  env: ['--env <name>', 'the environment (default $LEDGER_ENV, else local)'],
  json: ['--json', 'the answer as one JSON object'],
  help: ['--help', 'this'],
  'dry-run': ['--dry-run', 'say what would happen, change nothing'],
  by: ['--by <who>', 'written into the ledger (default: your user name)'],
  reason: ['--reason <text>', 'written into the ledger (default: the command)'],
  to: ['--to <version>', 'a version the remote remembers'],
  rev: ['--rev <n>', 'a revision'],
  percent: ['--percent <n>', 'share of visitors: 1 to 99 a canary, 0 stops it, 100 or none makes it stable'],
  'expected-rev': ['--expected-rev <n>', 'refuse unless the environment is at revision n'],
  'request-id': ['--request-id <id>', 'the same id again changes nothing'],
  shell: ['--shell <version>', "the shell's version, recorded with the composition"],
  'shell-facts': [
    '--shell-facts <file>',
    'the shell for the gate (default $LEDGER_SHELL_FACTS, else the one that the servers recorded)',
  ],
  force: ['--force', 'skip the gate; requires --reason; both are recorded'],
  smoke: ['--smoke', 'open the composition in a browser first, by the program in $LEDGER_SMOKE'],
  keep: ['--keep <n>', 'revisions of each environment that count (default 20)'],
  'min-age': ['--min-age <hours>', 'younger releases stay (default 48)'],
  for: ['--for <remote>|ops', 'the remote the token is good for, or everything'],
  name: [
    '--name <who>',
    'who holds the token: written into the ledger with every change (default: what it is for)',
  ],
  days: ['--days <n>', 'how long it is good (default 365)'],
};
