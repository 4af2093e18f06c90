/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import { showOnStage } from '../../app/stage.fixture';
import { clockModel } from '../../page/model/clock';
import { fiatCheckoutModel } from '../model/fiat-checkout';
import type { FiatCheckout } from '../model/fiat-checkout';
import { FiatDialog } from './fiat-dialog';

const URL_OF_PAYMENT = 'https://pay.example/checkout?tid=4496229738';
const ALLOWED: FiatCheckout = {
  transactionId: '4496229738',
  checkout: { _tag: 'Allowed', url: URL_OF_PAYMENT, host: 'pay.example' },
};

const open = async (params: FiatCheckout) => {
  const loadPage = jest.fn();
  const { scope } = showOnStage(<FiatDialog />, { loadPage });
  await act(() => allSettled(fiatCheckoutModel.opened, { scope, params }));
  const pass = (seconds: number) =>
    act(async () => {
      for (let at = 0; at < seconds; at += 1) await allSettled(clockModel.ticked, { scope, params: at });
    });
  return { loadPage, pass, user: userEvent.setup() };
};
const dialog = () => screen.queryByRole('dialog', { name: 'Payment at the provider' });

describe('the fiat dialog', () => {
  it("shows the checkout's host, and counts down from 5", async () => {
    const { pass } = await open(ALLOWED);
    expect(dialog()).toBeVisible();
    expect(screen.getByText('pay.example')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('You will be taken there in 5 seconds');
    await pass(4);
    expect(screen.getByRole('timer')).toHaveTextContent('1 second');
  });

  it('leaves automatically after 5 seconds', async () => {
    const { loadPage, pass } = await open(ALLOWED);
    await pass(5);
    expect(loadPage).toHaveBeenCalledWith(URL_OF_PAYMENT);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('leaves immediately when the user continues', async () => {
    const { loadPage, user } = await open(ALLOWED);
    await user.click(screen.getByRole('button', { name: 'Go to the payment now' }));
    expect(loadPage).toHaveBeenCalledWith(URL_OF_PAYMENT);
  });

  it.each([['Stay here and pay later'], ['Close, and pay later']])('is dismissed by “%s”', async (name) => {
    const { loadPage, pass, user } = await open(ALLOWED);
    await user.click(screen.getByRole('button', { name }));
    expect(dialog()).not.toBeInTheDocument();
    await pass(9);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it.each([
    { rule: 'another host', host: 'evil.example' },
    { rule: 'an empty URL', host: '' },
  ])('refuses a host that is not configured, with a reason: $rule', async ({ host }) => {
    const { loadPage, pass, user } = await open({
      transactionId: '4496229738',
      checkout: { _tag: 'Refused', host },
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('not one of those we know');
    expect(alert).toHaveTextContent('Your order 4496229738 exists: write to support@swap.example');
    if (host !== '') expect(alert).toHaveTextContent(host);
    await pass(9);
    await user.click(screen.getByRole('button', { name: 'Show my order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(loadPage).not.toHaveBeenCalled();
  });
});
