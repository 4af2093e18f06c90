/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { open } from './order-page.fixture';

const ORDER = { status: 'sending', providerLabel: 'ChangeNOW' };

describe('a transfer that the network does not confirm', () => {
  it.each([
    {
      transfer: 'payout',
      kind: 'missing',
      text: /ChangeNOW reports that it paid you, but the payment is not on the network/,
    },
    {
      transfer: 'payout',
      kind: 'no-hash',
      text: /ChangeNOW reports that it paid you, but the payment is not/,
    },
    { transfer: 'refund', kind: 'elsewhere', text: /the transaction it names does not pay your address/ },
    { transfer: 'payout', kind: 'less', text: /smaller than ChangeNOW reports/ },
    { transfer: 'payout', kind: 'vanished', text: /the network has replaced its last blocks/ },
    { transfer: 'payout', kind: 'unreadable', text: /is not confirmed on the network yet/ },
    { transfer: 'payout', kind: 'of a newer server', text: /the payment is not on the network/ },
    { transfer: 'deposit', kind: 'vanished', text: /^The payment was on the network, but/ },
    { transfer: 'deposit', kind: 'missing', text: /ChangeNOW reports a deposit that is not on the network/ },
  ])('is explained: $transfer, $kind', async ({ transfer, kind, text }) => {
    await open({ ...ORDER, chainDoubt: { transfer, kind } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([null, { transfer: 'deposit', kind: 'unreadable' }])(
    'is not mentioned for %j',
    async (chainDoubt) => {
      await open({ ...ORDER, chainDoubt });
      expect(screen.queryByText(/on the network/)).not.toBeInTheDocument();
    },
  );

  it('is a payment to another recipient than agreed: the page names both addresses, and only the agreed one as recipient', async () => {
    const [agreed, reported] = [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    ];
    await open({ ...ORDER, payoutAddress: agreed, reportedRecipient: reported });
    expect(screen.getByText(/ChangeNOW names another recipient/)).toHaveTextContent(
      `Agreed: ${agreed}. Named now: ${reported}. The second address is not the one you entered. Contact support`,
    );
    expect(screen.getAllByText(new RegExp(reported))).toHaveLength(1);
  });

  it('names a route of our service as the offers do', async () => {
    const order = { ...ORDER, provider: 'default', providerLabel: null };
    await open({ ...order, reportedRecipient: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' });
    expect(screen.getByText(/^Standard route names another recipient/)).toBeVisible();
  });

  it('has its confirmations on the page while it is on its way', async () => {
    await open({ ...ORDER, confirmations: { seen: 3, required: 12 } });
    expect(screen.getByRole('progressbar', { name: 'Confirmations' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 12',
    );
  });
});
