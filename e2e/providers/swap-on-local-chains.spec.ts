import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus } from '../screens/transaction-status.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/chain-site-test.ts';
import { installChainWallet } from '../support/chain-wallet.ts';
import { tierOf } from '../support/tier.ts';

test(
  'coins move from a wallet on one local chain to the same wallet on another, in five clicks',
  tierOf(false),
  async ({ page, problems, chainSite: { lab } }) => {
    // a gateway has no icon of this coin
    problems.allow(/content\/icons\/etharbitrum/);
    const [ethereum, arbitrum] = [lab.chains.chain('eth'), lab.chains.chain('arbitrum')];
    const account = await installChainWallet(page, [ethereum, arbitrum]);
    const balance = async (chain: typeof ethereum): Promise<bigint> =>
      BigInt(String(await chain.call('eth_getBalance', account, 'latest')));
    const clicks: unknown[] = [];
    await page.exposeFunction('countClick', (name: unknown) => clicks.push(name));
    await page.addInitScript(() => {
      const count = ({ isTrusted, target }: Event): void => {
        const counter: unknown = Reflect.get(window, 'countClick');
        if (isTrusted && typeof counter === 'function' && target instanceof Element)
          Reflect.apply(counter, null, [target.textContent]);
      };
      window.addEventListener('click', count, { capture: true });
    });
    const before = { ethereum: await balance(ethereum), arbitrum: await balance(arbitrum) };
    const form = exchangeForm(page);

    await page.goto('/exchange?from=eth&to=etharbitrum&amount=0.5');
    await expect(page.getByText('Test coins', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'From a wallet' }).click();
    await page.getByRole('button', { name: /Receive \w+ here/ }).click();
    await expect(form.recipient).toHaveValue(account);
    await form.order();
    await expect(page.getByText('Test address. Send test coins only.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay with test coins' })).toBeVisible();
    await expectAccessible(page, 'a deposit of test coins');
    await page.getByRole('button', { name: /Pocket/ }).click();

    await expect(transactionStatus(page).stage).toHaveText(/ sent to your wallet$/, { timeout: 60_000 });
    expect(clicks.length, clicks.join(', ')).toBeLessThanOrEqual(5);
    expect(clicks.length).toBeGreaterThan(0);
    const order = lab.book.all().at(-1);
    if (order === undefined) throw new Error('the lab has no order');
    const paid = BigInt(lab.ledger.payments().find((each) => each.orderId === order.id)?.units ?? 0);
    expect(paid).toBeGreaterThan(0n);
    expect(await balance(arbitrum)).toBe(before.arbitrum + paid);
    expect(await balance(ethereum)).toBeLessThan(before.ethereum - 5n * 10n ** 17n);
  },
);
