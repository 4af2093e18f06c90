/** The page `ledger --help` shows. */
export const HELP = `ledger: which version of each remote is live

Usage: ledger <command> [options]

  init                          give an environment its first, empty revision
  publish <build folder>        upload a build; it is not live yet
  promote <remote>@<version>…   make published versions live, all in one revision
  rollback <remote> [--to v]    go back to the version before, or to one it remembers
  rollback --rev <n>            restore the whole composition of revision n
  status                        what is live, what waits
  history [remote]              what happened, newest first
  diff <a> <b>                  what changed from revision a to revision b
  verify                        check every revision and every live file
  pin [--rev <n>]               the address that pins a page to a composition, and the composition
  gc [--keep <n>]               remove releases that none of the newest n revisions (20) names, in any environment
  keygen                        make a pair of keys to sign releases with

Options
  --store <folder>      where the ledger is      (default $LEDGER_STORE, else $DATA_DIR/ledger, else .data/ledger)
  --env <name>          the environment          (default $LEDGER_ENV, else local)
  --json                the answer as one JSON object
  --dry-run             say what would happen, change nothing   (init, publish, promote, rollback, gc)
  --by <who>            written into the ledger  (default: your user name)
  --reason <text>       written into the ledger  (default: the command)
  --expected-rev <n>    refuse unless the environment is at revision n   (promote, rollback)
  --request-id <id>     the same id again changes nothing               (init, promote, rollback)
  --shell <version>     the shell's version, recorded with the composition   (init, promote)
  --shell-facts <file>  run the compatibility gate against this shell   (publish, promote; default $LEDGER_SHELL_FACTS)
  --force               go past the gate; needs --reason, and both are kept   (publish, promote)
  --keep <n>            revisions of each environment that count        (gc; default 20)
  --min-age <hours>     younger releases stay                           (gc; default 48)

Variables
  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION   of a bucket
  LEDGER_SIGNING_KEY    an ed25519 private key, PKCS8 as PEM or base64: publish signs with it
  LEDGER_TRUSTED_KEYS   {"<id>": "<public key>"}: a release none of them signed is refused

Exit codes
  0 done   2 not understood   3 refused   4 not found   5 conflict   6 the store or the ledger is broken

Examples
  ledger init --env production --by ops --reason "first start"
  ledger publish mfe-swap/dist
  ledger promote mfe-swap@1.9.0 --env production --reason "new pairs" --dry-run
  ledger promote mfe-swap@1.9.0 mfe-exchange@2.4.1 --env production --reason "new pairs"
  ledger rollback mfe-swap --env production --reason "pairs missing"
  ledger publish mfe-swap/dist --shell-facts shell.json --force --reason "the old shell leaves today"
  ledger rollback --rev 41 --env production --reason "back to this morning"
  ledger gc --keep 50 --dry-run --store "s3://releases/ledger?endpoint=https://s3.example.org&region=eu-1"
`;
