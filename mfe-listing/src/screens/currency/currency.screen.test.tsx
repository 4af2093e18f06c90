/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';

import { showOnStage } from '../../app/stage.fixture';
import {
  bitcoin,
  dollar,
  ethereum,
  tetherOnEthereum,
  tetherOnTron,
} from '../../domain/currency/listed-currency.fixture';
import { contentOf } from '../../domain/listing-content';
import { coinPairs, listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { CurrencyScreen } from './currency.screen';

const data = listingData({
  currencies: [bitcoin, ethereum, tetherOnTron, tetherOnEthereum, dollar],
  buyLinks: ['bitcoin'],
  pairs: coinPairs({
    currencies: [ethereum, tetherOnEthereum],
    validLinks: ['ethereum'],
    exceptions: ['tether-erc20'],
  }),
});

const show = (path: string, told: unknown[] = []) => {
  const page = listingPageAt(path, '');
  const content = contentOf(page, data);
  if (content._tag !== 'Currency') throw new Error(`${path} shows no currency`);
  const scope = fork({ handlers: [[listingModel.notifyPairPickedFx, (pair: unknown) => told.push(pair)]] });
  return showOnStage(<CurrencyScreen page={page} content={content} isStale={false} />, { scope });
};

/** The shell follows links to other remotes; here they are ignored. */
const stay = (event: Event): void => event.preventDefault();
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));

describe('the page of a currency', () => {
  it('shows the network if two could be confused', () => {
    show('/currencies/tether-trc20');

    expect(
      screen.getByRole('heading', { level: 1, name: 'Exchange Tether (USDT, TRON)' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Network: TRON')).toBeInTheDocument();
  });

  it('links to the same coin on other networks, with a warning', () => {
    show('/currencies/tether-trc20');

    const others = screen.getByRole('region', { name: 'USDT on other networks' });
    expect(within(others).getByRole('link', { name: /Tether USDT Ethereum/ })).toHaveAttribute(
      'href',
      '/currencies/tether-erc20',
    );
    expect(within(others).getByText(/Send only on the network you picked/)).toBeInTheDocument();
  });

  it('has no list of networks for a coin with one', () => {
    show('/currencies/bitcoin');

    expect(screen.queryByRole('region', { name: 'BTC on other networks' })).not.toBeInTheDocument();
  });

  it('links to the pairs with a page, and the others into the exchange', () => {
    show('/currencies/bitcoin');

    expect(screen.getByRole('link', { name: 'BTC to ETH Ethereum' })).toHaveAttribute(
      'href',
      '/currencies/bitcoin/ethereum',
    );
    expect(screen.getByRole('link', { name: 'BTC to USDT Tether Ethereum' })).toHaveAttribute(
      'href',
      '/exchange#from=btc&to=usdterc20',
    );
    expect(screen.getByRole('searchbox', { name: 'BTC to' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^View all/ })).toHaveAttribute('href', '/from-bitcoin');
  });

  it('opens the exchange with the amount of its calculator, and reports the pair', async () => {
    const told: unknown[] = [];
    document.removeEventListener('click', stay);
    const { navigation } = show('/currencies/bitcoin', told);
    const submitted: boolean[] = [];
    const note = (event: Event): void => void submitted.push(event.defaultPrevented);
    document.addEventListener('submit', note, { once: true });

    const amount = screen.getByRole('textbox', { name: 'Amount in BTC' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.5');
    await userEvent.click(screen.getByRole('button', { name: 'Exchange BTC' }));

    expect(told).toEqual([{ fromTicker: 'btc', toTicker: 'eth', isFiat: false }]);
    // else the browser would load the exchange again
    expect(submitted).toEqual([true]);
    expect(navigation.location()).toMatchObject({
      pathname: '/exchange',
      search: '?from=btc&to=eth&amount=0.5',
    });
  });

  it.each([
    {
      path: '/buy/bitcoin',
      heading: 'Buy Bitcoin (BTC)',
      action: 'Buy BTC',
      href: '/exchange?from=usd&to=btc&fiatMode=true',
    },
    {
      path: '/buy/us-dollar',
      heading: 'Buy crypto with US Dollar (USD)',
      action: 'Pay with USD',
      href: '/exchange?from=usd&to=btc&fiatMode=true',
    },
  ])('opens the exchange in fiat mode from $path', ({ path, heading, action, href }) => {
    show(path);

    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  });

  it('leads from the page of a coin with a sell page to its sale (spec §9 "Sell page coins")', () => {
    show('/buy/bitcoin');

    expect(screen.getByRole('link', { name: 'Sell Bitcoin (BTC)' })).toHaveAttribute(
      'href',
      '/exchange?from=btc&to=eur&fiatMode=true',
    );
  });
});
