import { STORED } from '../../storage';
import type { BrowserStorage } from '../../storage';
import { ChatNotFoundError } from './chat-client';
import type { ChatClient, ChatTags, Conversation } from './chat-client';

/** State of the conversation. `away`: the service is unavailable. */
export type ChatView = {
  readonly state: 'opening' | 'open' | 'away';
  readonly messages: Conversation['messages'];
  readonly isSending: boolean;
};

export type ChatOptions = {
  readonly client: ChatClient;
  readonly session: BrowserStorage['session'];
  readonly tags: () => ChatTags;
};

export type Chat = {
  readonly view: () => ChatView;
  readonly listen: (changed: () => void) => () => void;
  /** Resumes the conversation of this tab, or starts one. Never rejects. */
  readonly open: () => Promise<void>;
  /** Sends a message. False: not sent; the form keeps the text. */
  readonly send: (text: string) => Promise<boolean>;
  /** Updates the order in the conversation. */
  readonly retag: () => Promise<void>;
};

/** Creates the chat: one conversation per tab. Stores its ID, so that it survives a reload. */
export const createChat = ({ client, session, tags }: ChatOptions): Chat => {
  const listeners = new Set<() => void>();
  let view: ChatView = { state: 'opening', messages: [], isSending: false };
  const become = (change: Partial<ChatView>): void => {
    view = { ...view, ...change };
    for (const listener of [...listeners]) listener();
  };
  const known = (): string | null => session.read(STORED.chat);

  const begin = async (): Promise<Conversation> => {
    const conversation = await client.begin(tags());
    session.write(STORED.chat, conversation.conversationId);
    return conversation;
  };
  /** Starts a new conversation if the service lost the old one. */
  const actOnce = async (act: (id: string) => Promise<Conversation>): Promise<Conversation> => {
    const id = known();
    try {
      return await act(id ?? (await begin()).conversationId);
    } catch (error) {
      if (id === null || !(error instanceof ChatNotFoundError)) throw error;
      return act((await begin()).conversationId);
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  /**
   * One call at a time: two concurrent calls would start two conversations, and an older reply would hide a message.
   */
  const within = (act: (id: string) => Promise<Conversation>): Promise<Conversation> => {
    const mine = last.then(() => actOnce(act));
    last = mine.catch(() => undefined);
    return mine;
  };
  const shown = async (asked: Promise<Conversation>): Promise<boolean> => {
    try {
      const { messages } = await asked;
      become({ state: 'open', messages, isSending: false });
      return true;
    } catch {
      become({ state: 'away', isSending: false });
      return false;
    }
  };

  return {
    view: () => view,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    open: async () => {
      become({ state: 'opening' });
      await shown(within((id) => client.tag(id, tags())));
    },
    send: (text) => {
      become({ isSending: true });
      return shown(within((id) => client.send(id, text)));
    },
    retag: async () => {
      const id = known();
      if (id !== null) await client.tag(id, tags()).catch(() => undefined);
    },
  };
};
