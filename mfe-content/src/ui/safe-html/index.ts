export { SafeHtml } from './safe-html';
export { sanitise } from './sanitise';
