/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import {
  createdSwapReply,
  exchangeAmountReply,
  refusedSwapReply,
  swapReply,
} from '@coinlane/shared-contracts/testing';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { BINANCE_ADDRESS } from './domain/swap-form/swap-form.fixture';
import { mount, unmount } from './lifecycle';

type Answer = (request: HttpRequest) => ReturnType<HttpPort>;

const answers: Answer = ({ method, path }) => {
  if (path.startsWith('/exchange-amount')) return TE.right(exchangeAmountReply);
  return TE.right(method === 'POST' ? createdSwapReply : swapReply);
};

const open = async (path: string, answer: Answer = answers) => {
  const asked: HttpRequest[] = [];
  const http: HttpPort = (request) => {
    asked.push(request);
    return answer(request);
  };
  const mountBlock = jest.fn(() => () => undefined);
  const props = mountPropsOf(aRequest(path, { http }), { http, mountBlock });
  await mount(props);
  return { props, asked, mountBlock, posts: () => asked.filter(({ method }) => method === 'POST') };
};

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
    const { props, posts } = await open('/swap/now');
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

  it.each([
    { typed: '499', problem: 'Minimum amount 500' },
    { typed: '200001', problem: 'Maximum amount 200,000' },
    { typed: '0', problem: 'The amount must be above zero.' },
    { typed: '1,500', problem: /without thousands separators/ },
  ])('$typed shows: $problem (spec §5)', async ({ typed, problem }) => {
    const { props } = await open('/swap/now');
    await userEvent.type(screen.getByRole('textbox', { name: 'You send, NOW' }), typed);

    expect(screen.getByText(problem)).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'You get about' })).toHaveTextContent('-');
    expect(button('Next')).toBeDisabled();
    await unmount(props);
  });

  it('reports an invalid address or extra id (spec §5), and flips the direction', async () => {
    const { props } = await open('/swap/now');
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
    const { props } = await open('/swap/awc');
    expect(screen.queryByRole('button', { name: 'Swap direction' })).not.toBeInTheDocument();
    await unmount(props);
  });

  it('shows the KYC error of the travel partner with its link, and keeps the input (spec §8)', async () => {
    const { props } = await open('/swap/now', (request) =>
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

describe('the page of a swap', () => {
  it.each([
    { status: 'waiting', text: /wait for your deposit/ },
    { status: 'confirming', text: /wait for your deposit/ },
    { status: 'swapping', text: /being swapped/ },
    { status: 'sending', text: /being swapped/ },
    { status: 'on_hold', text: /checking this swap/ },
    { status: 'finished', text: /less than a minute/ },
  ])('describes $status (spec §4)', async ({ status, text }) => {
    const { props } = await open('/swap/txs/5f0c3a', () => TE.right({ ...swapReply, status }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    await unmount(props);
  });

  it('shows a contact form about a failed swap (spec §4)', async () => {
    const { props, mountBlock } = await open('/swap/txs/5f0c3a', () =>
      TE.right({ ...swapReply, status: 'failed' }),
    );
    expect(await screen.findByText('This swap has failed')).toBeInTheDocument();
    expect(mountBlock).toHaveBeenCalledWith(
      { name: 'contact-form', attributes: { 'extra-info': 'swap:5f0c3a' }, data: null },
      expect.any(HTMLElement),
    );
    await unmount(props);
  });

  it('shows only the state of a refunded one, without a form (spec §4)', async () => {
    const { props } = await open('/swap/txs/5f0c3a', () => TE.right({ ...swapReply, status: 'refunded' }));
    expect(await screen.findByText(/Your tokens were sent back/)).toHaveTextContent(/^Refunded/);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByText('Payout address')).not.toBeInTheDocument();
    await unmount(props);
  });

  it('goes to /404 if it cannot be loaded (spec §8)', async () => {
    const { props } = await open('/swap/txs/5f0c3a', () => TE.left(httpError(404, null)));
    await waitFor(() => expect(props.navigation.location().pathname).toBe('/404'));
    await unmount(props);
  });

  it('has the timeline only below half an hour (spec §4)', async () => {
    const updatedAt = new Date(Date.parse(swapReply.createdAt) + 30 * 60_000).toISOString();
    const { props } = await open('/swap/txs/5f0c3a', () =>
      TE.right({ ...swapReply, status: 'finished', updatedAt }),
    );
    expect(await screen.findByText('30 minutes')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Progress' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Swap again' })).toHaveAttribute('href', '/swap/now');
    await unmount(props);
  });
});
