/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { estimatesReply } from '@coinlane/shared-contracts/testing';

import { anInfo, aRow, KEYS } from '../../../app/service.fixture';
import { openDetails } from '../exchange-details/details-on-stage.fixture';

const USD = aRow('usd', 'US dollar', { isFiat: true });
const BTC = aRow('btc', 'Bitcoin');

const aMethod = (kind: string, change: Readonly<Record<string, unknown>> = {}) => ({
  provider: 'p_paylane',
  label: 'Paylane',
  kind,
  estimatedAmount: 0.0019,
  minAmount: 20,
  maxAmount: 20_000,
  feeAmount: 5,
  feePercent: 2.5,
  transactionSpeedForecast: '5-10',
  kyc: 'on-flag',
  documentsAbove: 150,
  onlyCountries: null,
  exceptCountries: ['US'],
  refundTerms: 'before-payout',
  ...change,
});
const METHODS = [
  aMethod('card'),
  aMethod('bank-transfer', {
    feePercent: 0.5,
    maxAmount: 50_000,
    transactionSpeedForecast: '1440-2880',
    exceptCountries: null,
  }),
];

const open = async (amount = '200') => {
  const seen: HttpRequest[] = [];
  const [offer] = estimatesReply.providers;
  const stage = await openDetails(
    'btc&fiatMode=true',
    {
      [KEYS.currencies]: [USD, BTC],
      'GET public-v1/currencies/usd': anInfo('usd'),
      [KEYS.estimates]: {
        providers: [
          { ...offer, id: 'p_paylane', type: 'paylane', label: 'Paylane', estimatedAmount: 0.0019 },
        ],
        paymentMethods: METHODS,
      },
    },
    seen,
    {},
    `?from=usd&to=btc&fiatMode=true&amount=${amount}`,
  );
  await screen.findByRole('radiogroup', { name: 'Payment method' });
  const asked = () => seen.filter(({ path }) => path === '/v1.2/exchange/estimate').at(-1)?.query;
  return { ...stage, asked };
};
const method = (name: string) => screen.getByRole('radio', { name });

describe('the ways to pay for a purchase', () => {
  it('have their time and fee, the usual one first', async () => {
    await open();
    expect(method('Card')).toBeChecked();
    expect(method('Card')).toHaveAccessibleDescription('5–10 min\u00A0·\u00A0fee from 2.5\u00a0%');
    expect(method('Bank transfer')).toHaveAccessibleDescription('1–2 days\u00A0·\u00A0fee from 0.5\u00a0%');
    expect(screen.getByText('From 20 to 20,000 USD per order.')).toBeInTheDocument();
  });

  it('decide about the offers', async () => {
    const { user, asked } = await open();
    expect(asked()).not.toHaveProperty('paymentMethod');
    await user.click(method('Bank transfer'));
    await waitFor(() => expect(asked()).toMatchObject({ paymentMethod: 'bank-transfer' }));
    expect(method('Bank transfer')).toBeChecked();
  });

  it('name the limit and the way that accepts the amount', async () => {
    const { user, asked } = await open('30000');
    expect(screen.getByText('Card: the maximum is 20,000 USD')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use Bank transfer' }));
    await waitFor(() =>
      expect(asked()).toMatchObject({ paymentMethod: 'bank-transfer', fromAmount: '30000' }),
    );
    expect(screen.queryByText(/the maximum is/)).not.toBeInTheDocument();
  });

  it('name the country in which one is unavailable, and keep the typed address', async () => {
    const { user, asked } = await open();
    const address = screen.getByRole('textbox', { name: 'Recipient wallet address' });
    await user.type(address, 'bc1q');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country of residence' }), 'United States');
    expect(await screen.findByText('Card is not available in United States')).toBeInTheDocument();
    expect(method('Card')).toHaveAccessibleDescription('Not available in your country');
    await user.click(screen.getByRole('button', { name: 'Use Bank transfer' }));
    await waitFor(() => expect(asked()).toMatchObject({ paymentMethod: 'bank-transfer', country: 'US' }));
    expect(address).toHaveValue('bc1q');
  });
});
