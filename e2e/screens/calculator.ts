import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The parts of the calculator besides pair, amounts and offers, by roles and names only (`e2e/DESIGN.md`). */
export const calculator = (page: Page) => {
  const chart = page.getByRole('group').filter({ hasText: 'Price chart, last 7 days' });
  return {
    kinds: page.getByRole('radiogroup', { name: 'What you want to do' }),
    kind: (name: 'Exchange' | 'Buy' | 'Sell') => page.getByRole('radio', { name, exact: true }),
    paymentMethod: (name: string) =>
      page
        .getByRole('radiogroup', { name: /^(Payment|Payout) method$/ })
        .getByRole('radio', { name, exact: true }),
    country: page.getByRole('combobox', { name: 'Country of residence' }),
    rateModes: page.getByRole('radiogroup', { name: 'Rate mode' }),
    providers: page.getByRole('list', { name: 'Offers', exact: true }).getByRole('radio'),
    provider: (name: string | RegExp) =>
      page.getByRole('list', { name: 'Offers', exact: true }).getByRole('radio', { name }),
    quoteClock: page.getByRole('timer', { name: /^This rate is valid for/ }),
    refreshClock: page.getByRole('timer', { name: /^New offers in/ }),
    acceptRate: page.getByRole('button', { name: 'Accept new rate' }),
    openPromo: page.getByText('Promo code', { exact: true }).first(),
    promoCode: page.getByRole('textbox', { name: 'Promo code' }),
    applyPromo: page.getByRole('button', { name: 'Apply' }),
    removePromo: page.getByRole('button', { name: 'Remove the code' }),
    openChart: page.getByText('Price chart, last 7 days'),
    chart,
    drawing: page.getByRole('img', { name: /^Price of \w+ in \w+$/ }),
    span: (name: string) => page.getByRole('radio', { name }),
    lossWord: page.getByRole('textbox', { name: /^Type “I accept”/ }),
  };
};

/** Waits until a countdown moves, which requires hydration: before that, a jump of the page's clock fires no timer. */
export const untilTicking = async (countdown: Locator): Promise<void> => {
  await expect(countdown).toHaveAttribute('aria-label', /./);
  const first = (await countdown.getAttribute('aria-label')) ?? '';
  await expect(countdown).not.toHaveAttribute('aria-label', first);
};
