/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import { authChanged, createEventBus, signInAsked, signOutAsked } from '@coinlane/shared-contracts/events';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { USER } from './api/account.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { mount, unmount } from './lifecycle';

const BTC = {
  ...{ currency: 'btc', ticker: 'btc', name: 'Bitcoin', network: 'btc', available: '0.5', locked: '0' },
  ...{ usdPrice: '100000', withdrawalFee: '0.0001', decimals: 8, addresses: [] },
};
const NOW = { ...BTC, currency: 'now', ticker: 'now', name: 'NOW', network: 'bnb', available: '500' };
const COINS = [
  { ticker: 'btc', name: 'Bitcoin', network: 'btc', legacyTicker: 'btc' },
  { ticker: 'eth', name: 'Ethereum', network: 'eth', legacyTicker: 'eth' },
];
const REPLIES = {
  'GET account/users/me': USER,
  'GET account/balances': [BTC, NOW],
  'GET account/withdrawals': [],
  'GET account/addresses/whitelist': [],
  'GET account/loans/currencies': { deposit: ['btc'], loan: ['usdttrc20'], earn: [], ltvs: [0.5, 0.7] },
  'GET account/loans': { loans: [] },
  'GET account/staking': {
    ...{ currency: 'now', staked: '0', reward: '0', earned: '0', yearlyRate: '0.08', since: null },
  },
  'GET account/auth/sessions': { sessions: [] },
  'GET account/aml-checks': { checks: [] },
  'GET public-v2/exchange/currencies': COINS,
};

let mounted: MountProps | null = null;
afterEach(async () => {
  if (mounted !== null) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

/** Opens a page of the area with a session that can be ended and begun again, also by another user. */
const open = async (path: string) => {
  let user: object | null = USER;
  const bus = createEventBus(jest.fn());
  const wayInRequested = jest.fn();
  bus.subscribe(signInAsked, wayInRequested);
  const answer = fakeHttp(REPLIES, []);
  const http: HttpPort = (request) => {
    if (user === null) return TE.left(httpError(401, { error: 'unauthorized' }));
    return request.path === '/users/me' ? TE.right(user) : answer(request);
  };
  mounted = mountPropsOf(aRequest(path, { http }), { bus });
  await mount(mounted);
  return {
    wayInRequested,
    end: () => {
      user = null;
      bus.publish(authChanged, { isAuth: false });
    },
    begin: (whose: object) => {
      user = whose;
      bus.publish(authChanged, { isAuth: true });
    },
    leave: () => bus.publish(signOutAsked, {}),
  };
};

const ended = () => screen.findByRole('heading', { name: 'Your session has ended' });

const FORMS = [
  { path: '/pro/exchange', field: 'You pay', text: '0.125' },
  { path: '/pro/loans', field: 'Deposit amount', text: '0.2' },
  { path: '/pro/staking', field: 'Amount', text: '321' },
  { path: '/pro/aml-check', field: 'Address', text: '0x5aAeb605' },
] as const;

describe('a session that ends while a page is open', () => {
  it.each(FORMS)(
    'keeps what was typed on $path for the same user, hidden meanwhile',
    async ({ path, field, text }) => {
      const { wayInRequested, end, begin } = await open(path);
      const typed = await screen.findByRole('textbox', { name: field });
      await userEvent.type(typed, text);

      end();
      expect(await ended()).toBeVisible();
      expect(wayInRequested.mock.calls).toEqual([[{ view: 'sign-in', reason: 'session-ended' }]]);
      expect(typed).not.toBeVisible();
      expect(screen.queryByText('ann@example.com')).not.toBeInTheDocument();

      begin(USER);
      await waitFor(() => expect(screen.getByRole('textbox', { name: field })).toBeVisible());
      expect(screen.getByRole('textbox', { name: field })).toHaveValue(text);
      expect(screen.queryByRole('heading', { name: 'Your session has ended' })).not.toBeInTheDocument();
    },
  );

  it('removes a dialog with its screen, and restores it as it was', async () => {
    const { end, begin } = await open('/pro/balance');
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw BTC' }));
    const dialog = () => screen.getByRole('dialog', { name: 'Withdraw BTC' });
    await userEvent.type(within(dialog()).getByLabelText('Amount'), '0.1');

    end();
    await ended();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    begin(USER);
    await waitFor(() => expect(within(dialog()).getByLabelText('Amount')).toHaveValue('0.1'));
  });

  it('keeps nothing for another user', async () => {
    const { end, begin } = await open('/pro/staking');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '321');
    end();
    await ended();

    begin({ ...USER, id: 'u_2', email: 'bea@example.com' });
    expect(await screen.findByText('bea@example.com')).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('');
  });

  it('keeps nothing of a user who signs out, and does not open the sign-in dialog', async () => {
    const { wayInRequested, end, begin, leave } = await open('/pro/staking');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '321');
    leave();
    end();
    expect(await screen.findByRole('heading', { name: 'Sign in to open this page' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Amount', hidden: true })).not.toBeInTheDocument();
    expect(wayInRequested).not.toHaveBeenCalled();

    begin(USER);
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('');
  });
});
