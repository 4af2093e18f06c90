import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

const Message = t.readonly(
  t.type({ from: t.keyof({ visitor: null, support: null }), text: t.string, at: t.string }),
  'ChatMessage',
);
const Conversation = t.readonly(
  t.type({ conversationId: t.string, messages: t.readonlyArray(Message) }),
  'ChatConversation',
);
export type Conversation = t.TypeOf<typeof Conversation>;

/** Subject of a conversation. */
export type ChatTags = {
  readonly transactionId: string;
  readonly page: string;
  readonly language: string;
  readonly diagnostic: string;
};

type Method = 'GET' | 'POST' | 'PUT';

/** Client of the chat service. Each call rejects if the service is down or too slow, or sends an invalid reply. */
export type ChatClient = {
  readonly begin: (tags: ChatTags) => Promise<Conversation>;
  readonly read: (conversationId: string) => Promise<Conversation>;
  readonly send: (conversationId: string, text: string) => Promise<Conversation>;
  readonly tag: (conversationId: string, tags: ChatTags) => Promise<Conversation>;
};

const TIMEOUT_MS = 10_000;

/** The service does not know the conversation. */
export class ChatNotFoundError extends Error {}

const decoded = (reply: unknown): Conversation => {
  const read = Conversation.decode(reply);
  if (E.isRight(read)) return read.right;
  throw new Error('invalid reply of the chat service');
};

/** Creates a client for a service URL (sandbox-api, `/live-chat`). */
export const createChatClient = (baseUrl: string, ask: typeof fetch): ChatClient => {
  const call = async (method: Method, path: string, body?: unknown): Promise<Conversation> => {
    const reply = await ask(`${baseUrl}/conversations${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (reply.status === 404) throw new ChatNotFoundError('conversation not found');
    if (!reply.ok) throw new Error(`the chat service replied with status ${String(reply.status)}`);
    return decoded(await reply.json());
  };
  const at = (conversationId: string): string => `/${encodeURIComponent(conversationId)}`;
  return {
    begin: (tags) => call('POST', '', tags),
    read: (conversationId) => call('GET', at(conversationId)),
    send: (conversationId, text) => call('POST', `${at(conversationId)}/messages`, { text }),
    tag: (conversationId, tags) => call('PUT', `${at(conversationId)}/tags`, tags),
  };
};
