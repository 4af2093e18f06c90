import { usePageClock } from './use-page-clock';

/** Runs the page's clock. */
export const PageClock = ({ isRunning = true }: { readonly isRunning?: boolean }) => {
  usePageClock(isRunning);
  return null;
};
