/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';

import { TRANSACTION_ID } from '../../../app/service.fixture';
import { aReceipt } from '../../../receipt/domain/order-receipt.fixture';
import { receiptModel } from '../../model/receipt';
import { open } from './order-page.fixture';

const ADDRESS = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const RECEIPT = `GET public-v1.1/transactions/${TRANSACTION_ID}/receipt`;
const DIFFERS = 'Do not send anything';

const ORDER = {
  fromCurrency: 'xrp',
  fromNetwork: 'xrp',
  payinAddress: ADDRESS,
  payinExtraId: '77',
  hasReceipt: true,
};

const openOrder = async (address: string, change: object = {}) => {
  const page = await open(
    { ...ORDER, ...change },
    { answers: { [RECEIPT]: aReceipt(TRANSACTION_ID, address) } },
  );
  await act(() => allSettled(receiptModel.started, { scope: page.scope }));
  return page;
};

/** The card asks for no payment, in no part of it. */
const expectNoRequest = () => {
  const card = screen.getByRole('region', { name: DIFFERS });
  expect(within(card).getByRole('status')).toHaveTextContent(DIFFERS);
  expect(within(card).getByText(/is not the agreed one\. Contact support/)).toBeVisible();
  expect(card).not.toHaveTextContent(/Your turn|Send \d|Waiting for|One payment|Usually done/);
  expect(within(card).queryByRole('timer')).not.toBeInTheDocument();
};

describe('the deposit of an order with a receipt', () => {
  it('is shown with the result of the comparison', async () => {
    await openOrder(ADDRESS);
    // the service of this test has no keys
    expect(
      await screen.findByText(/matches the receipt of this order\. Its signature could not/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy deposit address' })).toBeVisible();
  });

  it('is replaced by a warning if it differs', async () => {
    await openOrder('rOtherAddress');
    expect(await screen.findByText(DIFFERS)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy deposit address' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Deposit QR code' })).not.toBeInTheDocument();
    expectNoRequest();
  });

  it('is replaced by a warning if the service withholds it', async () => {
    const { seen } = await openOrder(ADDRESS, {
      payinAddress: '',
      payinExtraId: null,
      isDepositWithheld: true,
    });
    expectNoRequest();
    expect(seen.filter(({ path }) => path.endsWith('/receipt'))).toEqual([]);
  });

  it('is not compared without a receipt', async () => {
    const { seen } = await openOrder(ADDRESS, { hasReceipt: false });
    expect(screen.getByRole('button', { name: 'Copy deposit address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download receipt' })).not.toBeInTheDocument();
    expect(seen.filter(({ path }) => path.includes('receipt'))).toEqual([]);
  });

  it('shows that the receipt cannot be downloaded', async () => {
    const { user } = await open(ORDER, { answers: {} });
    await user.click(screen.getByRole('button', { name: 'Download receipt' }));
    expect(await screen.findByText('The receipt could not be loaded. Try again.')).toBeVisible();
  });
});
