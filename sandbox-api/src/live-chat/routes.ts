import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import { decodeOrRefuse, namespaceOf, notFound, notValidParam, RequiredText, Text } from '../http/index.ts';
import type { OrderService } from '../orders/index.ts';
import { PAGE_POLICY } from '../pages/index.ts';
import { createChatStore } from './chat-store.ts';
import type { Chat, ChatStore, ChatTags } from './chat-store.ts';
import { inboxPage } from './inbox-page.ts';

const LONGEST_DIAGNOSTIC = 4_000;
const LONGEST_MESSAGE = 2_000;
const MAX_MESSAGES = 200;

const longText = (longest: number): t.Type<string, string> =>
  new t.Type<string, string>(
    `text of at most ${String(longest)} characters`,
    (value): value is string => typeof value === 'string',
    (value, context) => {
      const text = value ?? '';
      return typeof text === 'string' && text.length <= longest
        ? t.success(text.trim())
        : t.failure(value, context);
    },
    t.identity,
  );

const TagsBody = t.type(
  { transactionId: Text, page: Text, language: Text, diagnostic: longText(LONGEST_DIAGNOSTIC) },
  'ChatTagsRequest',
);
const MessageBody = t.type({ text: longText(LONGEST_MESSAGE) }, 'ChatMessageRequest');
const IdParams = t.type({ id: RequiredText }, 'ConversationIdInPath');

type Parts = { readonly rows: Rows; readonly clock: Clock; readonly orderService: OrderService };

const wire = ({ conversationId, tags, messages }: Chat) => ({
  conversationId,
  transactionId: tags.transactionId,
  messages: messages.map(({ from, text, at }) => ({ from, text, at: new Date(at).toISOString() })),
});

const statusOf = (orderService: OrderService, id: string): string | null => {
  try {
    return orderService.read(id).state.status;
  } catch {
    return null;
  }
};

/** Automatic reply with the status of the order, because no one reads the chat of a sandbox. */
const answerTo = (orderService: OrderService, { transactionId }: ChatTags): string => {
  const status = transactionId === '' ? null : statusOf(orderService, transactionId);
  const order = status === null ? '' : ` The status of your order ${transactionId} is "${status}".`;
  return `Thank you. This is a sandbox: no person reads this chat.${order}`;
};

const found = (store: ChatStore, params: unknown): Chat => {
  const chat = store.find(decodeOrRefuse(IdParams, params).id);
  if (chat === null) throw notFound('Conversation');
  return chat;
};

const merged = (before: ChatTags, now: ChatTags): ChatTags => ({
  transactionId: now.transactionId === '' ? before.transactionId : now.transactionId,
  page: now.page === '' ? before.page : now.page,
  language: now.language === '' ? before.language : now.language,
  diagnostic: now.diagnostic === '' ? before.diagnostic : now.diagnostic,
});

/** `/live-chat`: conversations of users. */
export const addLiveChatRoutes = (app: FastifyInstance, { rows, clock, orderService }: Parts): void => {
  const store = createChatStore(rows);
  const again = (id: string) => wire(found(store, { id }));

  app.post('/conversations', (request, reply) => {
    const namespace = namespaceOf(request);
    const tags = decodeOrRefuse(TagsBody, request.body);
    return reply.code(201).send(again(store.begin(namespace, tags, clock.nowIn(namespace))));
  });
  app.get('/conversations/:id', ({ params }) => wire(found(store, params)));
  app.put('/conversations/:id/tags', ({ params, body }) => {
    const chat = found(store, params);
    store.tag(chat.conversationId, merged(chat.tags, decodeOrRefuse(TagsBody, body)));
    return again(chat.conversationId);
  });
  app.post('/conversations/:id/messages', ({ params, body }) => {
    const chat = found(store, params);
    const { text } = decodeOrRefuse(MessageBody, body);
    if (text === '') throw notValidParam('text', 'is required');
    if (chat.messages.length >= MAX_MESSAGES) throw notValidParam('text', 'the conversation is full');
    const at = clock.nowIn(chat.namespace);
    store.say(chat.conversationId, { from: 'visitor', text, at });
    store.say(chat.conversationId, { from: 'support', text: answerTo(orderService, chat.tags), at });
    return again(chat.conversationId);
  });
};

/** `GET /live-chat`: page where support reads the conversations. */
export const addInboxRoute = (app: FastifyInstance, { rows }: Pick<Parts, 'rows'>): void => {
  const store = createChatStore(rows);
  app.get('/', (request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(inboxPage(store.list(namespaceOf(request)))),
  );
};
