/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';
import type { Scope } from 'effector';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import { estimatesReply, marketDataReply, tooSmallErrorReply } from '@coinlane/shared-contracts/testing';

import { aServiceWith, KEYS, SERVICE } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { clockModel } from '../../../page/model/clock';
import { estimateModel } from '../../model/estimate';
import { urlStateModel } from '../../model/url-state';
import { layOutRows } from '../../ui/currency-picker/laid-out-rows.fixture';
import { ExchangeFormScreen } from '.';

const aList = SERVICE[KEYS.currencies];
const [standard, other] = estimatesReply.providers;
const TWO_OFFERS = {
  providers: [standard, { ...other, estimatedAmount: 1.5, isConvertible: true, error: null }],
};

beforeAll(layOutRows);

const open = async (
  search = '?from=btc&to=eth&amount=0.1',
  answers: Answers = {},
  seen: HttpRequest[] = [],
) => {
  const { scope, props } = showOnStage(<ExchangeFormScreen extras={null} details={null} />, {
    http: aServiceWith(answers, seen),
  });
  await act(() =>
    allSettled(urlStateModel.locationChanged, {
      scope,
      params: { pathname: '/exchange', search, hash: '' },
    }),
  );
  return { scope, props, user: userEvent.setup() };
};
const send = () => screen.getByRole('textbox', { name: 'You send' });
const receive = () => screen.getByRole('textbox', { name: 'You get' });
const tick = (scope: Scope, now: number) => act(() => allSettled(clockModel.ticked, { scope, params: now }));

describe('the calculator', () => {
  it('shows pair, amounts with their fiat values, the difference to the market, and the offers', async () => {
    await open();
    expect(send()).toHaveValue('0.1');
    expect(receive()).toHaveValue('1.4032');
    expect(screen.getByRole('button', { name: /^Choose currency to send BTC Bitcoin$/ })).toBeEnabled();
    expect(send()).toHaveAccessibleDescription('≈ $4,000.00');
    expect(receive()).toHaveAccessibleDescription(
      'Estimate\u00A0·\u00A0≈ $3,928.96\u00A0·\u00A0−1.18 % to market',
    );
    expect(within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('radio')).toHaveLength(2);
  });

  it('fetches offers for typed text, and updates the URL', async () => {
    const seen: HttpRequest[] = [];
    const { user, props } = await open(undefined, {}, seen);
    await user.clear(send());
    await user.type(send(), '0.25');
    await waitFor(() =>
      expect(seen.at(-1)).toMatchObject({ query: { fromAmount: '0.25', flow: 'standard', type: 'direct' } }),
    );
    await waitFor(() => expect(props.navigation.location().search).toContain('amount=0.25'));
  });

  it('uses the minimum from a button whose name is the amount', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Min 0.00028 BTC' }));
    expect(send()).toHaveValue('0.00028');
  });

  it.each([
    { text: 'abc', says: 'This is not a number.' },
    { text: '-1', says: 'The amount must be above zero.' },
  ])('shows the error of "$text"', async ({ text, says }) => {
    const { user } = await open();
    await user.clear(send());
    await user.type(send(), text);
    expect(screen.getByText(says)).toBeInTheDocument();
    expect(send()).toBeInvalid();
  });

  it('asks which of two interpretations is meant, and guesses none', async () => {
    const { user } = await open();
    await user.clear(send());
    await user.type(send(), '1,234');
    expect(screen.getByText(/Which number do you mean\?/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '1,234' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '1.234' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '1234' }));
    expect(send()).toHaveValue('1234');
  });

  it('swaps the two currencies', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Swap the two currencies' }));
    expect(screen.getByRole('button', { name: /^Choose currency to send ETH/ })).toBeInTheDocument();
  });

  it('has an editable receive amount with a fixed rate', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await open(undefined, {}, seen);
    expect(receive()).toHaveAttribute('readonly');
    await user.click(screen.getByRole('radio', { name: 'Fixed rate' }));
    // a single change: an estimate that arrives between two would become part of the text
    fireEvent.change(receive(), { target: { value: '2' } });
    await waitFor(() =>
      expect(seen.at(-1)).toMatchObject({ query: { toAmount: '2', flow: 'fixed-rate', type: 'reverse' } }),
    );
  });

  it('shows in advance that a currency has no fixed rate', async () => {
    await open('?from=btc&to=xrp');
    expect(screen.getByRole('radio', { name: 'Fixed rate' })).toBeDisabled();
    expect(screen.getByText('There is no fixed rate for XRP.')).toBeInTheDocument();
  });
});

describe('the offers', () => {
  it('are sorted, and the pick survives a refresh', async () => {
    const { user, scope } = await open(undefined, { [KEYS.estimates]: TWO_OFFERS });
    expect(receive()).toHaveValue('1.5');
    expect(screen.getByText('Sorted by the amount you get, after all fees.')).toBeInTheDocument();
    expect(screen.getAllByRole('radio', { name: /route/ })[0]).toHaveAccessibleName(/^Partner route Best/);
    await user.click(screen.getByRole('radio', { name: /Standard/ }));
    await act(() => allSettled(estimateModel.retried, { scope }));
    expect(receive()).toHaveValue('1.4032');
    expect(
      screen.getByRole('radio', { name: /Standard route.*−\$271\.04\u00A0·\u00A0−6\.45 %$/ }),
    ).toBeChecked();
  });

  it('show the minimum if the amount is below it', async () => {
    await open(undefined, { [KEYS.estimates]: httpError(400, tooSmallErrorReply) });
    expect(screen.getByText('The minimum is 0.0004157 BTC.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Min 0.0004157 BTC' })).toBeInTheDocument();
  });

  it('warn of a bad price with the figures', async () => {
    await open(undefined, { [KEYS.market]: { ...marketDataReply, rate: 20 } });
    expect(screen.getByText(/You get 29\.84 % less than the market rate/)).toBeInTheDocument();
  });

  it.each([
    { failure: networkError('down'), says: 'The connection was lost, or the response was incomplete.' },
    { failure: httpError(500, null), says: 'The service has a problem.' },
    { failure: httpError(429, null, 7000), says: 'Retrying automatically in 7 seconds.' },
  ])('show the reason without offers, and retry: $says', async ({ failure, says }) => {
    let isDown = true;
    const { user } = await open(undefined, { [KEYS.estimates]: () => (isDown ? failure : estimatesReply) });
    expect(screen.getByRole('alert')).toHaveTextContent(says);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Refresh offers' }));
    await waitFor(() => expect(receive()).toHaveValue('1.4032'));
  });

  it('stay with their age if a refresh fails', async () => {
    let isDown = false;
    const { scope } = await open(undefined, {
      [KEYS.estimates]: () => (isDown ? networkError('down') : estimatesReply),
    });
    isDown = true;
    const now = scope.getState(clockModel.$now);
    await tick(scope, now + 120_000);
    await tick(scope, now + 121_000);
    expect(screen.getByRole('alert')).toHaveTextContent('These offers are from 2 minutes ago');
    expect(receive()).toHaveValue('1.4032');
  });
});

describe('choosing a currency', () => {
  const openPicker = async (answers: Answers = {}) => {
    const opened = await open(undefined, answers);
    await opened.user.click(screen.getByRole('button', { name: /^Choose currency to receive/ }));
    await screen.findByRole('dialog', { name: 'Choose currency' });
    return opened;
  };

  it('finds, picks and remembers one', async () => {
    const { user, props } = await openPicker();
    await user.type(await screen.findByRole('combobox', { name: 'Search currency' }), 'tether');
    await user.click(await screen.findByRole('option', { name: /Tether.*USDT.*TRON/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Choose currency to receive USDT TRON/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(props.storage.read('exchange-recents')).toBe('{"version":1,"tickers":["usdttrc20"]}'),
    );
  });

  it('shows why there is no list, and loads it on retry', async () => {
    let isDown = false;
    const { user } = await open(undefined, {
      [KEYS.currencies]: () => (isDown ? networkError('down') : aList),
    });
    isDown = true;
    await user.click(screen.getByRole('button', { name: /^Choose currency to receive/ }));
    expect(await screen.findByText('The list of currencies could not be loaded.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Load the list again' }));
    expect(await screen.findByRole('combobox', { name: 'Search currency' })).toBeInTheDocument();
  });
});

describe('the pair', () => {
  it('that is unavailable is reported, and can be requested again manually', async () => {
    let isDown = true;
    const { user } = await open(undefined, {
      [KEYS.currencies]: () => (isDown ? networkError('down') : aList),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The currencies could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Load the currencies again' }));
    await waitFor(() => expect(receive()).toHaveValue('1.4032'));
  });
});
