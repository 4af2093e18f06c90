/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import {
  actionsReply,
  currencyInfoReply,
  notifyReply,
  refundReply,
} from '@coinlane/shared-contracts/testing';
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aReply, aServiceWith, KEYS, TRANSACTION_ID } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { showOrderOnStage } from '../../app/order-stage.fixture';
import { StatusPage } from '../../app/status-part';
import { clockModel } from '../../../page/model/clock';
import { localTransactionsModel } from '../../model/local-transactions';
import { transactionStatusModel } from '../../model/transaction-status';

const KEY = `GET public-v1.1/transactions/${TRANSACTION_ID}`;
const NOTIFY = `POST frontend/exchange/txs/${TRANSACTION_ID}/notify`;

const TITLES = /^(Send|Your deposit|Exchanging|On hold|Checking)/;

type Change = Readonly<Record<string, unknown>>;

const open = async (change: Change = {}, answers: Answers = {}, seen: HttpRequest[] = []) => {
  const { scope } = showOrderOnStage(<StatusPage />, {
    http: aServiceWith({ [KEY]: aReply(change), ...answers }, seen),
    storage: memoryStorage({ transactions: TRANSACTION_ID }),
    serverNow: () => Date.parse('2026-11-20T12:05:00.000Z'),
  });
  await act(async () => {
    await allSettled(localTransactionsModel.started, { scope });
    await allSettled(transactionStatusModel.opened, { scope, params: TRANSACTION_ID });
  });
  return { scope, user: userEvent.setup() };
};
const statusText = () => within(screen.getByRole('heading', { level: 2, name: TITLES })).getByRole('status');

describe('a transaction that waits for its deposit', () => {
  it('shows amount, address and tag, the tag first, each with its own copy button', async () => {
    await open();

    expect(screen.getByRole('heading', { level: 1, name: 'XRP to ETH exchange' })).toBeInTheDocument();
    expect(statusText()).toHaveTextContent('Send 100 XRP to start the exchange');
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups[0]).toContain('Destination tag');
    expect(groups[1]).toContain('100 XRP');
    expect(groups[2]).toContain('Deposit address');
    for (const name of ['Copy amount', 'Copy Destination tag', 'Copy deposit address', 'Copy transaction ID'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Deposit QR code' })).toBeInTheDocument();
  });

  it('has a QR code with the address only for wallets that read nothing else', async () => {
    const { user } = await open();
    const before = (await screen.findByRole('img', { name: 'Deposit QR code' })).innerHTML;
    await user.click(screen.getByRole('checkbox', { name: /address only/ }));
    expect(screen.getByRole('img', { name: 'Deposit QR code' }).innerHTML).not.toBe(before);
  });

  it('counts the time down and does not ask for a deposit after it (spec §4)', async () => {
    const { scope } = await open({ validUntil: '2026-11-20T12:06:00.000Z' });
    expect(screen.getByText('1:00')).toBeInTheDocument();

    await act(() => allSettled(clockModel.ticked, { scope, params: Date.parse('2026-11-20T12:06:00.000Z') }));
    expect(screen.getByText('The time to send has ended')).toBeInTheDocument();
    expect(screen.queryByText('Deposit address')).not.toBeInTheDocument();
  });

  it('reports that there is no address yet', async () => {
    await open({ payinAddress: null });
    expect(screen.queryByRole('button', { name: 'Copy deposit address' })).not.toBeInTheDocument();
  });

  it("shows the service's warnings", async () => {
    await open({ payinWarnings: ['Send from one wallet.', 'Send only from a wallet you control.'] });
    expect(screen.getByText('Send from one wallet.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Send only from a wallet you control.')).not.toHaveAttribute('lang');
  });
});

describe('the stages (spec §4 "Transaction statuses")', () => {
  it.each([
    { status: 'confirming', title: 'Your deposit is being confirmed', current: 'Confirmation' },
    { status: 'exchanging', title: 'Exchanging your XRP', current: 'Exchange' },
    { status: 'sending', title: 'Sending ETH to your wallet', current: 'Payment to you' },
    { status: 'verifying', title: 'On hold for a provider check', current: 'Exchange' },
  ])('$status: the title, the step, and no way to pay', async ({ status, title, current }) => {
    await open({ status, depositReceivedAt: '2026-11-20T12:01:00.000Z' });
    expect(statusText()).toHaveTextContent(title);
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.find((step) => step.hasAttribute('aria-current'))).toHaveTextContent(current);
    expect(screen.queryByRole('button', { name: 'Copy deposit address' })).not.toBeInTheDocument();
  });

  it('counts confirmations', async () => {
    await open({ status: 'confirming', confirmations: { seen: 1, required: 3 } });
    expect(screen.getByRole('progressbar', { name: 'Confirmations' })).toHaveAttribute('value', '1');
    expect(screen.getByText('1 of 3 confirmations.')).toBeInTheDocument();
  });

  it('counts the confirmations of the payout next to its step', async () => {
    await open({ status: 'sending', confirmations: { seen: 4, required: 12 } });
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent('4 of 12');
  });

  it.each([
    { rule: 'exactly what was expected', amountTo: 0.0712, text: '0.0712 ETH sent to your wallet' },
    { rule: 'less, with the difference', amountTo: 0.07, text: '−0.0012 ETH' },
  ])('finished with $rule', async ({ amountTo, text }) => {
    await open({ status: 'finished', amountTo });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Exchange again' })).toHaveAttribute(
      'href',
      '/exchange?from=xrp&to=eth',
    );
  });

  it('refunded with amount and payment', async () => {
    await open({ status: 'refunded', refundAmount: 99, refundHash: 'abcdef0123456789abcdef' });
    expect(screen.getByText('99 XRP')).toBeInTheDocument();
    expect(screen.getByText('Refund transaction')).toBeInTheDocument();
  });

  it('an underpaid deposit with both figures', async () => {
    await open({ status: 'exchanging', amountFrom: 90 });
    expect(screen.getByText('90 XRP arrived instead of 100 XRP')).toBeInTheDocument();
  });

  it('an unknown status as it was sent', async () => {
    await open({ status: 'teleporting' });
    expect(statusText()).toHaveTextContent('Checking your order');
    expect(screen.getByText('teleporting')).toBeInTheDocument();
  });
});

describe('the order', () => {
  const hash = 'a'.repeat(64);
  it('links a payment to the network’s explorer, shows its host, and rejects other schemes', async () => {
    await open(
      { status: 'finished', payinHash: hash, payoutHash: hash },
      {
        'GET public-v1/currencies/xrp': {
          ...currencyInfoReply,
          ticker: 'xrp',
          network: 'xrp',
          transactionExplorerMask: 'https://etherscan.io/tx/$$',
        },
        'GET public-v1/currencies/eth': {
          ...aReply({}),
          ticker: 'eth',
          transactionExplorerMask: 'javascript:alert($$)',
        },
      },
    );
    const links = await screen.findAllByTitle("Open in the network's explorer");
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', `https://etherscan.io/tx/${hash}`);
    expect(links[0]).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('(etherscan.io)')).toBeInTheDocument();
  });

  it('lists related exchanges', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'b88c9de3e1b0bd' })).toHaveAttribute(
      'href',
      '/exchange/txs/b88c9de3e1b0bd',
    );
  });
});

describe("the user's options", () => {
  const failedOrder = { status: 'failed', actionsAvailable: true };
  const WALLET = 'rMQ98K56yXJbDGv49ZSmW51sLn94Xe1mu1';

  it('requests a refund, and shows that it was requested', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await open(
      failedOrder,
      { [KEYS.actions]: actionsReply, [KEYS.refund]: refundReply },
      seen,
    );
    await user.click(screen.getByRole('button', { name: 'Refund the deposit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Refund wallet address' }), WALLET);
    await user.click(screen.getByRole('button', { name: 'Review refund' }));
    await user.click(await screen.findByRole('button', { name: 'Refund 0.00012294 XRP' }));

    expect(await screen.findByText(/^Refund requested/)).toBeInTheDocument();
    expect(seen.find(({ path }) => path === '/exchange/refund')).toMatchObject({
      body: { id: TRANSACTION_ID, address: WALLET },
    });
    expect(screen.queryByRole('button', { name: 'Refund the deposit' })).not.toBeInTheDocument();
  });

  it('keeps the form and shows why if the request failed', async () => {
    const { user } = await open(failedOrder, {
      [KEYS.actions]: actionsReply,
      [KEYS.proceed]: networkError('down'),
    });
    await user.click(screen.getByRole('button', { name: 'Continue the exchange' }));
    expect(
      await screen.findByText(
        /Your choice was not sent\. The connection was lost, or the response was incomplete\./,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue the exchange' })).toBeEnabled();
  });

  it('subscribes to e-mail news', async () => {
    const { user } = await open({}, { [NOTIFY]: notifyReply });
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'me@mail');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(screen.getByText('This is not an e-mail address.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), '.example');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText(/We will write to me@mail\.example/)).toBeInTheDocument();
  });
});
