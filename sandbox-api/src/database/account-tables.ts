/** Tables of accounts: identity, sessions and money. */
export const ACCOUNT_TABLES = `
  CREATE TABLE IF NOT EXISTS secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY,
    namespace TEXT NOT NULL,
    email TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (namespace, email)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS account_sessions (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_of_account ON account_sessions (account_id);
  DROP TABLE IF EXISTS account_codes;
  CREATE TABLE IF NOT EXISTS requested_codes (
    namespace TEXT NOT NULL,
    email TEXT NOT NULL,
    purpose TEXT NOT NULL,
    request_id TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    attempts_left INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (namespace, email, purpose, request_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS login_failures (
    namespace TEXT NOT NULL,
    email TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (namespace, email)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS passkeys (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS passkeys_of_account ON passkeys (account_id);
  CREATE TABLE IF NOT EXISTS passkey_challenges (
    challenge TEXT PRIMARY KEY,
    subject TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS whitelist (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    wallet TEXT NOT NULL,
    extra_id TEXT,
    currency TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS whitelist_of_account ON whitelist (account_id);
  CREATE TABLE IF NOT EXISTS ledger_transfers (
    id TEXT PRIMARY KEY,
    namespace TEXT NOT NULL,
    account_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    details TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS transfers_of_account ON ledger_transfers (account_id, at);
  CREATE TABLE IF NOT EXISTS ledger_legs (
    transfer_id TEXT NOT NULL REFERENCES ledger_transfers (id) ON DELETE CASCADE,
    pocket TEXT NOT NULL,
    currency TEXT NOT NULL,
    amount TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS legs_of_pocket ON ledger_legs (pocket);
  CREATE INDEX IF NOT EXISTS legs_of_transfer ON ledger_legs (transfer_id);
  CREATE TABLE IF NOT EXISTS wallet_addresses (
    namespace TEXT NOT NULL,
    address TEXT NOT NULL,
    extra_id TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    currency TEXT NOT NULL,
    PRIMARY KEY (namespace, address, extra_id, currency)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS withdrawals (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS withdrawals_due ON withdrawals (account_id, status, due_at);
  CREATE TABLE IF NOT EXISTS loans (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS stakes (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS aml_checks (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kyc_sessions (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    level INTEGER NOT NULL,
    status TEXT NOT NULL
  ) STRICT;
`;
