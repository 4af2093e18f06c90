/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { ADDRESSES } from '../../../app/service.fixture';
import { NO_DRAFT } from '../../model/recipient';
import { openDetails, recipient } from './details-on-stage.fixture';

const openWith = (draft: Partial<typeof NO_DRAFT>, seen: HttpRequest[] = []) =>
  openDetails('eth', {}, seen, {
    storage: memoryStorage({ 'exchange-draft': JSON.stringify({ ...NO_DRAFT, pair: 'btc eth', ...draft }) }),
  });

describe('a form that is restored after a reload', () => {
  it('shows a valid recipient address as valid after the service check', async () => {
    const seen: HttpRequest[] = [];
    await openWith({ recipient: ADDRESSES.eth }, seen);

    expect(await screen.findByText('The address fits')).toBeInTheDocument();
    expect(seen.map(({ path }) => path)).toContain('/validate/address');
  });

  it.each([
    { rule: 'of another recipient network', pair: 'btc sol', values: ['', ''] },
    { rule: 'of another sent currency', pair: 'xrp eth', values: ['', ''] },
    { rule: 'of this pair', pair: 'btc eth', values: [ADDRESSES.eth, 'a@mail.example'] },
  ])('fills in a draft $rule with $values', async ({ pair, values }) => {
    await openWith({ recipient: ADDRESSES.eth, email: 'a@mail.example', pair });

    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await waitFor(() =>
      expect([recipient().getAttribute('value'), email.getAttribute('value')]).toEqual(values),
    );
  });

  it.each(['Recipient wallet address', 'E-mail'])(
    'fills in nothing while the field "%s" has the focus, so that a typed text cannot join the stored one',
    async (name) => {
      const opened = openWith({ recipient: ADDRESSES.eth, email: 'a@mail.example' });
      act(() => screen.getByRole('textbox', { name }).focus());
      const { user } = await opened;

      await user.keyboard('typed');
      expect(screen.getByRole('textbox', { name })).toHaveValue('typed');
    },
  );

  it.each([
    {
      rule: 'an address of another network',
      recipient: ADDRESSES.btc,
      message: /This is an address on Bitcoin/,
    },
    {
      rule: 'half an address',
      recipient: '0x52908400098527886E0F7030',
      message: /This is not a valid ETH address on Ethereum/,
    },
  ])('shows the error of $rule', async ({ recipient: text, message }) => {
    await openWith({ recipient: text });

    await waitFor(() => expect(recipient()).toHaveAttribute('aria-invalid', 'true'));
    expect(recipient()).toHaveAccessibleDescription(message);
  });

  it('shows the errors of a refund address and of an e-mail address', async () => {
    await openWith({ refundAddress: ADDRESSES.eth, email: 'nobody@' });

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Refund wallet address' })).toBeInvalid());
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInvalid();
  });

  it('shows no error for an empty field', async () => {
    await openWith({ recipient: ADDRESSES.eth });

    expect(await screen.findByText('The address fits')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeValid();
  });
});
