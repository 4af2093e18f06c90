import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus } from '../screens/transaction-status.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/lab-site-test.ts';
import { FLOATING, order } from '../support/provider-journeys.ts';
import { tick } from '../support/tick.ts';
import { RECIPIENTS } from '../support/wallets.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ labSite: { lab } }) => lab.faults.clear());

const OTHER = {
  payinAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  payoutAddress: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
};

for (const [field, value] of Object.entries(OTHER))
  test(`while a provider reports another ${field}, no part of the page asks for the deposit`, async ({
    page,
    labSite: { lab },
  }) => {
    const status = transactionStatus(page);
    await order({ page, lab, provider: 'changenow' }, FLOATING);
    lab.faults.add({
      ...{ provider: 'changenow', path: 'GET /exchange/by-id', times: 1_000 },
      ...{ kind: 'changed-field', field, value },
    });
    await expect(status.stage).toHaveText('Do not send anything', { timeout: 120_000 });
    const main = page.getByRole('main');
    await expect(status.depositAddress).toHaveCount(0);
    await expect(main.getByText(/Your turn|to start the exchange|Waiting for/)).toHaveCount(0);
    await expect(main.getByText(/is not the agreed one\. Contact support/)).toBeVisible();
    await expect(page).toHaveTitle(/^On hold · /);
    await expectAccessible(page, 'a withheld deposit');

    await page.goto(page.url().replace('/exchange/', '/de/exchange/'));
    await expect(status.stage).toHaveText('Bitte nichts senden');
    await expect(main.getByText(/Sie sind dran|um den Tausch zu starten|Warten auf/)).toHaveCount(0);
  });

test('an order at a far worse rate than its offer is not used, and the reason is the rate', async ({
  page,
  problems,
  labSite: { lab },
}) => {
  problems.allow(/status of 400.*\/transactions/);
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await tick(form.offers.filter({ hasText: 'ChangeNOW' }).getByRole('radio'));
  await form.recipient.fill(RECIPIENTS.eth);
  lab.faults.add({
    ...{ provider: 'changenow', path: 'POST /exchange', times: 1 },
    ...{ kind: 'changed-field', field: 'toAmount', value: 1.5 },
  });
  await form.order();
  const alert = page.getByRole('alert').filter({ hasText: 'The order was not created.' });
  await expect(alert).toContainText('The rate has changed. Check the new rate and accept it.');
  await expect(page).toHaveURL(/\/exchange\?/);
});
