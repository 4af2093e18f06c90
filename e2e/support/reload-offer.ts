import type { Page } from '@playwright/test';

/** The page's offer to reload, by roles and names only. */
export const reloadOffer = (page: Page) => {
  const offer = page.getByRole('complementary', { name: 'Notice about this page' }).getByRole('status');
  return {
    words: offer.getByText('A newer version of this page is ready'),
    reload: offer.getByRole('button', { name: 'Reload now' }),
    later: offer.getByRole('button', { name: 'Later' }),
  };
};

/** The page follows what is live from some idle moment on; this waits for it. */
export const followsWhatIsLive = (page: Page): Promise<void> =>
  page.getByRole('complementary', { name: 'For developers' }).waitFor();

/** A page that comes into view again asks what is live at once, as one does after another tab. */
export const comeBackToTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
