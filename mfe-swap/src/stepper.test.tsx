/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { httpError, timeoutError } from '@coinlane/shared-contracts/errors';
import { refusedSwapReply } from '@coinlane/shared-contracts/testing';

import { BINANCE_ADDRESS } from './domain/swap-form/swap-form.fixture';
import { unmount } from './lifecycle';
import { answers, openPage } from './open-page.fixture';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const fillAndContinue = async (amount = '500') => {
  await userEvent.type(screen.getByRole('textbox', { name: 'You send, NOW' }), amount);
  await userEvent.type(screen.getByRole('textbox', { name: 'Payout address' }), ` ${BINANCE_ADDRESS} `);
  await waitFor(() => expect(button('Next')).toBeEnabled());
  await userEvent.click(button('Next'));
};

afterEach(() => {
  document.body.replaceChildren();
});

describe('the stepper in use', () => {
  it('goes from amount to deposit in three steps, and to the page of the swap', async () => {
    const { props, posts } = await openPage('/swap/now');
    const replaced = jest.spyOn(props.navigation, 'replace');
    expect(button('Next')).toBeDisabled();
    await fillAndContinue();

    expect(await screen.findAllByText(/≈ 499.50 NOW/)).not.toHaveLength(0);
    expect(screen.getByText('Fees').nextSibling).toHaveTextContent('≈ 0.50 NOW');
    expect(button('Confirm')).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await userEvent.dblClick(button('Confirm'));

    expect(await screen.findByRole('heading', { level: 1, name: 'Your token swap' })).toBeInTheDocument();
    // going back from the swap must not show its form again (spec §2 "After creating a swap")
    expect(replaced).toHaveBeenCalledWith('/swap/txs/5f0c3a');
    expect(props.navigation.location().pathname).toBe('/swap/txs/5f0c3a');
    expect(posts().map(({ body }) => body)).toEqual([
      expect.objectContaining({ payoutAddress: BINANCE_ADDRESS, amount: '500', estimate: '499.5' }),
    ]);
    expect(await screen.findByRole('img', { name: 'Deposit QR code' })).toBeInTheDocument();
    expect(screen.getByText('Simulated address. Do not send coins.')).toBeInTheDocument();
    expect(
      screen.getByRole('group', { name: 'Send your NOW on Ethereum (ERC20) to this address' }),
    ).toHaveTextContent(/0x5a/);
    expect(screen.getByRole('group', { name: 'Amount, NOW' })).toHaveTextContent(/^Amount, NOW500Copy/);
    expect(
      within(screen.getByRole('list', { name: 'Steps of the swap' })).getAllByRole('button')[0],
    ).toBeDisabled();
    await unmount(props);
  });

  it('expects the tokens in about 30 minutes if the service has no forecast (spec §9 "Display")', async () => {
    const { props } = await openPage('/swap/now', (request) =>
      request.path.startsWith('/exchange-amount') ? TE.right({ estimatedAmount: 499.5 }) : answers(request),
    );
    expect(screen.getByText('Arrival').nextSibling).toHaveTextContent(/^-$/);
    await userEvent.type(screen.getByRole('textbox', { name: 'You send, NOW' }), '500');
    await waitFor(() => expect(screen.getByText('Arrival').nextSibling).toHaveTextContent('≈ 30 minutes'));
    await unmount(props);
  });

  it.each([
    { typed: '499', problem: 'Minimum amount 500' },
    { typed: '200001', problem: 'Maximum amount 200,000' },
    { typed: '0', problem: 'The amount must be above zero.' },
    { typed: '1,500', problem: /without thousands separators/ },
  ])('$typed shows: $problem (spec §5)', async ({ typed, problem }) => {
    const { props } = await openPage('/swap/now');
    await userEvent.type(screen.getByRole('textbox', { name: 'You send, NOW' }), typed);

    expect(screen.getByText(problem)).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'You get about' })).toHaveTextContent('-');
    expect(button('Next')).toBeDisabled();
    await unmount(props);
  });

  it('reports an invalid address or extra id (spec §5), and flips the direction', async () => {
    const { props } = await openPage('/swap/now');
    await userEvent.type(screen.getByRole('textbox', { name: 'Payout address' }), '0x12');
    await userEvent.type(screen.getByRole('textbox', { name: 'Extra id (memo)' }), 'a b');
    await userEvent.tab();
    expect(screen.getByText("Address isn't valid")).toBeInTheDocument();
    expect(screen.getByText("Extra id isn't valid")).toBeInTheDocument();

    await userEvent.click(button('Swap direction'));
    expect(screen.getByRole('textbox', { name: 'Payout address' })).toHaveValue('');
    expect(screen.queryByRole('textbox', { name: 'Extra id (memo)' })).not.toBeInTheDocument();
    await unmount(props);
  });

  it('cannot change the direction of a pair that has one', async () => {
    const { props } = await openPage('/swap/awc');
    expect(screen.queryByRole('button', { name: 'Swap direction' })).not.toBeInTheDocument();
    await unmount(props);
  });

  it('shows the KYC error of the travel partner with its link, and keeps the input (spec §8)', async () => {
    const { props } = await openPage('/swap/now', (request) =>
      request.method === 'POST' ? TE.left(httpError(400, refusedSwapReply)) : answers(request),
    );
    await fillAndContinue();
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await userEvent.click(button('Confirm'));

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/verify your identity/);
    expect(within(alert).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(button('Confirm')).toBeDisabled();

    await userEvent.click(button('Back'));
    expect(screen.getByRole('textbox', { name: 'Payout address' })).toHaveValue(` ${BINANCE_ADDRESS} `);
    await unmount(props);
  });
});

describe('a swap that is not created (spec §8 "Token swap")', () => {
  it.each([
    {
      rule: 'the message of the reply',
      reply: httpError(400, { error: 'x', message: 'Not today' }),
      text: 'Not today',
    },
    { rule: 'the general text', reply: httpError(500, '<html>'), text: 'An error occurred on creation.' },
    {
      rule: 'that the outcome of a lost reply is unknown',
      reply: timeoutError(10_000),
      text: 'We do not know yet whether the swap was created',
    },
  ])('shows $rule, and cannot be confirmed again', async ({ reply, text }) => {
    const { props } = await openPage('/swap/now', (request) =>
      request.method === 'POST' ? TE.left(reply) : answers(request),
    );
    await fillAndContinue();
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await userEvent.click(button('Confirm'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button('Confirm')).toBeDisabled();
    await unmount(props);
  });
});
