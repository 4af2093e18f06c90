/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { USER } from './api/account.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { mount, unmount } from './lifecycle';

const BTC = {
  ...{ currency: 'btc', ticker: 'btc', name: 'Bitcoin', network: 'btc', available: '0.5', locked: '0.1' },
  ...{ usdPrice: '100000', withdrawalFee: '0.0001', decimals: 8, addresses: [] },
};
const ETH = {
  ...{ currency: 'eth', ticker: 'eth', name: 'Ethereum', network: 'eth', available: '0.0001' },
  ...{ locked: '0', usdPrice: '3000', withdrawalFee: '0.001', decimals: 18, addresses: [] },
};
const COINS = [
  { ticker: 'btc', name: 'Bitcoin', network: 'btc', legacyTicker: 'btc' },
  { ticker: 'eth', name: 'Ethereum', network: 'eth', legacyTicker: 'eth' },
  { ticker: 'xrp', name: 'Ripple', network: 'xrp', legacyTicker: 'xrp', hasExternalId: true },
];
const TRADE_ROW = {
  ...{ id: 'trade:1', kind: 'trade', at: new Date().toISOString() },
  details: { from: 'btc', to: 'eth', amountFrom: '0.5', amountTo: '15', rate: '30.1234567890123' },
};
const QUOTE = {
  ...{ from: 'btc', to: 'eth', amountFrom: '0.25', amountTo: '7.5', rate: '30', rateId: 'r1' },
  ...{ validUntil: '2026-11-20T12:00:30.000Z', serverTime: '2026-11-20T12:00:00.000Z' },
};
const TRADE = {
  ...{ id: 'trade:1', status: 'finished', from: 'btc', to: 'eth', amountFrom: '0.25', amountTo: '7.5' },
  ...{ cashback: '1', at: '2026-11-20T12:00:00.000Z' },
};
const REPLIES = {
  'GET account/users/me': USER,
  'GET account/balances': [BTC, ETH],
  'GET account/withdrawals': [],
  'GET account/addresses/whitelist': [],
  'GET account/history': { count: 1, transactions: [TRADE_ROW] },
  'GET public-v2/exchange/currencies': COINS,
  'GET account/trades/quote': QUOTE,
  'POST account/trades': TRADE,
  'GET account/trades/trade%3A1': TRADE,
};

/** Rows of one tab: the overview requests several at once. */
const withOneTab =
  (http: HttpPort): HttpPort =>
  (request) =>
    ['DEPOSIT', 'WITHDRAWAL'].includes(request.query?.['tab'] ?? '')
      ? TE.right({ count: 0, transactions: [] })
      : http(request);

let mounted: MountProps | null = null;

/** Opens a page of the area for a signed-in user, with these replies in place of the usual ones. */
const open = async (path: string, changes: Readonly<Record<string, unknown>> = {}) => {
  const seen: HttpRequest[] = [];
  const [pathname = '', search = ''] = path.split('?');
  const request = aRequest(pathname, {
    http: withOneTab(fakeHttp({ ...REPLIES, ...changes }, seen)),
    search: search === '' ? '' : `?${search}`,
  });
  mounted = mountPropsOf(request);
  await mount(mounted);
  return { seen, props: mounted };
};

afterEach(async () => {
  if (mounted !== null) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

describe('/pro', () => {
  it('shows the total value, its parts and the recent activity', async () => {
    await open('/pro');

    const split = await screen.findByRole('table', { name: 'How your portfolio is split' });
    expect(within(split).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('≈ $60,000.30')).toBeInTheDocument();
    expect((await screen.findAllByText('+15 ETH')).length).toBeGreaterThan(0);
  });

  it('leads a user without holdings to a deposit', async () => {
    await open('/pro', { 'GET account/balances': [] });

    expect(await screen.findByRole('heading', { name: 'Your balance is empty' })).toBeInTheDocument();
  });

  it('shows what could not be loaded, and leaves the rest', async () => {
    await open('/pro', { 'GET account/history': null });

    expect(await screen.findByRole('alert')).toHaveTextContent('could not be read');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('/pro/balance', () => {
  it('hides small balances and finds by name', async () => {
    await open('/pro/balance');
    const table = await screen.findByRole('table', { name: 'Your currencies' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);

    await userEvent.click(screen.getByRole('checkbox', { name: 'Hide balances below $1' }));
    expect(within(table).queryByText('Ethereum')).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByRole('heading', { name: 'No currency fits' })).toBeInTheDocument();
  });

  it('keeps the total when the list is filtered', async () => {
    await open('/pro/balance');
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');

    expect(screen.getByText('≈ $60,000.30')).toBeInTheDocument();
  });
});

describe('/pro/balance of a new user', () => {
  it('shows a plain zero: nothing about it is approximate', async () => {
    await open('/pro/balance', { 'GET account/balances': [] });

    expect(await screen.findByText('$0.00')).toBeInTheDocument();
  });
});

describe('/pro/exchange', () => {
  it('reads the pair from the URL, and fills in a part of the balance', async () => {
    await open('/pro/exchange?from=btc&to=eth');
    await userEvent.click(await screen.findByRole('button', { name: '50\u00a0%' }));

    expect(screen.getByLabelText('You pay')).toHaveValue('0.25');
    await waitFor(() => expect(screen.getByLabelText('You get')).toHaveValue('7.5'));
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });

  it('leads to a deposit, instead of a button that nothing can enable, if the balance is empty', async () => {
    await open('/pro/exchange?from=usdttrc20&to=eth', { 'GET account/balances': [] });
    expect(await screen.findByRole('link', { name: /^Deposit USDT.* first$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pro\/balance\?deposit=usdttrc20$/),
    );
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('shows the problem of an amount and does not continue with it', async () => {
    await open('/pro/exchange');
    await userEvent.type(await screen.findByLabelText('You pay'), '0.6');

    expect(await screen.findByText('This is more than your available balance')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('trades the confirmed terms once, and shows the trade', async () => {
    const { seen, props } = await open('/pro/exchange?from=btc&to=eth');
    await userEvent.type(await screen.findByLabelText('You pay'), '0.25');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Exchange now' }));

    expect(await screen.findByRole('heading', { name: 'Exchange complete' })).toBeInTheDocument();
    expect(props.navigation.location().pathname).toBe('/pro/exchange/txs/trade%3A1');
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('a quote for other terms than requested', () => {
  it('shows another amount in the form and before the confirmation', async () => {
    await open('/pro/exchange?from=btc&to=eth');
    await userEvent.type(await screen.findByLabelText('You pay'), '0.3');
    const notice = await screen.findByText(/^The amount has changed. Check the new one. You pay:/);
    expect(notice).toHaveTextContent('0.25 BTC');

    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The amount has changed. Check the new one.')).toBeInTheDocument();
    expect(screen.getByText('0.25 BTC')).toBeInTheDocument();
  });

  it('is not shown for another pair', async () => {
    await open('/pro/exchange?from=btc&to=eth', { 'GET account/trades/quote': { ...QUOTE, to: 'sol' } });
    await userEvent.type(await screen.findByLabelText('You pay'), '0.25');

    expect(await screen.findByRole('alert')).toHaveTextContent('could not be read');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });
});

describe('/pro/exchange/txs/{id}', () => {
  it('does not find a trade of another user', async () => {
    await open('/pro/exchange/txs/other');

    expect(await screen.findByRole('heading', { name: 'Exchange not found' })).toBeInTheDocument();
  });
});

describe('/pro/history', () => {
  it('starts with the exchanges (spec §9), and shows the details of one', async () => {
    const { seen } = await open('/pro/history');
    const rows = within(await screen.findByRole('table', { name: 'Exchanges' })).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(seen.find(({ path }) => path === '/history')?.query).toMatchObject({ tab: 'SWAP' });

    await userEvent.click(screen.getByRole('button', { name: /^Details of/ }));
    const details = within(screen.getByRole('dialog', { name: 'Details' }));
    expect(details.getByText('0.5 BTC')).toBeInTheDocument();
    expect(details.getByText('1 BTC ≈ 30.123456 ETH')).toBeInTheDocument();
    expect(details.getByRole('link', { name: 'Open this exchange' })).toHaveAttribute(
      'href',
      '/pro/exchange/txs/trade%3A1',
    );
  });

  it('links from an empty tab to its action', async () => {
    await open('/pro/history?tab=LOAN', { 'GET account/history': { count: 0, transactions: [] } });

    expect(await screen.findByRole('link', { name: 'To the loans' })).toHaveAttribute('href', '/pro/loans');
  });

  it('has one page per ten rows', async () => {
    await open('/pro/history?page=2', { 'GET account/history': { count: 25, transactions: [TRADE_ROW] } });

    expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/pro/history?page=3',
    );
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });
});
