/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';

import { ordersCounted } from '@coinlane/shared-contracts/events';

import { aShell, fakeBrowser, InShell } from '../testing';
import { OrdersLink, RunningOrder } from './orders-link';

const show = (runningOrders: number, browser = fakeBrowser()) => {
  render(
    <InShell shell={aShell({ runningOrders, browser })}>
      <OrdersLink isCurrent={false} />
      <RunningOrder className={undefined} />
    </InShell>,
  );
  return browser;
};

const first = { transactionId: '93f47e8b7674e1', from: 'BTC', to: 'ETH' };

describe('the orders in the header', () => {
  it.each([
    { running: 0, name: 'Orders' },
    { running: 3, name: 'Orders, 3 running' },
    { running: 10, name: 'Orders, 9+ running' },
  ])('$running running: "$name"', ({ running, name }) => {
    show(running);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/exchange/history');
  });

  it('show the word and the number, and name them in one phrase instead of a label', () => {
    show(3);
    const link = screen.getByRole('link', { name: 'Orders, 3 running' });
    expect(link).not.toHaveAttribute('aria-label');
    expect([...link.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent)).toEqual([
      'Orders',
      '3',
    ]);
  });

  it('follow the count on the bus', () => {
    const { bus } = show(1);
    act(() => bus.publish(ordersCounted, { running: 2, first }));
    expect(screen.getByRole('link', { name: 'Orders, 2 running' })).toBeInTheDocument();
    act(() => bus.publish(ordersCounted, { running: 0, first: null }));
    expect(screen.getByRole('link', { name: 'Orders' })).toBeInTheDocument();
  });
});

describe('the running order', () => {
  it('is a link to the order that this browser knows', () => {
    show(1, fakeBrowser({ runningOrder: () => first }));
    expect(screen.getByRole('link', { name: 'Running order: BTC → ETH' })).toHaveAttribute(
      'href',
      '/exchange/txs/93f47e8b7674e1',
    );
  });

  it('leads to the list until it is known, and is absent without one', () => {
    const { bus } = show(1);
    expect(screen.getByRole('link', { name: 'Running order' })).toHaveAttribute('href', '/exchange/history');
    act(() => bus.publish(ordersCounted, { running: 0, first: null }));
    expect(screen.queryByRole('link', { name: /Running order/ })).not.toBeInTheDocument();
  });
});
