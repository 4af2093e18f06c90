/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aConfigWith } from '../../app/fragment-request.fixture';
import { showOnStage } from '../../app/stage.fixture';
import { useOrderHost } from '../../order/app/order-host';
import { FiatDialog } from '../screens/fiat-dialog';
import { FormOrderHost } from './form-order-host';

const Pay = ({ redirectUrl }: { readonly redirectUrl: string }) => {
  const { pay } = useOrderHost();
  return (
    <button type="button" onClick={() => void pay({ transactionId: '4496229738', redirectUrl })}>
      Pay
    </button>
  );
};

describe('an order that is paid later', () => {
  it.each([
    { host: 'pay.example', name: 'Payment at the provider' },
    { host: 'evil.example', name: 'We do not send you there' },
  ])('opens the fiat dialog with the host: $host', async ({ host, name }) => {
    showOnStage(
      <FormOrderHost>
        <Pay redirectUrl={`https://${host}/checkout?tid=4496229738`} />
        <FiatDialog />
      </FormOrderHost>,
      { config: aConfigWith({ checkoutHosts: ['pay.example'] }) },
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByRole('dialog', { name })).toHaveTextContent(host);
  });
});
