/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import { ADDRESSES, aRow, aServiceWith, KEYS } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { fiatModeModel } from '../../model/fiat-mode';
import { pairModel } from '../../model/pair';
import { urlStateModel } from '../../model/url-state';
import { DetailsPanel } from '../exchange-details';
import { ExchangeFormScreen } from '.';

const open = async (search = '?from=btc&to=eth&amount=0.1', answers: Answers = {}) => {
  const { scope } = showOnStage(<ExchangeFormScreen extras={null} details={<DetailsPanel />} />, {
    http: aServiceWith(answers),
  });
  const visit = (next: string) =>
    act(() =>
      allSettled(urlStateModel.locationChanged, {
        scope,
        params: { pathname: '/exchange', search: next, hash: '' },
      }),
    );
  await visit(search);
  return { scope, visit, user: userEvent.setup() };
};
const send = () => screen.getByRole('textbox', { name: 'You send' });
const receive = () => screen.getByRole('textbox', { name: 'You get' });
const recipient = () => screen.getByRole('textbox', { name: 'Recipient wallet address' });
const from = (ticker: string) =>
  screen.findByRole('button', { name: new RegExp(`^Choose currency to send ${ticker}`) });
const swapButton = () => screen.getByRole('button', { name: 'Swap the two currencies' });
const undoButton = () => screen.getByRole('button', { name: 'Undo' });
const changed = (before: string, after: string) => `The amount changed from ${before} to ${after}.`;
const ltc = aCurrency({ ticker: 'ltc', displayTicker: 'ltc', name: 'Litecoin', defaultValue: '7' });

describe('a flip', () => {
  it('sends the receive amount, reports it, and can be undone', async () => {
    const { user } = await open();
    await user.click(swapButton());
    expect(await from('ETH')).toBeInTheDocument();
    expect(send()).toHaveValue('1.4032');
    expect(screen.getByText(changed('0.1 BTC', '1.4032 ETH')).closest('[role=status]')).not.toBeNull();

    await user.click(undoButton());
    expect(await from('BTC')).toBeInTheDocument();
    expect(send()).toHaveValue('0.1');
    await waitFor(() => expect(receive()).toHaveValue('1.4032'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('role', 'status');
  });

  it('restores removed addresses with its undo, and checks them again', async () => {
    const { user } = await open();
    fireEvent.change(recipient(), { target: { value: ADDRESSES.eth } });
    await user.click(swapButton());
    expect(recipient()).toHaveValue('');
    expect(screen.getByText('The wallet details you entered were removed.')).toBeInTheDocument();

    await user.click(undoButton());
    expect(recipient()).toHaveValue(ADDRESSES.eth);
    expect(await screen.findByText('The address fits')).toBeInTheDocument();
  });

  it('is undone exactly by another one', async () => {
    const { user } = await open();
    await user.click(swapButton());
    await user.click(swapButton());
    expect(send()).toHaveValue('0.1');
  });
});

describe('another currency to send', () => {
  const pickLtc = async ({ scope }: Awaited<ReturnType<typeof open>>) =>
    act(() => allSettled(pairModel.fromPicked, { scope, params: ltc }));

  it('keeps a typed amount, and offers nothing', async () => {
    const page = await open('?from=btc&to=eth');
    await page.user.clear(send());
    await page.user.type(send(), '0.37');
    await pickLtc(page);
    expect(await from('LTC')).toBeInTheDocument();
    expect(send()).toHaveValue('0.37');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('replaces the usual amount without a notice', async () => {
    const page = await open('?from=btc&to=eth');
    await pickLtc(page);
    expect(send()).toHaveValue('7');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('a flip of a given amount', () => {
  it.each([
    {
      rule: 'an amount was typed',
      act: ({ user }: Awaited<ReturnType<typeof open>>) => user.type(send(), '1'),
    },
    {
      rule: 'an address was typed',
      act: ({ user }: Awaited<ReturnType<typeof open>>) => user.type(recipient(), '0'),
    },
    {
      rule: 'another page of the form was opened',
      act: ({ visit }: Awaited<ReturnType<typeof open>>) => visit('?from=xrp&to=eth&amount=4'),
    },
  ])('cannot be undone after $rule', async ({ act: go }) => {
    const page = await open();
    await page.user.click(swapButton());
    expect(undoButton()).toBeInTheDocument();
    await go(page);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

it('another kind of exchange uses its usual amount, and can be undone', async () => {
  const { scope, user } = await open('?from=btc&to=eth&amount=0.37', {
    [KEYS.currencies]: [
      aRow('btc', 'Bitcoin'),
      aRow('eth', 'Ethereum'),
      aRow('usd', 'US Dollar', { isFiat: true, defaultValue: 150 }),
    ],
  });
  await act(() => allSettled(fiatModeModel.kindPicked, { scope, params: 'buy' }));
  expect(await from('USD')).toBeInTheDocument();
  expect(screen.getByText(changed('0.37 BTC', '150 USD'))).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'You pay' })).toHaveValue('150');
  await user.click(undoButton());
  expect(await from('BTC')).toBeInTheDocument();
  expect(send()).toHaveValue('0.37');
});
