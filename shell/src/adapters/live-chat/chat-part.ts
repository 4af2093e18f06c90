export { createChatClient } from './chat-client';
export { ChatPanel } from './chat-panel';
export { createChat } from './create-chat';
