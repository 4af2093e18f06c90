import { usePageClock } from './use-page-clock';

/** The clock of a page, as a part of it. */
export const PageClock = ({ isRunning = true }: { readonly isRunning?: boolean }) => {
  usePageClock(isRunning);
  return null;
};
