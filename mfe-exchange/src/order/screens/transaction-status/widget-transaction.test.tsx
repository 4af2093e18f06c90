/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';

import { actionsReply } from '@coinlane/shared-contracts/testing';

import { KEYS, TRANSACTION_ID } from '../../../app/service.fixture';
import { open, sentTo } from './order-page.fixture';
import { TransactionStatusScreen } from './transaction-status.screen';
import { WidgetTransaction } from './widget-transaction';

const openInWidget = (change: Readonly<Record<string, unknown>>, token: string | null) =>
  open(change, {
    answers: { [KEYS.actions]: actionsReply },
    page: <TransactionStatusScreen Panel={WidgetTransaction} />,
    stored: token === null ? {} : { 'transactions-own': `,aaaaaa=x,${TRANSACTION_ID}=${token},bbbbbb=y` },
  });
const orderLink = () => screen.getByRole('link', { name: /Open this order on Coinlane/ });
const DECISIONS = /continue|refund/i;

describe('an order in a widget, whose frame the page around it can cover', () => {
  it.each([
    { rule: 'underpaid', change: { status: 'failed', actionsAvailable: true } },
    { rule: 'expired', change: { status: 'expired', actionsAvailable: true } },
    { rule: 'without a refund address', change: { status: 'waiting', refundAddress: null } },
  ])('has no decision in the frame: $rule', async ({ change }) => {
    const { seen } = await openInWidget(change, null);
    expect(screen.queryAllByRole('button', { name: DECISIONS })).toEqual([]);
    expect(screen.queryAllByText(/refund address/i)).toEqual([]);
    expect([sentTo(seen, '/exchange/continue'), sentTo(seen, '/exchange/refund')]).toEqual([[], []]);
  });

  it.each([
    { rule: 'its control token', token: 'to_k-en', hash: 'to_k-en' },
    { rule: 'no token, of a service without tokens', token: null, hash: '' },
  ])('opens on the site with $rule', async ({ token, hash }) => {
    await openInWidget({}, token);
    expect(orderLink()).toHaveAttribute('href', `/own-order#${TRANSACTION_ID}=${hash}`);
    expect(orderLink()).toHaveAttribute('target', '_blank');
  });

  it('names the site for the decision', async () => {
    await openInWidget({ status: 'failed', actionsAvailable: true }, null);
    expect(screen.getByText(/Decide about your deposit on Coinlane/)).toBeInTheDocument();
  });

  it('has no such text before there is a decision', async () => {
    await openInWidget({ status: 'waiting' }, null);
    expect(within(document.body).queryByText(/Decide about your deposit/)).toBeNull();
  });
});
