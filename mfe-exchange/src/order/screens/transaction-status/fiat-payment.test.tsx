/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { showOrderOnStage } from '../../app/order-stage.fixture';
import { FiatPayment } from './fiat-payment';

describe('an order that is paid later', () => {
  it('is paid through the dialog of the flow around it', async () => {
    const pay = jest.fn();
    const redirectUrl = 'https://pay.example/checkout?tid=4496229738';
    showOrderOnStage(<FiatPayment transactionId="4496229738" redirectUrl={redirectUrl} />, { host: { pay } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Go to the payment now' }));
    expect(pay.mock.calls).toEqual([[{ transactionId: '4496229738', redirectUrl }]]);
  });
});
