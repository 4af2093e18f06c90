/** @jest-environment browser */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { estimatesReply } from '@coinlane/shared-contracts/testing';

import { ADDRESSES, KEYS } from './app/service.fixture';
import { mount } from './lifecycle';
import { leavePage, servedPage } from './served-page.fixture';

const FORM = '/exchange?from=btc&to=eth&amount=0.1';
const [best] = estimatesReply.providers;

/** Two offers. The other one needs a refund address, which the recipient part states. */
const OFFERS = {
  [KEYS.estimates]: {
    ...estimatesReply,
    providers: [
      best,
      {
        ...best,
        id: 'p_other',
        label: 'Other',
        estimatedAmount: 1.4,
        refundAddress: 'required',
      },
    ],
  },
};

afterEach(leavePage);

const recipient = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipient wallet address' });
const review = () => screen.getByRole('button', { name: 'Review exchange' });

describe('the recipient part that hydrates after the offers', () => {
  it('keeps its controls, the focus and the text if another offer is picked before', async () => {
    const reportError = jest.fn();
    const props = await servedPage(FORM, { reportError, onServer: OFFERS, answers: OFFERS });
    const field = recipient();
    const button = review();
    await mount(props);
    expect(button).toBeDisabled();

    fireEvent.click(screen.getByRole('radio', { name: /Other/ }));
    field.focus();
    field.value = ADDRESSES.eth;
    fireEvent.input(field);
    field.setSelectionRange(3, 5);
    await waitFor(() => expect(review()).toBeEnabled());

    expect(screen.getByText('Refund address (required) and e-mail')).toBeInTheDocument();
    expect(recipient()).toBe(field);
    expect(review()).toBe(button);
    expect(field).toHaveFocus();
    expect(field).toHaveValue(ADDRESSES.eth);
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
    expect(reportError).not.toHaveBeenCalled();
  });
});
