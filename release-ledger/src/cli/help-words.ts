import type { Option } from './command-line.ts';

/** Help of a command: usage, purpose and working examples. */
export type CommandWords = {
  readonly usage: readonly string[];
  readonly what: string;
  readonly examples: readonly string[];
};

/** Help texts of the commands. */
export const COMMAND_WORDS: Readonly<Record<string, CommandWords>> = {
  init: {
    usage: ['init'],
    what: 'create the first, empty revision of an environment',
    examples: ['ledger init --env production --by ops --reason "first start"'],
  },
  publish: {
    usage: ['publish <build folder>'],
    what: 'upload a build without making it live',
    examples: [
      'ledger publish mfe-swap/dist',
      'ledger publish mfe-swap/dist --dry-run --json',
      'ledger publish mfe-swap/dist --force --reason "the old shell leaves today"',
    ],
  },
  promote: {
    usage: [
      'promote <remote>@<version>… [--percent <n> | --steps <list> [--every <time>]]',
      'promote --from <environment>',
    ],
    what:
      'make published versions live in one revision; with --percent for a share of visitors;\n' +
      'with --steps for a share that grows by itself, and stops if the version fails;\n' +
      'with --from the verified composition of another environment',
    examples: [
      'ledger promote mfe-swap@1.9.0 --env production --reason "new pairs" --dry-run',
      'ledger promote mfe-swap@1.9.0 mfe-exchange@2.4.1 --env production --reason "new pairs"',
      'ledger promote mfe-swap@1.9.0 --env production --smoke --reason "seen in a browser before visitors do"',
      'ledger promote mfe-swap@1.10.0 --percent 5 --reason "a canary"',
      'ledger promote mfe-swap@1.10.0 --steps 1,10,50,100 --every 10m --reason "a rollout"',
      'ledger promote --from staging --env production --reason "seen on staging" --dry-run',
      'ledger promote mfe-swap@1.10.0 --percent 0 --reason "the canary stops, stable stays"',
      'ledger promote mfe-swap@1.10.0 --reason "the canary becomes stable"',
    ],
  },
  rollback: {
    usage: ['rollback <remote> [--to <version>]', 'rollback --rev <n>'],
    what:
      'stop the canary of a remote if one runs, else restore the previous version or the given one;\n' +
      'with --rev restore the whole composition of a revision, without its canaries',
    examples: [
      'ledger rollback mfe-swap --env production --reason "pairs missing"',
      'ledger rollback mfe-swap --to 1.8.0 --expected-rev 42',
      'ledger rollback --rev 41 --env production --reason "back to this morning"',
    ],
  },
  status: {
    usage: ['status'],
    what: 'show live, canary and pending versions',
    examples: ['ledger status --env production', 'ledger status --json'],
  },
  history: {
    usage: ['history [remote]'],
    what: 'show the history, newest first: who, when, why',
    examples: ['ledger history', 'ledger history mfe-swap --env production'],
  },
  diff: {
    usage: ['diff <a> <b>'],
    what: 'show the changes from revision a to revision b',
    examples: ['ledger diff 41 42', 'ledger diff 41 42 --json'],
  },
  verify: {
    usage: ['verify'],
    what: 'check every revision and every file of live, canary and previous versions',
    examples: ['ledger verify --env production'],
  },
  pin: {
    usage: ['pin [--rev <n>]'],
    what: 'show the query that pins a page to a composition, and the composition',
    examples: ['ledger pin', 'ledger pin --rev 41 --json'],
  },
  gc: {
    usage: ['gc [--keep <n>] [--min-age <hours>]'],
    what: 'remove releases that are not in the newest n revisions (20) of any environment',
    examples: [
      'ledger gc --dry-run',
      'ledger gc --keep 50 --store "s3://releases/ledger?endpoint=https://s3.example.org&region=eu-1"',
    ],
  },
  keygen: {
    usage: ['keygen'],
    what: 'create a key pair to sign releases; writes nothing',
    examples: ['ledger keygen'],
  },
  token: {
    usage: ['token issue --for <remote>|ops [--name <who>] [--days <n>]', 'token list', 'token revoke <id>'],
    what: 'manage tokens that allow changes over HTTP; a secret is shown once and stored as a hash',
    examples: [
      'ledger token issue --for mfe-swap --name "CI of mfe-swap" --env production --days 90',
      'ledger token issue --for ops --name eva --env production',
      'ledger token list',
      'ledger token revoke 0a1b2c3d4e5f --reason "eva has left"',
    ],
  },
};

/** Help texts of the options: form and purpose. */
export const OPTION_WORDS: Readonly<Record<Option, readonly [form: string, what: string]>> = {
  store: [
    '--store <address>',
    'folder or s3://… (default $LEDGER_STORE, else $DATA_DIR/ledger, else .data/ledger)',
  ],
  env: ['--env <name>', 'the environment (default $LEDGER_ENV, else local)'],
  json: ['--json', 'print one JSON object'],
  help: ['--help', 'show this help'],
  'dry-run': ['--dry-run', 'show what would happen, change nothing'],
  by: ['--by <who>', 'author, recorded in the ledger (default: your user name)'],
  reason: ['--reason <text>', 'recorded in the ledger (default: the command)'],
  to: ['--to <version>', 'one of the previous versions of the remote'],
  from: ['--from <environment>', 'the environment whose live composition is copied'],
  rev: ['--rev <n>', 'a revision'],
  percent: [
    '--percent <n>',
    'share of visitors: 1 to 99 a canary, 0 stops it, 100 (default) makes it stable',
  ],
  steps: ['--steps <list>', 'shares of visitors of a rollout, ending with 100, such as 1,10,50,100'],
  every: ['--every <time>', 'time of each step, such as 10m or 2h (default 10m)'],
  'expected-rev': ['--expected-rev <n>', 'refuse unless the environment is at revision n'],
  'request-id': ['--request-id <id>', 'a repeated request with the same id changes nothing'],
  shell: ['--shell <version>', "the shell's version, recorded with the composition"],
  'shell-facts': [
    '--shell-facts <file>',
    'the shell for the gate (default $LEDGER_SHELL_FACTS, else the one recorded by the servers)',
  ],
  force: ['--force', 'skip the gate; requires --reason; both are recorded'],
  smoke: ['--smoke', 'first open the composition in a browser with the program in $LEDGER_SMOKE'],
  keep: ['--keep <n>', 'number of revisions per environment whose releases stay (default 20)'],
  'min-age': ['--min-age <hours>', 'keep releases that are younger (default 48)'],
  for: ['--for <remote>|ops', 'scope of the token: a remote, or ops for everything'],
  name: ['--name <who>', 'holder of the token, recorded with every change (default: its scope)'],
  days: ['--days <n>', 'validity in days (default 365)'],
};
