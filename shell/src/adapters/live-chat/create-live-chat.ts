import { STORED } from '../../storage';
import type { AdapterOptions } from '../adapter-options';
import type { ChatTags } from './chat-client';
import type { ChatPanel } from './chat-panel';
import { createChatSubject } from './chat-subject';
import type { Chat } from './create-chat';

/** The conversation and its panel. */
type LoadedChat = { readonly chat: Chat; readonly Panel: typeof ChatPanel };

/** Chat of a page: its subject, its loader, and support requests. */
export type LiveChat = {
  /** Loads the code on demand. A stable function. */
  readonly load: () => Promise<LoadedChat>;
  readonly tags: () => ChatTags;
  /** Subscribes to support requests of the page. Returns an unsubscribe function. */
  readonly whenAsked: (hear: () => void) => () => void;
};

type Options = Pick<AdapterOptions, 'bus' | 'navigation' | 'composition' | 'storage' | 'data'>;

/** Creates the chat without loading its code. Updates a started conversation when the order changes. */
export const createLiveChat = (
  { bus, navigation, composition, storage, data }: Options,
  baseUrl: string,
): LiveChat => {
  const listeners = new Set<() => void>();
  let chat: Chat | null = null;
  /** Whether support was requested before the place of the chat was rendered. */
  let isAskedEarly = false;
  const load = async (): Promise<LoadedChat> => {
    const { ChatPanel: Panel, createChat, createChatClient } = await import('./chat-part');
    chat ??= createChat({
      client: createChatClient(baseUrl, fetch.bind(window)),
      session: storage.session,
      tags,
    });
    return { chat, Panel };
  };
  const retag = (): void => {
    if (storage.session.read(STORED.chat) === null) return;
    load().then(
      (loaded) => loaded.chat.retag(),
      () => undefined,
    );
  };
  const tags = createChatSubject({
    bus,
    navigation,
    composition,
    language: data.language,
    revision: data.revision,
    changed: retag,
    asked: () => {
      isAskedEarly = listeners.size === 0;
      for (const listener of [...listeners]) listener();
    },
  });
  return {
    load,
    tags,
    whenAsked: (hear) => {
      listeners.add(hear);
      if (isAskedEarly) hear();
      isAskedEarly = false;
      return () => listeners.delete(hear);
    },
  };
};
