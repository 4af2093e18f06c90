export { ShellContextProvider, useShell } from './shell-services';
export type { BrowserServices, ShellContext } from './shell-services';
