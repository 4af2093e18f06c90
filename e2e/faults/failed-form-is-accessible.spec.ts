import { expectAccessible } from '../support/accessibility.ts';
import { openFilledForm } from '../support/open-form.ts';
import { expect, test } from '../support/test.ts';

test('the form with offers that failed has no axe violation in either theme', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource/, /estimate/);
  const form = await openFilledForm(page);
  await sandbox.setFaults([{ path: 'estimate', action: 'status', status: 500 }]);
  await form.youSend.fill('0.2');
  await expect(page.getByText('Offers could not be loaded.').first()).toBeVisible();
  await expectAccessible(page, 'offers that failed');
});
