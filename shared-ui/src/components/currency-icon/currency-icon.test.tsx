/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { avatarHue, avatarLetters } from './avatar';
import { CurrencyIcon } from './currency-icon';

const image = (container: HTMLElement) => container.querySelector('img');

describe('CurrencyIcon', () => {
  it('is a decorative image: the ticker is next to it', () => {
    const { container } = render(<CurrencyIcon ticker="btc" src="/btc.svg" />);
    expect(image(container)).toHaveAttribute('alt', '');
    expect(image(container)).toHaveAttribute('src', '/btc.svg');
  });

  it.each([undefined, null, ''])('shows letters if the image is %j', (src) => {
    render(<CurrencyIcon ticker="usdt" src={src} />);
    expect(screen.getByText('USD')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows letters if the image fails to load', () => {
    const { container } = render(<CurrencyIcon ticker="btc" src="/gone.svg" />);
    fireEvent.error(image(container) ?? container);
    expect(screen.getByText('BTC')).toBeInTheDocument();
  });

  it('tries again with another image', () => {
    const { container, rerender } = render(<CurrencyIcon ticker="btc" src="/gone.svg" />);
    fireEvent.error(image(container) ?? container);
    rerender(<CurrencyIcon ticker="eth" src="/eth.svg" />);
    expect(image(container)).toHaveAttribute('src', '/eth.svg');
  });

  it.each([
    {
      rule: 'shows letters if the image failed before this code ran',
      decode: () => Promise.reject(new Error('broken')),
      letters: 1,
    },
    {
      rule: 'accepts an image that has no intrinsic size',
      decode: () => Promise.resolve(),
      letters: 0,
    },
  ])('$rule', async ({ decode, letters }) => {
    const { prototype } = HTMLImageElement;
    const complete = jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
    Object.defineProperty(prototype, 'decode', { configurable: true, value: decode });

    await act(async () => {
      render(<CurrencyIcon ticker="btc" src="/btc.svg" />);
      await Promise.resolve();
    });

    expect(screen.queryAllByText('BTC')).toHaveLength(letters);
    complete.mockRestore();
    Reflect.deleteProperty(prototype, 'decode');
  });
});

describe('avatarHue', () => {
  it('is the same for upper and lower case', () => {
    expect(avatarHue('BTC')).toBe(avatarHue('btc'));
  });

  it('is one of eight values', () => {
    const hues = ['', 'btc', 'eth', 'usdt', '1inch', '無'].map(avatarHue);
    expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 8)).toBe(true);
  });

  it('differs for the seven best-known currencies', () => {
    expect(new Set(['btc', 'eth', 'usdt', 'xmr', 'sol', 'trx', 'ltc'].map(avatarHue)).size).toBe(7);
  });
});

describe('avatarLetters', () => {
  it.each([
    { ticker: 'usdt', letters: 'USD' },
    { ticker: 'op', letters: 'OP' },
    { ticker: '', letters: '' },
  ])('returns "$letters" for "$ticker"', ({ ticker, letters }) => {
    expect(avatarLetters(ticker)).toBe(letters);
  });
});
