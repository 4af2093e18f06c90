/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import { createEventBus, ordersCounted } from '@coinlane/shared-contracts/events';
import type { MountProps } from '@coinlane/shared-ui/remote';
import { memoryNavigation, memoryStorage } from '@coinlane/shared-ui/testing';

import { aRequest } from '../../../app/fragment-request.fixture';
import { aReply, aServiceWith, TRANSACTION_ID } from '../../../app/service.fixture';
import { showOrderOnStage } from '../../app/order-stage.fixture';
import { HistoryScreen } from './transaction-history.screen';
import { aReceipt } from '../../../receipt/domain/order-receipt.fixture';
import { RECEIPTS_KEY } from '../../../receipt/domain/kept-receipts-key';
import { localTransactionsModel } from '../../model/local-transactions';

const open = async (
  ids: string,
  change: Readonly<Record<string, unknown>> = {},
  props: Partial<MountProps> = {},
) => {
  const navigation = memoryNavigation('/exchange/history');
  const { scope } = showOrderOnStage(<HistoryScreen />, {
    http: aServiceWith({
      [`GET public-v1.1/transactions/${TRANSACTION_ID}`]: aReply({ status: 'sending', ...change }),
    }),
    storage: memoryStorage(ids === '' ? {} : { transactions: ids }),
    navigation,
    ...props,
  });
  await act(() => allSettled(localTransactionsModel.started, { scope }));
  return { navigation, user: userEvent.setup() };
};

describe('the orders of this browser', () => {
  it('are listed newest first, each with its status once it is known', async () => {
    await open(`${TRANSACTION_ID},aaaaaa`);
    const rows = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/exchange/txs/aaaaaa',
      `/exchange/txs/${TRANSACTION_ID}`,
    ]);
    await waitFor(() => expect(rows[1]).toHaveTextContent('Sending'));
    expect(rows[1]).toHaveTextContent('100 XRP to 0.0712 ETH');
    expect(rows[0]).toHaveTextContent('Not checked yet');
  });

  it.each([
    { rule: 'a floating rate', change: { flow: 'standard' }, pair: '100 XRP to about 0.0712 ETH' },
    { rule: 'an underpaid order', change: { status: 'failed', amountFrom: 60 }, pair: '60 XRP to ETH' },
    { rule: 'an expired order', change: { status: 'expired' }, pair: 'XRP to ETH' },
    {
      rule: 'a finished order',
      change: { status: 'finished', amountFrom: 100, amountTo: 0.07 },
      pair: '100 XRP to 0.07 ETH',
    },
  ])(
    'show only amounts that are transferred, agreed or marked as estimates: $rule',
    async ({ change, pair }) => {
      await open(TRANSACTION_ID, change);
      expect(await screen.findByText(pair)).toBeInTheDocument();
    },
  );

  it.each([
    { rule: 'the agreed asset', depositIssue: null, returned: '7 XRP returned' },
    {
      rule: 'another asset',
      depositIssue: { kind: 'wrong_asset', currency: 'LTC', network: 'ltc', amount: 7 },
      returned: '7 LTC returned',
    },
  ])('show a refund in the asset that arrived: $rule', async ({ depositIssue, returned }) => {
    await open(TRANSACTION_ID, { status: 'refunded', refundAmount: 7, depositIssue });
    expect(await screen.findByText(returned)).toBeInTheDocument();
  });

  it('show no amount of a refund in an unnamed asset', async () => {
    const depositIssue = { kind: 'wrong_asset', amount: 7 };
    await open(TRANSACTION_ID, { status: 'refunded', refundAmount: 7, depositIssue });
    expect(await screen.findByText('Refunded')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('returned');
  });

  it('are counted for the header: those that run, and the one to open first', async () => {
    const counted: unknown[] = [];
    const bus = createEventBus(() => undefined);
    bus.subscribe(ordersCounted, (count) => counted.push(count));
    await open(`${TRANSACTION_ID},aaaaaa`, {}, { bus });
    await waitFor(() =>
      expect(counted.at(-1)).toEqual({
        running: 1,
        first: { transactionId: TRANSACTION_ID, from: 'XRP', to: 'ETH' },
      }),
    );
  });

  it.each([
    { status: 'waiting', pill: 'Your turn', next: /left/ },
    { status: 'confirming', pill: 'Confirming', next: /Next: the exchange|of \d+ confirmed/ },
    { status: 'exchanging', pill: 'Exchanging', next: /Next: the payout/ },
    { status: 'sending', pill: 'Sending', next: /On its way to your wallet/ },
    { status: 'refunding', pill: 'Refunding', next: /On its way back/ },
    { status: 'verifying', pill: 'On hold', next: /Being checked by the provider/ },
    { status: 'finished', pill: 'Finished', next: /Received in/ },
    { status: 'failed', pill: 'Failed', next: /Contact support/ },
    { status: 'failed', pill: 'Failed', next: /Your decision is needed/, actionsAvailable: true },
  ])('show the status as a word, and the next step: $status, $next', async ({ pill, next, ...change }) => {
    await open(TRANSACTION_ID, { actionsAvailable: false, ...change, validUntil: '2099-01-01T00:00:00Z' });
    const row = await screen.findByRole('link', { name: new RegExp(TRANSACTION_ID) });
    await waitFor(() => expect(row).toHaveTextContent(pill));
    expect(row).toHaveTextContent(next);
  });

  it('are filtered by tabs with their counts', async () => {
    const { user } = await open(`aaaaaa,${TRANSACTION_ID}`);
    await user.click(await screen.findByRole('button', { name: 'Running 1' }));
    expect(screen.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Closed 0' }));
    expect(screen.getByText('No orders here')).toBeInTheDocument();
  });

  it('are twenty on a page', async () => {
    await open(Array.from({ length: 21 }, (_, at) => `order${String(at)}`).join(','));
    expect(within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem')).toHaveLength(
      20,
    );
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/exchange/history?page=2');
  });

  it('are opened by an order file or a receipt, and another file is refused', async () => {
    const { user, navigation } = await open('');
    const field = screen.getByLabelText('Order file or receipt');
    await user.upload(field, new File(['{"kind":"tax"}'], 'tax.json', { type: 'application/json' }));
    expect(
      await screen.findByText('This is neither an order file nor a receipt of Coinlane.'),
    ).toBeInTheDocument();
    await user.upload(
      field,
      new File(['{"transactionId":"a1b2c3"}'], 'order.json', { type: 'application/json' }),
    );
    await waitFor(() => expect(navigation.location().pathname).toBe('/exchange/txs/a1b2c3'));
    const receipt = JSON.stringify(aReceipt('d4e5f6', '0x1'));
    await user.upload(field, new File([receipt], 'receipt.json', { type: 'application/json' }));
    await waitFor(() => expect(navigation.location().pathname).toBe('/exchange/txs/d4e5f6'));
  });

  it('take nothing but the ID from a receipt: a forged one is never compared with', async () => {
    const storage = memoryStorage({});
    const { user, navigation } = await open('', {}, { storage });
    const forged = JSON.stringify(aReceipt('d4e5f6', 'rForged'));
    const field = screen.getByLabelText('Order file or receipt');
    await user.upload(field, new File([forged], 'receipt.json', { type: 'application/json' }));
    await waitFor(() => expect(navigation.location().pathname).toBe('/exchange/txs/d4e5f6'));
    expect(storage.read(RECEIPTS_KEY)).toBeNull();
  });

  it.each([
    { rule: 'with providers and e-mails', unavailable: ['account'] as const, links: ['/recover'] },
    { rule: 'with providers, without e-mails', unavailable: ['account', 'email'] as const, links: [] },
    { rule: 'without providers', unavailable: [], links: [] },
  ])('offer a link by e-mail on a site $rule', async ({ unavailable, links }) => {
    await open('', {}, { config: { ...aRequest('/').config, unavailable } });
    const found = screen.queryAllByRole('link', { name: 'Get a link by e-mail to control the order here' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it('are empty at first', async () => {
    await open('');
    expect(screen.getByText('No orders in this browser')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'New exchange' })).toHaveLength(1);
  });

  it.each([
    { typed: ' A1B2C3 ', path: '/exchange/txs/a1b2c3' },
    { typed: 'x', path: '/exchange/history' },
    { typed: '../../pro', path: '/exchange/history' },
  ])('include a search by ID: "$typed" leads to $path', async ({ typed, path }) => {
    const { user, navigation } = await open('');
    await user.type(screen.getByRole('textbox', { name: 'Transaction ID' }), typed);
    await user.click(screen.getByRole('button', { name: 'Open order' }));
    expect(navigation.location().pathname).toBe(path);
    expect(screen.queryByText(/A transaction ID has 6 to 32/) === null).toBe(path !== '/exchange/history');
  });
});
