/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { OfferList } from './offer-list';
import type { Offer } from './offer-list';

const anOffer = (provider: string, change: Partial<Offer> = {}): Offer => ({
  provider,
  label: `Provider ${provider}`,
  amount: '1.4 ETH',
  value: '≈ $3,920.00',
  note: '10-60 min',
  badge: null,
  isChosen: false,
  ...change,
});

describe('OfferList', () => {
  const offers = [
    anOffer('a', { isChosen: true, badge: 'Best' }),
    anOffer('b', { amount: '1.3 ETH' }),
    anOffer('c', { amount: null, note: 'No offer for this amount' }),
  ];
  const show = (isRefreshing = false) => {
    const onPick = jest.fn();
    render(
      <OfferList
        label="Offers"
        offers={offers}
        isRefreshing={isRefreshing}
        onPick={onPick}
        footer="Sorted by the amount."
      />,
    );
    return onPick;
  };

  it('is a list of choices, each named by provider, time and amount', () => {
    show();
    const list = screen.getByRole('list', { name: 'Offers' });
    expect(
      within(list)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('disabled')),
    ).toEqual([null, null, '']);
    expect(
      screen.getByRole('radio', { name: 'Provider a Best 10-60 min 1.4 ETH ≈ $3,920.00' }),
    ).toBeChecked();
    expect(screen.getByText('Sorted by the amount.')).toBeInTheDocument();
  });

  it('marks the chosen provider', async () => {
    const onPick = show();
    await userEvent.setup().click(screen.getByRole('radio', { name: /Provider b/ }));
    expect(onPick).toHaveBeenCalledWith('b');
  });

  it('reports a refresh', () => {
    show(true);
    expect(screen.getByRole('list', { name: 'Offers' })).toHaveAttribute('aria-busy', 'true');
  });
});
