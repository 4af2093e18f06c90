import { openFilledForm } from '../../support/open-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';
import { RECIPIENTS } from '../../support/wallets.ts';

type Row = {
  readonly condition: string;
  /** Replies of the sandbox, as a refusal and as an error with HTTP 200. */
  readonly failures: readonly string[];
  readonly shows: string;
};

const DEFAULT = "Couldn't create a transaction. Please try again.";

/** Rows of spec §8 "Creating an exchange transaction". The row for fiat is in `fiat-buy.spec.ts`. */
const ROWS: readonly Row[] = [
  { condition: 'Default', failures: ['no-message', 'no-message-soft'], shows: DEFAULT },
  {
    condition: "Server message 'This payout address can not be used. Please use another address'",
    failures: ['payout-address-refused', 'payout-address-refused-soft'],
    shows:
      'This payout address can not be used for exchange. Please contact support@coinlane.example for the details.',
  },
  {
    condition: "Server message 'Please enter another address'",
    failures: ['enter-another-address', 'enter-another-address-soft'],
    shows: 'Please enter another address',
  },
  {
    condition: 'Any other server message; reply with error set and no thrown failure',
    failures: ['other-message', 'other-message-soft'],
    shows: 'The wallet of this currency is under maintenance',
  },
];

for (const { condition, failures, shows } of ROWS) {
  test(`spec §8 ${condition}: it is shown, nothing typed is lost, and the next press orders`, async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*400/);
    const form = await openFilledForm(page);
    await form.optional.click();
    await form.email.fill('me@mail.example');
    const isAboutAddress = /address/.test(shows);
    for (const failure of failures) {
      await sandbox.failCreates(failure, 1);
      await form.order();
      const alert = page.getByRole('alert').filter({ hasText: 'The order was not created.' });
      await expect(alert.getByText(shows, { exact: true })).toBeVisible();
      await expect(form.createOrder, 'the creating flag is cleared').toBeEnabled();
      await form.back.click();
      await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
      await expect(form.recipient.and(page.locator('[aria-invalid=true]'))).toHaveCount(
        isAboutAddress ? 1 : 0,
      );
      await expect(form.email).toHaveValue('me@mail.example');
      await expect(form.youSend).toHaveValue('0.1');
    }
    if (failures.includes('payout-address-refused')) await expectAccessible(page, 'a refused order');
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
    expect(await sandbox.orders()).toHaveLength(1);
  });
}
