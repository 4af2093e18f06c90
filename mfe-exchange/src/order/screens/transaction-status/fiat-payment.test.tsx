/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aConfigWith } from '../../../app/fragment-request.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { FiatDialog } from '../../../form/screens/fiat-dialog';
import { FiatPayment } from './fiat-payment';

const show = (redirectUrl: string) => {
  showOnStage(
    <>
      <FiatPayment transactionId="4496229738" redirectUrl={redirectUrl} />
      <FiatDialog />
    </>,
    { config: aConfigWith({ checkoutHosts: ['pay.example'] }) },
  );
  return userEvent.setup();
};
const goOn = () => screen.getAllByRole('button', { name: 'Go to the payment now' });

describe('an order that is paid later', () => {
  it('links to the provider’s page through the dialog with its host', async () => {
    const user = show('https://pay.example/checkout?tid=4496229738');
    expect(goOn()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Go to the payment now' }));
    expect(await screen.findByRole('dialog', { name: 'Payment at the provider' })).toHaveTextContent(
      'pay.example',
    );
  });

  it('links nowhere else', async () => {
    const user = show('https://evil.example/checkout');
    await user.click(screen.getByRole('button', { name: 'Go to the payment now' }));
    expect(await screen.findByRole('dialog', { name: 'We do not send you there' })).toHaveTextContent(
      'evil.example',
    );
  });
});
