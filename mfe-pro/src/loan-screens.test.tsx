/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import { interactionHappened } from '@coinlane/shared-contracts/events';

import { USER } from './api/account.fixture';
import { closeArea, openArea } from './app/open-area.fixture';
import { holding, REPLIES } from './app/service-replies.fixture';

afterEach(closeArea);

const named = (role: 'button' | 'link' | 'table' | 'heading' | 'checkbox', name: string | RegExp) =>
  screen.findByRole(role, { name });

describe('/pro/loans', () => {
  it('lists the loans and shows the terms of a new one with a link to them', async () => {
    await openArea('/pro/loans', REPLIES);
    const rows = within(await named('table', 'Your loans')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/5,000 USDT \(TRON\).*0\.1 BTC.*50\s?%.*Active/);
    expect(within(rows[1] ?? document.body).getByRole('link')).toHaveAttribute('href', '/pro/loan/loan%3A1');

    await userEvent.type(await screen.findByLabelText('Deposit amount'), '0.1');
    expect(await named('link', 'Continue to the terms')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pro\/confirmation-loan\?.*amount=0\.1/),
    );
  });

  it('offers no terms for a deposit above the balance', async () => {
    await openArea('/pro/loans', { ...REPLIES, 'GET account/balances': [holding('btc', '0.01')] });
    await userEvent.type(await screen.findByLabelText('Deposit amount'), '0.1');
    expect(await screen.findByText('Your balance does not hold this deposit.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continue to the terms' })).not.toBeInTheDocument();
  });

  it('asks no terms of a deposit with too many decimals', async () => {
    const { seen } = await openArea('/pro/loans', REPLIES);
    await userEvent.type(await screen.findByLabelText('Deposit amount'), '0.1');
    await named('link', 'Continue to the terms');
    await userEvent.type(screen.getByLabelText('Deposit amount'), '23456789');
    expect(screen.getByText('This currency has fewer decimals')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Deposit amount'));
    await userEvent.type(screen.getByLabelText('Deposit amount'), '0.2');
    await waitFor(() =>
      expect(
        seen.filter(({ path }) => path === '/loans/estimate').map(({ query }) => query?.['amount']),
      ).toEqual(['0.1', '0.2']),
    );
  });

  it('shows an empty list to a user without loans', async () => {
    await openArea('/pro/loans', { ...REPLIES, 'GET account/loans': { loans: [] } });
    expect(await screen.findByText('You have no loans.')).toBeInTheDocument();
  });
});

describe('/pro/confirmation-loan', () => {
  const TERMS = '/pro/confirmation-loan?deposit=btc&loan=usdttrc20&amount=0.1&ltv=0.5';

  it('opens a loan after its terms are accepted, tracks it and shows it', async () => {
    const { sentTo, props, bus } = await openArea(TERMS, REPLIES);
    const counted = jest.fn();
    bus.subscribe(interactionHappened, counted);
    const press = await named('button', 'Open loan');
    expect(press).toBeDisabled();

    await userEvent.click(await named('checkbox', 'I have read the terms and agree to them'));
    await userEvent.dblClick(press);

    expect(await named('heading', 'USDT (TRON) loan')).toBeInTheDocument();
    expect(sentTo('/loans')).toEqual([
      {
        ...{ deposit: 'btc', loan: 'usdttrc20', amount: '0.1', ltv: 0.5 },
        ...{ loanAmount: '5000', requestId: expect.any(String) },
      },
    ]);
    expect(counted).toHaveBeenCalledWith({ category: 'loan', action: 'loan_opened', label: null });
    expect(props.navigation.location().pathname).toBe('/pro/loan/loan%3A1');
  });

  it('asks for the agreement to a changed amount', async () => {
    const sent: unknown[] = [];
    const refusal = httpError(409, { error: 'amount_changed', message: 'less', field: 'loanAmount' });
    const lent = (amount: string) => ({ currency: 'usdttrc20', ticker: 'usdt', amount });
    const replies = { 'GET account/users/me': USER, ...REPLIES };
    const estimate = { ...REPLIES['GET account/loans/estimate'], loan: lent('4000') };
    const http: HttpPort = (call) => {
      if (call.method === 'POST') {
        sent.push(call.body);
        return TE.left(refusal);
      }
      return fakeHttp(sent.length > 0 ? { ...replies, 'GET account/loans/estimate': estimate } : replies)(
        call,
      );
    };
    await openArea(TERMS, REPLIES, { http });
    await userEvent.click(await named('checkbox', /^I have read/));
    await userEvent.click(await named('button', 'Open loan'));

    expect(await screen.findByText('4,000 USDT (TRON)')).toBeInTheDocument();
    expect(screen.getByText('The amount has changed. Check the new one.')).toBeInTheDocument();
    expect(await named('button', 'Open loan')).toBeDisabled();
    expect(sent).toMatchObject([{ loanAmount: '5000' }]);
  });

  it.each([
    { rule: 'another deposit', change: { deposit: { currency: 'btc', ticker: 'btc', amount: '1' } } },
    {
      rule: 'another deposit currency',
      change: { deposit: { currency: 'eth', ticker: 'eth', amount: '0.1' } },
    },
    { rule: 'another loan currency', change: { loan: { currency: 'dai', ticker: 'dai', amount: '5000' } } },
    { rule: 'nothing lent', change: { loan: { currency: 'usdttrc20', ticker: 'usdt', amount: '0' } } },
    {
      rule: 'a negative amount',
      change: { loan: { currency: 'usdttrc20', ticker: 'usdt', amount: '-5000' } },
    },
  ])('opens no loan if the service states $rule', async ({ change }) => {
    await openArea(TERMS, {
      ...REPLIES,
      'GET account/loans/estimate': { ...REPLIES['GET account/loans/estimate'], ...change },
    });

    expect(await named('button', 'Try again')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open loan' })).not.toBeInTheDocument();
  });

  it('links back if the URL has no terms', async () => {
    await openArea('/pro/confirmation-loan', REPLIES);
    expect(await named('link', 'Go to loans')).toHaveAttribute('href', '/pro/loans');
  });
});

describe('/pro/loan/{loanId}', () => {
  it('shows the debt and its safety, and repays it after a confirmation', async () => {
    const { sentTo } = await openArea('/pro/loan/loan%3A1', REPLIES);
    expect(await screen.findByText('5,100 USDT (TRON)')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringMatching(/50/));

    await userEvent.click(await named('button', 'Repay loan'));
    const dialog = screen.getByRole('dialog', { name: 'Repay this loan?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Repay loan' }));
    expect(await screen.findByText('The loan is repaid. The deposit is back in your balance.')).toBeVisible();
    expect(sentTo('/loans/loan%3A1/repay')).toEqual([{ owed: '5100' }]);
    expect(screen.queryByRole('button', { name: 'Repay loan' })).not.toBeInTheDocument();
  });

  it('shows the missing amount and takes nothing', async () => {
    await openArea('/pro/loan/loan%3A1', {
      ...REPLIES,
      'GET account/balances': [holding('usdttrc20', '5000')],
    });
    await userEvent.click(await named('button', 'Repay loan'));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/100 USDT \(TRON\) are missing in your balance/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Repay loan' })).not.toBeInTheDocument();
  });

  it('does not find a loan of another user', async () => {
    await openArea('/pro/loan/other', REPLIES);
    expect(await named('heading', 'Loan not found')).toBeInTheDocument();
  });
});
