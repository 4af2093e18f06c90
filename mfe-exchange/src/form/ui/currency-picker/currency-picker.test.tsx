/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { layOutRows } from './laid-out-rows.fixture';
import { active, CURRENCIES, search, show } from './shown-picker.fixture';

beforeAll(layOutRows);

describe('CurrencyPicker', () => {
  it('focuses the search, which controls the list', async () => {
    show();
    expect(search()).toHaveAttribute('autofocus');
    await waitFor(() => expect(search()).toHaveFocus());
    expect(search()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Currencies' }).id);
  });

  it('names an option by name, ticker and network, because a ticker is ambiguous', async () => {
    const { user } = show();
    await user.type(search(), 'usdt');
    expect(await screen.findByRole('option', { name: /Tether USDT TRON/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Tether USDT Ethereum/ })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 currencies');
  });

  it('lists an unavailable currency with the reason, and does not pick it', async () => {
    const { user, onPick } = show();
    await user.type(search(), 'offcoin{Enter}');
    const option = await screen.findByRole('option', { name: /Offcoin OFF\u00A0·\u00A0not available now/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await user.click(option);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('reports that nothing was found, without an active option', async () => {
    const { user } = show();
    await user.type(search(), 'zzzzzzzz');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    expect(active()).toBeNull();
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('loads no icon before the frame that paints its row, however late that is', async () => {
    const frames: FrameRequestCallback[] = [];
    const asked = jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    show({ currencies: [aCurrency({ iconUrl: '/btc.svg' })] });
    const icon = () => screen.getByRole('listbox').querySelector('img');
    await screen.findAllByRole('option');
    await new Promise((done) => setTimeout(done, 120));
    expect(icon()).toBeNull();
    act(() => {
      for (const frame of frames) frame(0);
    });
    await waitFor(() => expect(icon()).not.toBeNull());
    asked.mockRestore();
  });

  it('loads a new icon only when typing pauses, and keeps the icon of an unchanged row', async () => {
    const many = ['btc', 'btg', 'btx'].map((ticker) =>
      aCurrency({ ticker, name: ticker, iconUrl: `/${ticker}.svg` }),
    );
    const others = Array.from({ length: 40 }, (_, place) => aCurrency({ ticker: `x${String(place)}` }));
    const { user } = show({ currencies: [...many.slice(0, 1), ...others, ...many.slice(1)] });
    const images = () =>
      screen.getAllByRole('option').map((option) => option.querySelector('img')?.getAttribute('src') ?? null);
    await waitFor(() => expect(images()).toContain('/btc.svg'));
    await user.type(search(), 'bt');
    expect(images()).not.toContain('/btg.svg');
    await waitFor(() => expect(images()).toEqual(['/btc.svg', '/btg.svg', '/btx.svg']));
    const [first] = document.querySelectorAll('[role=option] img');
    await user.type(search(), 'c');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(document.querySelector('[role=option] img')).toBe(first);
  });

  it('never shows the icon of another currency: it is hidden', async () => {
    const named = ['aaa', 'bbb'].map((ticker) =>
      aCurrency({ ticker, name: ticker, iconUrl: `/${ticker}.svg` }),
    );
    const { user } = show({ currencies: named });
    await user.type(search(), 'aaa');
    await waitFor(() =>
      expect(screen.getByRole('option').querySelector('img')).toHaveAttribute('src', '/aaa.svg'),
    );
    await user.clear(search());
    await user.type(search(), 'bbb');
    const held = screen.getByRole('option').querySelector('img')?.parentElement;
    expect(held).toHaveClass('waitingIcon');
    await waitFor(() =>
      expect(screen.getByRole('option').querySelector('img')).toHaveAttribute('src', '/bbb.svg'),
    );
    expect(screen.getByRole('option').querySelector('img')?.parentElement).toHaveClass('icon');
  });

  it('can be clicked', async () => {
    const { user, onPick } = show();
    await user.type(search(), 'ethereum');
    await user.click(await screen.findByRole('option', { name: /Ethereum ETH/ }));
    expect(onPick).toHaveBeenCalledWith(CURRENCIES[1]);
  });

  it('renders a hundredth of 1,500 rows, and jumps to the last one with one key', async () => {
    const many = Array.from({ length: 1500 }, (_, place) =>
      aCurrency({ ticker: `c${String(place)}`, name: `Coin ${String(place)}` }),
    );
    const { user } = show({ currencies: many });
    expect(screen.getByRole('status')).toHaveTextContent('1500 currencies');
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60);
    await user.type(search(), '{End}');
    expect(active()).toHaveTextContent('Coin 1499');
  });

  it('shows the currencies of a filter with their daily change, and searches inside it', async () => {
    const rising = aCurrency({ ticker: 'up', name: 'Upcoin', change24h: '4.2' });
    const falling = aCurrency({ ticker: 'down', name: 'Downcoin', change24h: '-3' });
    const { user } = show({ currencies: [...CURRENCIES, falling, rising] });
    await user.click(screen.getByRole('radio', { name: 'Gainers' }));
    expect(await screen.findByText('Top gainers')).toBeInTheDocument();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('4.2 %'),
    ]);
    await user.type(search(), 'downcoin');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    await user.click(screen.getByRole('button', { name: 'Search all' }));
    expect(await screen.findByRole('option', { name: /Downcoin/ })).toBeInTheDocument();
  });

  it('hides empty filters, and a single one', () => {
    show();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('shows balances if there are any', async () => {
    const { user } = show({ own: { favourites: [], recents: [], owned: [aCurrency()] } });
    await user.click(screen.getByRole('radio', { name: 'My balance' }));
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('toggles a favourite by its star without picking it', async () => {
    const { user, onPick, onFavourite } = show();
    await user.type(search(), 'ethereum');
    const option = await screen.findByRole('option', { name: /Ethereum ETH/ });
    const star = option.querySelector('[data-star=off]');
    await user.click(star ?? option);
    expect(onFavourite).toHaveBeenCalledWith(CURRENCIES[1]);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('toggles the active option by the button below', async () => {
    const { user, onFavourite } = show({
      own: { favourites: CURRENCIES.slice(0, 1), recents: [], owned: null },
    });
    expect(await screen.findByText('Favourites')).toBeInTheDocument();
    expect(screen.getAllByRole('option', { name: /Bitcoin BTC.*favourite/ })[0]).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove btc' }));
    expect(onFavourite).toHaveBeenCalledWith(CURRENCIES[0]);
    await user.type(search(), 'ethereum');
    await user.click(screen.getByRole('button', { name: 'Add eth' }));
    expect(onFavourite).toHaveBeenLastCalledWith(CURRENCIES[1]);
  });
});

describe('a token on several networks', () => {
  const token = () => screen.findByRole('option', { name: /Tether USDT 2 networks/ });

  it('is one row that opens its networks, and the search then covers only them', async () => {
    const { user, onPick } = show();
    await user.click(await token());
    expect(onPick).not.toHaveBeenCalled();
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.type(search(), 'tron');
    await user.click(await screen.findByRole('option', { name: /Tether USDT TRON/ }));
    expect(onPick).toHaveBeenCalledWith(CURRENCIES[2]);
  });

  it('can be left by a button, with an empty search', async () => {
    const { user } = show();
    await user.click(await token());
    await user.type(search(), 'zzz');
    await user.click(screen.getByRole('button', { name: 'All currencies' }));
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    expect(screen.getByRole('listbox', { name: 'Currencies' })).toBeInTheDocument();
  });

  it('is selected and active at the start if one of its networks is', async () => {
    show({ currencies: CURRENCIES.slice(1), selectedTicker: 'usdterc20' });
    expect(await token()).toHaveAttribute('aria-selected', 'true');
    expect(active()).toHaveTextContent('Tether');
    expect(active()).toHaveAttribute('aria-selected', 'true');
  });

  it('is unavailable only if each network is, with the reason', async () => {
    const { user } = show({
      unavailableReason: ({ network }) => (network === 'trx' ? 'not available now' : null),
    });
    expect(await token()).toHaveAttribute('aria-disabled', 'false');
    await user.click(await token());
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-disabled'))).toEqual([
      'true',
      'false',
    ]);
  });
});
