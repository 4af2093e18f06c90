import type { Page } from '@playwright/test';

/** The page's offer to reload, by roles and names only. */
export const reloadOffer = (page: Page) => {
  const offer = page.getByRole('complementary', { name: 'Notice about this page' }).getByRole('status');
  return {
    place: offer,
    words: offer.getByText('A newer version of this page is ready'),
    reload: offer.getByRole('button', { name: 'Reload now' }),
    later: offer.getByRole('button', { name: 'Later' }),
  };
};

/** Waits until the page follows the live composition, which starts when the page is idle. */
export const followsWhatIsLive = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'What runs on this page' }).waitFor();

/** Shows the page again, like a return from another tab: it polls the live composition at once. */
export const comeBackToTab = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
