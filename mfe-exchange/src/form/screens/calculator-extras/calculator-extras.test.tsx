/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import type { Feature } from '@coinlane/shared-contracts/lifecycle';
import { estimatesReply } from '@coinlane/shared-contracts/testing';

import { aServiceWith, KEYS } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { aConfigWith } from '../../../app/fragment-request.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { urlStateModel } from '../../model/url-state';
import { CalculatorExtras } from '.';

const [standard] = estimatesReply.providers;
const offering = (change: Readonly<Record<string, unknown>>) => ({
  providers: [{ ...standard, ...change }],
});
const open = async (
  answers: Answers = {},
  search = '?from=btc&to=eth&amount=0.1',
  unavailable: readonly Feature[] = [],
) => {
  const seen: HttpRequest[] = [];
  const { scope } = showOnStage(<CalculatorExtras />, {
    http: aServiceWith(answers, seen),
    config: aConfigWith({ unavailable }),
  });
  await act(() =>
    allSettled(urlStateModel.locationChanged, {
      scope,
      params: { pathname: '/exchange', search, hash: '' },
    }),
  );
  return { scope, seen, user: userEvent.setup() };
};

describe('the price details', () => {
  it('show both rates, the fees and the total cost', async () => {
    await open();
    const facts = within(screen.getByLabelText('Price details'));
    const fact = (term: string) => facts.getByText(term).nextSibling;
    expect(fact('Our rate')).toHaveTextContent('1 BTC ≈ 14.032 ETH');
    expect(fact('Market rate')).toHaveTextContent('1 BTC ≈ 14.2 ETH');
    expect(fact('Network fee')).toHaveTextContent('0.0009 ETH · ≈ $2.52');
    expect(fact('Service fee')).toHaveTextContent('1.12 % · ≈ $44.52');
    expect(fact('Total cost')).toHaveTextContent('1.18 % · ≈ $47.04');
    expect(screen.queryByText('Cashback for you')).not.toBeInTheDocument();
  });

  it('compare with no market, and have no chart, on a site without market data', async () => {
    const { seen } = await open({}, '?from=btc&to=eth&amount=0.1', ['market']);
    const facts = within(screen.getByLabelText('Price details'));
    expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Our rate',
      'Network fee',
    ]);
    expect(screen.queryByText('Market chart')).not.toBeInTheDocument();
    expect(seen.filter(({ service }) => service === 'frontend' || service === 'price-data')).toEqual([]);
  });

  it('show cashback if there is any', async () => {
    await open({ [KEYS.estimates]: offering({ cashback: 0.0028 }) });
    expect(screen.getByText('Cashback for you').nextSibling).toHaveTextContent('0.0028 ETH');
  });

  it('warn of a high network fee', async () => {
    await open({ [KEYS.estimates]: offering({ isHighNetworkFee: 1 }) });
    expect(screen.getByText('The network fee is high for this amount')).toBeInTheDocument();
  });
});

describe('the promo code', () => {
  it('is part of the next query if it is valid', async () => {
    const { user, seen } = await open({
      'GET account/promo-codes/NOVEMBER': { isValid: true, code: 'NOVEMBER' },
    });
    await user.type(screen.getByLabelText('Promo code'), 'november{Enter}');
    expect(await screen.findByText('NOVEMBER is applied. The offers include it.')).toBeInTheDocument();
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ query: { promoCode: 'NOVEMBER' } }));
  });

  it('reports that the code is unknown', async () => {
    const { user, seen } = await open();
    await user.type(screen.getByLabelText('Promo code'), 'nope{Enter}');
    expect(await screen.findByText('This code is invalid or has expired.')).toBeInTheDocument();
    expect(seen.at(-1)?.path).toBe('/promo-codes/NOPE');
  });
});
