import { exchangeForm } from '../screens/exchange-form.ts';
import { makeLifecycleVariant } from '../support/lifecycle-variant.ts';
import { openFilledForm } from '../support/open-form.ts';
import { expect, test } from '../support/own-site-test.ts';
import { expectReported, explain, openCurrencies } from '../support/two-versions.ts';
import { RECIPIENTS } from '../support/wallets.ts';

/** Throws shortly after it was mounted, outside of React and the shell. */
const DYING = `(l) => ({...l, mount: async (props) => {
  await l.mount(props);
  setTimeout(() => {
    props.onFailure(new Error("died on the page"));
    throw new Error("died in the background");
  }, 50);
}})`;

/** A page has one slot; nevertheless both remotes are in the tab and share its libraries, its bus and its history. */
test('F33 one of two remotes in a tab fails: the other one and the chrome still work', async ({
  page,
  site,
  sandbox,
  problems,
}) => {
  const { version, ...rest } = await makeLifecycleVariant('mfe-listing', 'dies', DYING);
  await site.release({ version, ...rest });
  explain(problems, version);
  problems.allow(/died (on the page|in the background)/);
  const form = await openFilledForm(page);
  await openCurrencies(page);
  // the previous version takes over
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expectReported(sandbox, version);
  await page.getByRole('button', { name: /^Theme/ }).click();

  await page.goBack();
  await expect(form.offers.first()).toBeVisible();
  await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
  await exchangeForm(page).youSend.fill('0.2');
  await expect(form.offers.first()).toBeVisible();
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
  expect(await sandbox.orders()).toHaveLength(1);
});
