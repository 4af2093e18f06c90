import { randomBytes } from 'node:crypto';

import type { Database, Statements } from './database.ts';
import { first } from './database.ts';
import type { NoticeStore, Receiver } from './notice-store.ts';
import type { Message } from './message-queue.ts';
import { queueOf } from './queue.ts';

/** Maximum number of receivers of an order, because anyone who knows its ID can add one. */
const MOST_RECEIVERS = 5;
const ID_BYTES = 12;

export const addReceiver = async (
  sql: Statements,
  orderId: string,
  { channel, address, language }: Receiver,
  isOwner: boolean,
): Promise<boolean> => {
  const count = await first(
    sql,
    'SELECT COUNT(*) AS count FROM notice_receiver WHERE order_id = ? AND NOT (channel = ? AND address = ?)',
    orderId,
    channel,
    address,
  );
  if (Number(count?.['count']) >= MOST_RECEIVERS) return false;
  await sql.run(
    `INSERT INTO notice_receiver (id, order_id, channel, address, language, added_at, is_owner)
     VALUES (?, ?, ?, ?, ?, now_ms(), ?)
     ON CONFLICT (order_id, channel, address) DO UPDATE SET language = excluded.language`,
    randomBytes(ID_BYTES).toString('hex'),
    orderId,
    channel,
    address,
    language,
    isOwner ? 1 : 0,
  );
  return true;
};

export const removeReceivers = async (sql: Statements, orderId: string): Promise<void> => {
  await sql.run('DELETE FROM notice_receiver WHERE order_id = ?', orderId);
};

const INSERT = `INSERT INTO notice (id, channel, topic, body, phase, due_at, changed_at)
  VALUES (?, ?, ?, ?, 'waiting', now_ms(), now_ms()) ON CONFLICT (id) DO NOTHING`;

/** Adds a message that is not about a change of an order. */
export const addNotice = async (
  sql: Statements,
  id: string,
  { channel, address, language }: Receiver,
  body: string,
): Promise<void> => {
  const filled = { receiverId: null, address, language, body };
  await sql.run(INSERT, id, channel, id, JSON.stringify(filled));
};

/** Adds a message for each receiver of the order. A receiver gets each message once. */
export const addNotices = async (
  sql: Statements,
  orderId: string,
  { id, channel, body }: Message,
): Promise<void> => {
  const receivers = await sql.all(
    'SELECT id, address, language FROM notice_receiver WHERE order_id = ? AND channel = ?',
    orderId,
    channel,
  );
  for (const receiver of receivers) {
    const receiverId = String(receiver['id']);
    const filled = { receiverId, address: receiver['address'], language: receiver['language'], body };
    await sql.run(INSERT, `${id}.${receiverId}`, channel, receiverId, JSON.stringify(filled));
  }
};

const devicesOf = (database: Database): Pick<NoticeStore, 'setDevice' | 'device'> => ({
  setDevice: async (id, token) => {
    await database.run(
      `INSERT INTO push_device (id, token, added_at) VALUES (?, ?, now_ms())
       ON CONFLICT (id) DO UPDATE SET token = excluded.token, added_at = excluded.added_at`,
      id,
      token,
    );
  },
  device: async (id) => {
    const row = await first(database, 'SELECT token FROM push_device WHERE id = ?', id);
    return row === null ? null : String(row['token']);
  },
});

/** Statements about messages to visitors (`notice`) and their receivers (`notice_receiver`). */
export const noticesOf = (database: Database): NoticeStore => ({
  ...devicesOf(database),
  queue: queueOf(database, { name: 'notice', topic: 'topic', endedBody: "''" }),
  add: (id, receiver, body) => addNotice(database, id, receiver, body),
  subscribe: (orderId, receiver) =>
    database.together(async (sql) => {
      // the lock makes two concurrent subscriptions count each other
      await first(sql, `SELECT id FROM exchange_order WHERE id = ?${database.lock.rows}`, orderId);
      return addReceiver(sql, orderId, receiver, false);
    }),
  ownerAddresses: async (orderId) => {
    const rows = await database.all(
      "SELECT address FROM notice_receiver WHERE order_id = ? AND channel = 'email' AND is_owner = 1",
      orderId,
    );
    return rows.map(({ address }) => String(address));
  },
  unsubscribe: (receiverId) =>
    database.together(async (sql) => {
      await sql.run('DELETE FROM notice_receiver WHERE id = ?', receiverId);
      await sql.run("DELETE FROM notice WHERE topic = ? AND phase = 'waiting'", receiverId);
    }),
  forgetAddress: async (channel, address) => {
    await database.run('DELETE FROM notice_receiver WHERE channel = ? AND address = ?', channel, address);
  },
  useOnce: (id, forMs) =>
    database.together(async (sql) => {
      await sql.run('DELETE FROM used_once WHERE until < now_ms()');
      const added = await sql.run(
        'INSERT INTO used_once (id, until) VALUES (?, now_ms() + ?) ON CONFLICT (id) DO NOTHING',
        id,
        forMs,
      );
      return added === 1;
    }),
  purgeReceivers: async (olderThanMs) => {
    for (const table of ['notice_receiver', 'push_device'])
      await database.run(`DELETE FROM ${table} WHERE added_at < now_ms() - ?`, olderThanMs);
  },
});
