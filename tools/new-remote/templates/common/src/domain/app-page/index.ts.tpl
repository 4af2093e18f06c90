export { appPageAt } from './app-page';
export type { AppPage } from './app-page';
