/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';

import { ADDRESSES } from '../../../app/service.fixture';
import { amountModel } from '../../model/amount';
import { openDetails, recipient } from './details-on-stage.fixture';

const tag = () => screen.findByRole('textbox', { name: 'Destination tag' });
const FILLED = 'Filled in from the payment link: the address and Destination tag 123456.';

const openWithLink = async (to: string) => {
  const details = await openDetails(to);
  await details.user.click(recipient());
  await details.user.paste(`ripple:${ADDRESSES.xrp}?dt=123456`);
  return details;
};

describe('the notice of a payment link', () => {
  it('shows the values of the fields after the offered network was chosen', async () => {
    const { user } = await openWithLink('eth');
    expect(await screen.findByText(/This payment link is for XRP Ledger, but you receive ETH/)).toBeVisible();
    // one button: the notice does not repeat what the field offers
    await user.click(await screen.findByRole('button', { name: 'Receive XRP on XRP Ledger instead' }));
    expect(await tag()).toHaveValue('123456');
    expect(await screen.findByText(FILLED)).toBeVisible();
    expect(screen.queryByText(/This payment link is for/)).not.toBeInTheDocument();
  });

  it('shows values of the link that have no form field', async () => {
    const { user } = await openDetails('eth');
    await user.click(recipient());
    await user.paste(`ethereum:${ADDRESSES.eth}?value=25e17&invoice=A-7`);
    expect(
      await screen.findByText(
        'The link also contains invoice. The form has no place for it, so it was left out.',
      ),
    ).toBeVisible();
  });

  it('no longer shows an extra ID that was edited', async () => {
    const { user } = await openWithLink('xrp');
    expect(await screen.findByText(FILLED)).toBeVisible();
    await user.type(await tag(), '7');
    expect(await screen.findByText('Filled in from the payment link: the address.')).toBeVisible();
  });

  it('shows an amount while it is the receive amount', async () => {
    const { user, scope } = await openDetails('eth');
    await user.click(recipient());
    await user.paste(`ethereum:${ADDRESSES.eth}?value=25e17`);
    expect(await screen.findByText(/the address and 2.5 ETH to receive at a fixed rate/)).toBeVisible();
    await act(() => allSettled(amountModel.receiveTyped, { scope, params: '3' }));
    expect(screen.getByText('Filled in from the payment link: the address.')).toBeVisible();
  });
});
