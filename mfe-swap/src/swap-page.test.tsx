/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/dom';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { httpError } from '@coinlane/shared-contracts/errors';
import { swapReply } from '@coinlane/shared-contracts/testing';

import { unmount } from './lifecycle';
import { openPage } from './open-page.fixture';

const HASH = 'a'.repeat(64);

afterEach(() => {
  document.body.replaceChildren();
});

describe('the page of a swap', () => {
  it('is read again every 60 s (spec §9 "Timing")', async () => {
    const intervals = jest.spyOn(window, 'setInterval');
    const { props, asked } = await openPage('/swap/txs/5f0c3a');
    await screen.findByText(/wait for your deposit/);
    const poll: unknown = intervals.mock.calls.find(([, ms]) => ms === 60_000)?.[0];
    intervals.mockRestore();
    expect(asked).toHaveLength(1);
    if (typeof poll !== 'function') throw new Error('no interval of 60 s');
    Reflect.apply(poll, undefined, []);
    await waitFor(() => expect(asked).toHaveLength(2));
    await unmount(props);
  });

  it('shows hash, address and amount of both sides, with links to their explorers (spec §4)', async () => {
    const { payin, payout } = swapReply;
    const { props } = await openPage('/swap/txs/5f0c3a', () =>
      TE.right({
        ...swapReply,
        status: 'finished',
        payin: { ...payin, hash: `0x${HASH}` },
        payout: { ...payout, hash: HASH, amount: 499.5 },
      }),
    );
    await screen.findByText(/less than a minute/);
    const facts = screen.getAllByRole('term').map((term) => {
      const fact = term.nextElementSibling;
      return [term.textContent, fact?.textContent, fact?.querySelector('a')?.getAttribute('href')];
    });
    const [from, to] = ['https://etherscan.io', 'https://explorer.bnbchain.org'];
    expect(facts).toEqual([
      ['Input hash', expect.stringContaining(`0x${HASH}`), `${from}/tx/0x${HASH}`],
      ['Deposit address', payin.address, `${from}/address/${payin.address}`],
      ['Amount sent', '500 NOW', `${from}/tx/0x${HASH}`],
      ['Output hash', expect.stringContaining(HASH), `${to}/tx/${HASH}`],
      ['Destination address', payout.address, `${to}/address/${payout.address}`],
      ['Amount received', '499.5 NOW', `${to}/tx/${HASH}`],
    ]);
    await unmount(props);
  });

  it.each([
    { status: 'waiting', text: /wait for your deposit/ },
    { status: 'confirming', text: /wait for your deposit/ },
    { status: 'swapping', text: /being swapped/ },
    { status: 'sending', text: /being swapped/ },
    { status: 'on_hold', text: /checking this swap/ },
    { status: 'finished', text: /less than a minute/ },
  ])('describes $status (spec §4)', async ({ status, text }) => {
    const { props } = await openPage('/swap/txs/5f0c3a', () => TE.right({ ...swapReply, status }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    await unmount(props);
  });

  it('shows a contact form about a failed swap (spec §4)', async () => {
    const { props, mountBlock } = await openPage('/swap/txs/5f0c3a', () =>
      TE.right({ ...swapReply, status: 'failed' }),
    );
    expect(await screen.findByText('This swap has failed')).toBeInTheDocument();
    expect(mountBlock).toHaveBeenCalledWith(
      { name: 'contact-form', attributes: { 'extra-info': 'swap:5f0c3a' }, data: null },
      expect.any(HTMLElement),
    );
    await unmount(props);
  });

  it('shows the deposit of a refunded one and a next step, without a form (spec §4)', async () => {
    const { props } = await openPage('/swap/txs/5f0c3a', () =>
      TE.right({ ...swapReply, status: 'refunded' }),
    );
    expect(await screen.findByText(/Your tokens were sent back/)).toHaveTextContent(/^Refunded/);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByText('Payout address')).not.toBeInTheDocument();
    expect(screen.getByText('Amount sent').nextElementSibling).toHaveTextContent('500 NOW');
    expect(screen.getByRole('link', { name: 'Swap again' })).toHaveAttribute('href', '/swap/now');
    await unmount(props);
  });

  it('goes to /404 if it cannot be loaded (spec §8)', async () => {
    const { props } = await openPage('/swap/txs/5f0c3a', () => TE.left(httpError(404, null)));
    await waitFor(() => expect(props.navigation.location().pathname).toBe('/404'));
    await unmount(props);
  });

  it('has the timeline only below half an hour (spec §4)', async () => {
    const updatedAt = new Date(Date.parse(swapReply.createdAt) + 30 * 60_000).toISOString();
    const { props } = await openPage('/swap/txs/5f0c3a', () =>
      TE.right({ ...swapReply, status: 'finished', updatedAt }),
    );
    expect(await screen.findByText('30 minutes')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Progress' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Swap again' })).toHaveAttribute('href', '/swap/now');
    await unmount(props);
  });
});
