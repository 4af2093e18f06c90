import { callAccount, openSession, signedInAs } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { fund } from './support/fund.ts';

test('each refusal of a loan, a check and a stake has its own message, and the user can continue (spec §8)', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of (403|404|409|429|503)/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, where);
  await fund(where, account, { btc: '1', now: '500' });
  const alert = page.getByRole('main').getByRole('alert');

  await test.step('kyc_level_needed: a loan needs a verified identity', async () => {
    await page.goto('/pro/confirmation-loan?deposit=btc&amount=0.1&loan=usdttrc20&ltv=0.5');
    await page.getByLabel('I have read the terms and agree to them').check();
    await page.getByRole('button', { name: 'Open loan' }).click();
    await expect(alert).toHaveText(
      'This needs a higher verification level. You can raise it in the settings.',
    );
    await expect(page.getByLabel('I have read the terms and agree to them')).toBeChecked();
  });
  await test.step('not_found: a loan that does not exist', async () => {
    await page.goto('/pro/loan/nobodys');
    await page.getByRole('link', { name: 'Go to loans' }).click();
    await expect(page).toHaveURL(/\/pro\/loans$/);
  });
  await test.step('too_many_requests: a plan limits the checks per day', async () => {
    const body = { currency: 'btc', address: RECIPIENTS.btc };
    const { accessToken } = await openSession(where, account);
    for (const check of ['one', 'two', 'three'])
      expect(await callAccount(where, 'POST', '/aml-checks', { body, accessToken }), check).toBeTruthy();
    await page.goto('/pro/aml-check');
    await page.getByRole('textbox', { name: 'Currency' }).fill('btc');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Address' }).fill(RECIPIENTS.btc);
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('Too many requests. Try again in 24 hours.');
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(RECIPIENTS.btc);
  });
  await test.step('409, an unavailable service: the staked amount is requested again', async () => {
    const stake = { path: '/account/staking$', method: 'POST', action: 'status', times: 1 } as const;
    await page.goto('/pro/staking');
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await sandbox.setFaults([{ ...stake, status: 409, body: { error: 'conflict', message: 'x' } }]);
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText(
      'The service already has this request, or the data has changed in the meantime. Reload the page.',
    );
    await sandbox.setFaults([{ ...stake, status: 503 }]);
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText(
      'The service has a problem. It is an error on our side. Try again: nothing is done twice.',
    );
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Done.')).toBeVisible();
  });
});
