import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY_MS = 5000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS namespaces (
    name TEXT PRIMARY KEY,
    clock_offset_ms INTEGER NOT NULL DEFAULT 0,
    scenario TEXT,
    create_failure TEXT,
    create_failures_left INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS orders (
    id TEXT PRIMARY KEY,
    namespace TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS orders_of_namespace ON orders (namespace, created_at);
  CREATE TABLE IF NOT EXISTS idempotency_keys (
    namespace TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    order_id TEXT NOT NULL,
    PRIMARY KEY (namespace, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS notify_addresses (
    order_id TEXT NOT NULL,
    email TEXT NOT NULL,
    PRIMARY KEY (order_id, email)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS push_registrations (
    namespace TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    device TEXT NOT NULL,
    PRIMARY KEY (namespace, kind, subject, device)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS push_told (
    order_id TEXT NOT NULL,
    device TEXT NOT NULL,
    status TEXT NOT NULL,
    PRIMARY KEY (order_id, device)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kept_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS error_reports (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    namespace TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    project TEXT NOT NULL,
    event_id TEXT NOT NULL,
    items TEXT NOT NULL
  ) STRICT;
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
  CREATE TABLE IF NOT EXISTS account_codes (
    namespace TEXT NOT NULL,
    email TEXT NOT NULL,
    purpose TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    attempts_left INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (namespace, email, purpose)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS login_failures (
    namespace TEXT NOT NULL,
    email TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (namespace, email)
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
  CREATE TABLE IF NOT EXISTS mails (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    namespace TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS swaps (
    id TEXT PRIMARY KEY,
    namespace TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    idempotency_key TEXT NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS used_captchas (
    challenge TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS subscriptions (
    namespace TEXT NOT NULL,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    PRIMARY KEY (namespace, kind, email)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS tickets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    namespace TEXT NOT NULL,
    email TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mails_of_namespace ON mails (namespace, position);
  CREATE TABLE IF NOT EXISTS measured_events (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    namespace TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    client_id TEXT NOT NULL,
    session_id TEXT NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS chats (
    id TEXT PRIMARY KEY,
    namespace TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    tags TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS chat_messages (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id TEXT NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
    author TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
`;

/** Opens `<dataDir>/sandbox.sqlite`, making what is missing. Several processes may hold it open. */
export const openDatabase = (dataDir: string): DatabaseSync => {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { timeout: BUSY_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(SCHEMA);
  return database;
};
