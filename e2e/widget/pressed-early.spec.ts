import { holdScripts } from '../support/hold-scripts.ts';
import { ENGLISH } from '../support/names.ts';
import { expect, test } from './support/partner-page.ts';

test('input and presses in a widget before its scripts load are kept', async ({ page, partner }) => {
  partner.show(
    `<iframe src="${partner.site}/embed?from=btc&to=eth" title="w" width="480" height="900"></iframe>`,
    'none',
  );
  const release = await holdScripts(page);
  await page.goto(partner.origin, { waitUntil: 'commit' });
  const widget = page.frameLocator('iframe');
  const youSend = widget.getByRole('textbox', { name: ENGLISH.youSend });

  await test.step('When the amount is typed and the button pressed while all scripts are held back', async () => {
    await youSend.fill('0.25');
    await widget.getByRole('button', { name: 'Continue' }).click();
    await expect(widget.getByRole('button', { name: ENGLISH.review, exact: true })).toBeHidden();
  });

  await test.step('Then the second step opens as soon as they have arrived', async () => {
    release();
    await expect(widget.getByRole('button', { name: ENGLISH.review, exact: true })).toBeVisible();
    await expect(youSend).toHaveValue('0.25');
  });
});
