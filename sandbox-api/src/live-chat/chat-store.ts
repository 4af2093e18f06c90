import { randomBytes } from 'node:crypto';

import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';

const ID_BYTES = 16;

/** Subject of a conversation, as sent by the page. */
export const ChatTags = t.readonly(
  t.type({ transactionId: t.string, page: t.string, language: t.string, diagnostic: t.string }),
  'ChatTags',
);
export type ChatTags = t.TypeOf<typeof ChatTags>;

export type ChatMessage = {
  readonly from: 'visitor' | 'support';
  readonly text: string;
  readonly at: number;
};

/** A conversation. Callers with its ID can read and write it. */
export type Chat = {
  readonly conversationId: string;
  readonly namespace: string;
  readonly tags: ChatTags;
  readonly messages: readonly ChatMessage[];
};

const ChatRow = t.type({ id: t.string, namespace: t.string, tags: t.string }, 'ChatRow');
const MessageRow = t.type(
  { author: t.keyof({ visitor: null, support: null }), text: t.string, at: t.number },
  'ChatMessageRow',
);
const Tags = jsonColumn(ChatTags);
const NO_TAGS: ChatTags = { transactionId: '', page: '', language: '', diagnostic: '' };

/** Store of conversations. */
export const createChatStore = (rows: Rows) => {
  const messagesOf = (id: string): readonly ChatMessage[] =>
    rows
      .all(MessageRow, 'SELECT author, text, at FROM chat_messages WHERE chat_id = ? ORDER BY position', id)
      .map(({ author, text, at }) => ({ from: author, text, at }));
  const toChat = ({ id, namespace, tags }: t.TypeOf<typeof ChatRow>): Chat => {
    const read = Tags.decode(tags);
    return {
      conversationId: id,
      namespace,
      tags: read._tag === 'Right' ? read.right : NO_TAGS,
      messages: messagesOf(id),
    };
  };
  return {
    begin: (namespace: string, tags: ChatTags, at: number): string => {
      const id = randomBytes(ID_BYTES).toString('hex');
      rows.run('INSERT INTO chats VALUES (?, ?, ?, ?)', id, namespace, at, JSON.stringify(tags));
      return id;
    },
    find: (id: string): Chat | null => {
      const row = rows.first(ChatRow, 'SELECT id, namespace, tags FROM chats WHERE id = ?', id);
      return row === null ? null : toChat(row);
    },
    tag: (id: string, tags: ChatTags): void => {
      rows.run('UPDATE chats SET tags = ? WHERE id = ?', JSON.stringify(tags), id);
    },
    say: (id: string, { from, text, at }: ChatMessage): void => {
      rows.run(
        'INSERT INTO chat_messages (chat_id, author, text, at) VALUES (?, ?, ?, ?)',
        id,
        from,
        text,
        at,
      );
    },
    list: (namespace: string): readonly Chat[] =>
      rows
        .all(
          ChatRow,
          'SELECT id, namespace, tags FROM chats WHERE namespace = ? ORDER BY began_at DESC LIMIT 100',
          namespace,
        )
        .map(toChat),
  };
};

export type ChatStore = ReturnType<typeof createChatStore>;

/** Conversations of a namespace, newest first. */
export const listChats = (rows: Rows, namespace: string): readonly Chat[] =>
  createChatStore(rows).list(namespace);
