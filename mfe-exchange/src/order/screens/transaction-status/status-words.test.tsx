/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { actionsReply } from '@coinlane/shared-contracts/testing';

import { KEYS, TRANSACTION_ID } from '../../../app/service.fixture';
import { KNOWN_STATUSES } from '../../domain/transaction';
import { NOW, open, sentTo } from './order-page.fixture';

const DAY = 86_400_000;

describe('the texts of a status', () => {
  it('are unique for each of the fifteen, and describe what happens now and next', async () => {
    const said = new Set<string>();
    for (const status of KNOWN_STATUSES) {
      await open({ status, payinAddress: null });
      const [first] = screen.getAllByRole('heading', { level: 2 });
      said.add(first?.parentElement?.textContent ?? '');
      document.body.replaceChildren();
    }
    expect(said.size).toBe(KNOWN_STATUSES.length);
  });

  it.each([
    { status: 'waiting', change: {}, pill: 'Your turn' },
    { status: 'sending', change: {}, pill: 'Sending' },
    {
      status: 'failed',
      change: { amountFrom: 60, actionsAvailable: true },
      pill: 'Your decision is needed',
    },
  ])('have a pill that names the state: $pill', async ({ status, change, pill }) => {
    await open({ status, ...change });
    expect(screen.getByText(pill)).toBeInTheDocument();
  });

  it('never ask for a deposit after the window has ended, whatever the status', async () => {
    await open({ status: 'waiting', validUntil: '2026-11-20T12:04:00.000Z' });
    expect(screen.getByRole('heading', { level: 2, name: 'The time to send has ended' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Send 100 XRP/);
  });

  it.each([
    { rule: 'the forecast of the pair', change: { transactionSpeedForecast: '10-60' }, text: /10–60 min/ },
    { rule: 'half an hour without one', change: {}, text: /within half an hour/ },
  ])('show the usual time: $rule', async ({ change, text }) => {
    await open({ status: 'exchanging', ...change });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each(['refunding', 'verifying', 'rebalancing_pool'])(
    'show no usual time of an exchange that takes another course: %s',
    async (status) => {
      await open({ status, transactionSpeedForecast: '10-60' });
      expect(screen.queryByText(/10–60 min/)).not.toBeInTheDocument();
    },
  );

  it.each([
    { minutesAgo: 31, title: 'This takes longer than usual' },
    { minutesAgo: 43_801, title: 'This has taken far too long' },
  ])('show after $minutesAgo minutes: $title (spec §9)', async ({ minutesAgo, title }) => {
    const depositReceivedAt = new Date(NOW - minutesAgo * 60_000).toISOString();
    await open({ status: 'exchanging', depositReceivedAt });
    expect(screen.getByText(title)).toBeInTheDocument();
  });
});

describe('a deposit that differs from the agreement', () => {
  const decideUntil = new Date(NOW + DAY).toISOString();
  const failedOrder = { status: 'failed', actionsAvailable: true };
  const actions = {
    ...actionsReply,
    refund: { ...actionsReply.refund, amount: '60' },
    validUntil: decideUntil,
  };

  it('of which the provider awaits the rest: shows what arrived, and when it is refunded', async () => {
    const depositIssue = { kind: 'underpaid', amount: 60, decideUntil };
    await open({ status: 'waiting', amountFrom: 60, depositIssue });
    expect(screen.getByText('60 XRP arrived instead of 100 XRP')).toBeInTheDocument();
    expect(screen.getByText(/^The exchange starts when the rest arrives\..* after \d/)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Deposit address' })).toBeInTheDocument();
  });

  it.each([
    {
      kind: 'underpaid',
      change: { amountFrom: 60 },
      title: 'Less arrived than agreed',
    },
    { kind: 'late', change: { amountFrom: 60 }, title: 'Your deposit arrived late' },
    {
      kind: 'wrong_asset',
      issue: { currency: 'LTC', network: 'ltc', amount: 7 },
      title: '7 LTC on Litecoin arrived instead of XRP.',
    },
  ])('$kind: both options with figures, and the deadline', async ({ kind, change, issue, title }) => {
    const depositIssue = { kind, ...issue, decideUntil };
    await open({ ...failedOrder, ...change, depositIssue }, { answers: { [KEYS.actions]: actions } });
    expect(await screen.findByText(title)).toBeInTheDocument();
    const refund = screen.getByRole('region', { name: 'Refund' });
    expect(refund).toHaveTextContent(`60 ${issue?.currency ?? 'XRP'}`);
    expect(screen.getByRole('region', { name: 'Continue' })).toHaveTextContent('≈ 0.0277754 ETH');
    expect(screen.getAllByText(/^Choose by 21\.11\.2026/)).not.toHaveLength(0);
  });

  it('overpaid: all of it continues, or the difference is refunded', async () => {
    await open({ status: 'exchanging', amountFrom: 125 });
    expect(screen.getByText(/To get 25 XRP back, contact support/)).toBeInTheDocument();
  });

  it('has no options after the deadline', async () => {
    const past = { ...actions, validUntil: new Date(NOW - 1).toISOString() };
    await open({ ...failedOrder, amountFrom: 60 }, { answers: { [KEYS.actions]: past } });
    expect(screen.queryByRole('button', { name: 'Refund the deposit' })).not.toBeInTheDocument();
  });

  it('has no controls in a browser that did not create it, and shows why', async () => {
    const { seen } = await open(
      { ...failedOrder, amountFrom: 60 },
      { isOwn: false, answers: { [KEYS.actions]: actions } },
    );
    expect(screen.getByText(/Open this order in the browser that created it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /refund|Go on/i })).not.toBeInTheDocument();
    expect(screen.queryByText('Add a refund address')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /by e-mail/ })).not.toBeInTheDocument();
    expect(sentTo(seen, '/exchange/actions')).toEqual([]);
  });

  it('offers its control by e-mail in another browser, if the order has a control token', async () => {
    await open({ ...failedOrder, amountFrom: 60, hasReceipt: true }, { isOwn: false });
    expect(
      screen.getByRole('link', { name: 'Get a link by e-mail to control the order here' }),
    ).toHaveAttribute('href', `/recover?id=${TRANSACTION_ID}`);
  });
});
