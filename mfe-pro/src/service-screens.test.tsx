/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { closeArea, openArea } from './app/open-area.fixture';
import { DAY, REPLIES } from './app/service-replies.fixture';

const HISTORY = {
  'GET account/history': {
    count: 1,
    transactions: [{ id: 't1', kind: 'trade', at: DAY, details: { cashback: '12.5' } }],
  },
};

afterEach(closeArea);

const named = (role: 'button' | 'link' | 'table', name: string) => screen.findByRole(role, { name });

describe('/pro/cashback', () => {
  it('withdraws the cashback, and lists its origin', async () => {
    const { sentTo } = await openArea('/pro/cashback', { ...REPLIES, ...HISTORY });
    expect(await named('table', 'Cashback history')).toHaveTextContent('Earned');
    await userEvent.click(await named('button', 'Withdraw to balance'));

    expect(await screen.findByText(/The cashback is in your balance\./)).toBeInTheDocument();
    expect(sentTo('/cashback/withdraw')).toEqual([{ requestId: expect.any(String) }]);
  });

  it('leads a user without any to the exchange', async () => {
    await openArea('/pro/cashback', {
      ...REPLIES,
      'GET account/cashback': { currency: 'now', amount: '0', withdrawable: true },
      'GET account/history': { count: 0, transactions: [] },
    });
    expect(await named('link', 'Go to the pro exchange')).toHaveAttribute('href', '/pro/exchange');
    expect(
      await screen.findByText('Nothing yet. Your trades and withdrawals will be listed here.'),
    ).toBeVisible();
  });
});

describe('/pro/plans', () => {
  it('marks the current plan, and changes it after showing the cost', async () => {
    const { sentTo } = await openArea('/pro/plans', REPLIES);
    await userEvent.click(await named('button', 'Upgrade to Premium'));
    const dialog = within(screen.getByRole('dialog', { name: 'Upgrade to Premium?' }));
    expect(dialog.getByText(/^29\.99.USDT/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Upgrade to Premium' }));

    expect(await screen.findByText('Your plan is now Premium.')).toBeInTheDocument();
    expect(sentTo('/subscription')).toEqual([{ level: 'premium', price: '29.99' }]);
  });

  it('sells no plan above the balance', async () => {
    await openArea('/pro/plans', { ...REPLIES, 'GET account/balances': [] });
    await userEvent.click(await named('button', 'Upgrade to Premium'));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Your balance does not cover this plan/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
  });
});

describe('/pro/aml-check', () => {
  it('shows the report of an earlier check with its reasons', async () => {
    await openArea('/pro/aml-check', REPLIES);
    await userEvent.click(await named('button', 'Show the report of bc1qcheckedaddress'));
    const report = within(await screen.findByRole('region', { name: 'Report' }));
    expect(report.getByText('of 100')).toBeInTheDocument();
    expect(report.getByRole('progressbar', { name: /Mixers/ })).toBeInTheDocument();
    expect(report.getByText('High risk')).toBeInTheDocument();
  });

  it('checks an address of the selected currency', async () => {
    const { sentTo } = await openArea('/pro/aml-check', REPLIES);
    const currency = await screen.findByRole('textbox', { name: 'Currency' });
    // it takes no keys while the currencies load
    await waitFor(() => expect(currency).toBeEnabled());
    await userEvent.type(currency, 'btc{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), ' bc1qother {Enter}');

    expect(await screen.findByText('Nothing suspicious is known of this address.')).toBeInTheDocument();
    expect(sentTo('/aml-checks')).toEqual([{ currency: 'btc', address: 'bc1qother' }]);
    expect(within(screen.getByRole('table', { name: 'Earlier checks' })).getAllByRole('row')).toHaveLength(3);
  });
});

describe('/pro/staking', () => {
  it('stakes an amount of the balance and shows its earnings', async () => {
    const { sentTo } = await openArea('/pro/staking', REPLIES);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '50');
    expect(screen.getByText(/Reward in 30 days:/)).toHaveTextContent(/0\.32\d* NOW/);
    await userEvent.click(screen.getByRole('button', { name: 'Stake' }));

    expect(await screen.findByText(/Done\./)).toBeInTheDocument();
    expect(sentTo('/staking')).toEqual([{ amount: '50', requestId: expect.any(String) }]);
    await waitFor(() => expect(screen.getByText('150 NOW')).toBeInTheDocument());
  });

  it.each(['Stake', 'Take back'])('names too many decimals (%s)', async (name) => {
    await openArea('/pro/staking', REPLIES);
    await userEvent.click(await screen.findByRole('radio', { name }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '1.123456789');
    expect(screen.getByText('This currency has fewer decimals')).toBeInTheDocument();
    expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('returns no more than is staked', async () => {
    await openArea('/pro/staking', REPLIES);
    await userEvent.click(await screen.findByRole('radio', { name: 'Take back' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '101');
    expect(screen.getByText(/There is not enough/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeDisabled();
  });
});
