export { startLiveChat } from './start-live-chat';
