export { readFormFailure } from './read-failure';
export { sendMessage, subscribe } from './send-forms';
