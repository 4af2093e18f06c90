/** Tables of orders, forms, e-mails and reports. */
export const SERVICE_TABLES = `
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
  CREATE TABLE IF NOT EXISTS error_reports (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    namespace TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    project TEXT NOT NULL,
    event_id TEXT NOT NULL,
    items TEXT NOT NULL
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
    -- keys are in idempotency_keys; stays for older databases
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
  CREATE TABLE IF NOT EXISTS reviews (
    id TEXT PRIMARY KEY,
    namespace TEXT NOT NULL,
    order_id TEXT NOT NULL UNIQUE,
    written_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    rating INTEGER NOT NULL,
    text TEXT NOT NULL,
    name TEXT NOT NULL,
    locale TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS reviews_of_namespace ON reviews (namespace, state, written_at);
`;
