/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';

import { httpError, networkError } from '@coinlane/shared-contracts/errors';

import { SAVED_ORDERS_KEY } from '../../app/saved-orders';
import { aReply, TRANSACTION_ID } from '../../../app/service.fixture';
import { clockModel } from '../../../page/model/clock';
import { transactionStatusModel } from '../../model/transaction-status';
import { KEY, open } from './order-page.fixture';

describe('an order of this browser', () => {
  it('shows its last known state with its age if the service is unavailable', async () => {
    const first = await open({ status: 'confirming' });
    await waitFor(() => expect(first.storage.read(SAVED_ORDERS_KEY)).toContain(TRANSACTION_ID));
    const { value: stored } = JSON.parse(first.storage.read(SAVED_ORDERS_KEY) ?? '{}') as {
      readonly value: unknown;
    };
    document.body.replaceChildren();

    await open({}, { kept: stored, answers: { [KEY]: networkError('down') } });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Your deposit is being confirmed' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Last known status');
  });

  it('is not saved if another browser created it', async () => {
    const { storage } = await open({}, { isOwn: false });
    expect(storage.read(SAVED_ORDERS_KEY)).toBeNull();
  });

  it("changes the tab's icon when it is finished, and back", async () => {
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href = '/favicon.svg';
    document.head.append(icon);
    const { scope } = await open({ status: 'finished' });
    await waitFor(() => expect(icon.href).toContain('/favicon-done.svg'));
    await act(() => allSettled(transactionStatusModel.closed, { scope }));
    expect(icon.href).toContain('/favicon.svg');
    icon.remove();
  });
});

describe('related orders', () => {
  it('are linked with their relation (api contract §3.6)', async () => {
    await open({
      originalExchangeInfo: { id: 'aaaaaaaaaaaaaa', status: 'finished' },
      childExchanges: [{ id: 'bbbbbbbbbbbbbb', status: 'sending' }],
      repeatedExchangesInfo: [
        { id: 'cccccccccccccc', status: 'exchanging', fromCurrency: 'xrp', amountFrom: 5 },
      ],
      relatedExchangesInfo: [{ id: 'dddddddddddddd', status: 'new' }],
    });
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.filter((text) => /[a-d]{14}/.test(text))).toEqual([
      expect.stringMatching(/Original order.*aaaaaaaaaaaaaa/),
      expect.stringMatching(/A part of this order.*Sending.*bbbbbbbbbbbbbb/),
      expect.stringMatching(/A second payment.*5 XRP.*cccccccccccccc/),
      expect.stringMatching(/A continued order.*dddddddddddddd/),
    ]);
    expect(screen.getByText(/It is exchanged as a separate order/)).toBeInTheDocument();
  });
});

describe('when the state is unavailable', () => {
  it('shows the failure with a retry button, and recovers', async () => {
    let isDown = true;
    const { user } = await open(
      {},
      { answers: { [KEY]: () => (isDown ? httpError(503, null) : aReply({})) } },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The service has a problem.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' })).toBeInTheDocument();
  });

  it('shows the last known state with its age while offline', async () => {
    const { scope } = await open();
    await act(() =>
      allSettled(clockModel.presenceChanged, { scope, params: { isVisible: true, isOnline: false } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Last known status, 1 second ago');
    expect(screen.getByText('Send 100 XRP to start the exchange')).toBeInTheDocument();
  });

  it('shows an unknown ID as not found, and offers a new exchange and another way to find an order', async () => {
    await open({}, { answers: { [KEY]: httpError(404, null) } });
    expect(screen.getByRole('heading', { level: 1, name: 'Order not found' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'New exchange' })).toBeInTheDocument());
    expect(screen.getByText(/Under “Orders” you can also open an order by its file/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open another order' })).toHaveAttribute(
      'href',
      '/exchange/history',
    );
  });
});
