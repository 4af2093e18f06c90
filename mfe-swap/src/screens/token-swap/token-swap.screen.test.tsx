/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';

import { showOnStage } from '../../app/stage.fixture';
import { TOKEN_SWAP_PAIRS } from '../../domain/pair-limits';
import { PairlessTokenScreen } from './pairless-token.screen';
import { TokenSwapScreen } from './token-swap.screen';

const factsOf = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: 'Pairs and limits of the token swap' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

const showPair = (token: string): void => {
  const pair = TOKEN_SWAP_PAIRS.find((candidate) => candidate.token === token);
  if (pair === undefined) throw new Error(`no pair for ${token}`);
  showOnStage(<TokenSwapScreen pair={pair} />);
};

describe('the page of a token swap pair (spec §9 "Token swap limits")', () => {
  it.each([
    {
      token: 'bnb',
      from: 'BNB Ethereum (ERC20)',
      to: 'BNB Binance Chain (MAINNET)',
      min: '0.5 BNB',
      max: '1,500 BNB',
      way: /^One way only/,
      extraId: /needs none/,
    },
    {
      token: 'awc',
      from: 'AWC Ethereum (ERC20)',
      to: 'AWC Binance Chain (BNB)',
      min: '50 AWC',
      max: 'No maximum',
      way: /^One way only/,
      extraId: /needs none/,
    },
    {
      token: 'now',
      from: 'NOW Ethereum (ERC20)',
      to: 'NOW Binance Chain (BNB)',
      min: '500 NOW',
      max: '200,000 NOW',
      way: /^Both ways/,
      extraId: /uses a memo/,
    },
    {
      token: 'ava',
      from: 'AVA Neo (NEP5)',
      to: 'AVA Binance Chain (BEP2)',
      min: '10 AVA',
      max: 'No maximum',
      way: /^One way only/,
      extraId: /needs none/,
    },
    {
      token: 'usdt',
      from: 'USDT Bitcoin Omni (OMNI)',
      to: 'USDT Ethereum (ERC20)',
      min: '20 USDT',
      max: 'No maximum',
      way: /^Both ways/,
      extraId: /needs none/,
    },
  ])(
    'shows both chains, limits, directions and extra id of $token',
    ({ token, from, to, min, max, way, extraId }) => {
      showPair(token);

      expect(factsOf()).toEqual({
        'You send': from,
        'You get': to,
        Minimum: min,
        Maximum: max,
        Direction: expect.stringMatching(way) as unknown,
        'Extra id': expect.stringMatching(extraId) as unknown,
      });
    },
  );

  it('links to the exchange as the other way to swap', () => {
    showPair('usdt');

    expect(screen.getByRole('link', { name: 'Exchange USDT' })).toHaveAttribute(
      'href',
      '/exchange?from=usdt&to=usdterc20',
    );
  });

  it('shows the breadcrumbs', () => {
    showPair('usdt');

    expect(screen.getByRole('link', { name: 'Token swap' })).toHaveAttribute('href', '/swap');
    expect(screen.getByText('USDT', { selector: '[aria-current="page"]' })).toBeInTheDocument();
  });
});

describe('the page of a token without a pair', () => {
  it('explains it and shows no limits', () => {
    showOnStage(<PairlessTokenScreen token="trvl" />);

    expect(screen.getByText(/no pair and no limits/)).toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Exchange TRVL' })).toHaveAttribute(
      'href',
      '/exchange?from=trvl',
    );
  });
});
