export { addInboxRoute, addLiveChatRoutes } from './routes.ts';
export { listChats } from './chat-store.ts';
