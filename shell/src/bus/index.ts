export { createShellBus } from './create-shell-bus';
