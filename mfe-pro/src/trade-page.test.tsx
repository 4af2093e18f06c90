/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';

import { fakeHttp } from '@coinlane/shared-contracts/testing';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { USER } from './api/account.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { mount, unmount } from './lifecycle';

const TRADE = {
  ...{ id: 'trade:1', from: 'btc', to: 'eth', amountFrom: '0.25', amountTo: '7.5', cashback: '1' },
  at: '2026-11-20T12:00:00.000Z',
};

let mounted: MountProps | null = null;

/** Opens the page of a trade with a status. */
const open = async (status: string): Promise<void> => {
  const http = fakeHttp({
    'GET account/users/me': USER,
    'GET public-v2/exchange/currencies': [],
    'GET account/trades/trade%3A1': { ...TRADE, status },
  });
  mounted = mountPropsOf(aRequest('/pro/exchange/txs/trade%3A1', { http }));
  await mount(mounted);
};

afterEach(async () => {
  if (mounted !== null) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

describe('the page of a trade', () => {
  it.each([
    { status: 'finished', title: 'Exchange complete', names: ['Paid', 'Received', 'Cashback'] },
    { status: 'sending', title: 'Your exchange is under way', names: ['Paid', 'You get'] },
    { status: 'failed', title: 'The exchange failed', names: ['Paid'] },
    { status: 'refunded', title: 'The exchange failed', names: ['Paid'] },
  ])('names only amounts that were moved or follow: $status', async ({ status, title, names }) => {
    await open(status);
    expect(await screen.findByText(title)).toBeInTheDocument();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([...names, 'Date', 'ID']);
  });
});
