import { STORED } from '../../storage';
import type { AdapterOptions } from '../adapter-options';
import type { ChatTags } from './chat-client';
import type { ChatPanel } from './chat-panel';
import { createChatSubject } from './chat-subject';
import type { Chat } from './create-chat';

/** The conversation and what shows it, once their code is here. */
export type LoadedChat = { readonly chat: Chat; readonly Panel: typeof ChatPanel };

/** The chat of a page: what it is about, how it is loaded, and when somebody asks for it. */
export type LiveChat = {
  /** The same function at every call; asks for the code once it is wanted. */
  readonly load: () => Promise<LoadedChat>;
  readonly tags: () => ChatTags;
  /** Hears that a visitor asked for support anywhere on the page. */
  readonly whenAsked: (hear: () => void) => () => void;
};

type Options = Pick<AdapterOptions, 'bus' | 'navigation' | 'composition' | 'storage' | 'data'>;

/** Made without loading anything; a conversation that was begun is told of a new order all the same. */
export const createLiveChat = (
  { bus, navigation, composition, storage, data }: Options,
  baseUrl: string,
): LiveChat => {
  const hearers = new Set<() => void>();
  let chat: Chat | null = null;
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
      for (const hear of [...hearers]) hear();
    },
  });
  return {
    load,
    tags,
    whenAsked: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
};
