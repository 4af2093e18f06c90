export { loadAccountMenu } from './load-account-menu';
