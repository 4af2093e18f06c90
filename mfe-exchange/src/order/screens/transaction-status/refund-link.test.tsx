/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { ADDRESSES, aRow, KEYS } from '../../../app/service.fixture';
import { openStuck, refundFields } from './refund-page.fixture';

/** An XRP wallet that is neither the recipient nor the deposit address. */
const SENDER = 'rMQ98K56yXJbDGv49ZSmW51sLn94Xe1mu1';
const SAVED = 'rLNaPoKeeBjZe2qs6x52yVPZpZ8td4dc6w';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const OWNER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const USDT_CAME = {
  kind: 'wrong_asset',
  currency: 'USDT',
  network: 'eth',
  legacyTicker: 'usdterc20',
  amount: 7,
};

const paste = async (user: UserEvent, text: string) => {
  const clipboard = { readText: () => Promise.resolve(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await user.click(screen.getByRole('button', { name: /^Paste/ }));
};

describe('a refund address', () => {
  it.each([
    { rule: 'a key', link: `ripple:${SAVED}?invoice=12` },
    { rule: 'an amount', link: `ripple:${SAVED}?amount=5&dt=7` },
    { rule: 'another network', link: `bitcoin:${ADDRESSES.btc}` },
  ])('is not taken from a link with $rule, which a refund would leave out', async ({ link }) => {
    const { user } = await openStuck();
    await paste(user, link);
    const reason = /asks for something that we cannot do/;
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(refundFields.address()).toHaveValue('');
    await user.type(refundFields.address(), 'r');
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    await paste(user, link);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(refundFields.address()).toHaveValue('r');
  });

  it('is pasted with a button, and a payment link fills in address and tag', async () => {
    const { user } = await openStuck();
    await paste(user, ` ${SENDER} `);
    await waitFor(() => expect(refundFields.address()).toHaveValue(SENDER));
    await paste(user, `ripple:${SAVED}?dt=77`);
    await waitFor(() => expect(refundFields.address()).toHaveValue(SAVED));
    expect(refundFields.tag()).toHaveValue('77');

    await user.clear(refundFields.address());
    await paste(user, 'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT?req-somethingelse=1');
    expect(await screen.findByText(/asks for something that we cannot do/)).toBeInTheDocument();
    expect(refundFields.address()).toHaveValue('');
  });

  it.each([
    { rule: 'of its own token', contract: USDT, isRead: true },
    { rule: 'of another token', contract: ADDRESSES.eth, isRead: false },
  ])('is read from a link $rule: $isRead', async ({ contract, isRead }) => {
    const usdt = aRow('usdt', 'Tether', { network: 'eth', legacyTicker: 'usdterc20', tokenContract: USDT });
    const { user } = await openStuck({ depositIssue: USDT_CAME }, { [KEYS.currencies]: [usdt] });
    await paste(user, `ethereum:${contract}/transfer?address=${OWNER}`);
    if (isRead) await waitFor(() => expect(refundFields.address()).toHaveValue(OWNER));
    else await screen.findByText(/asks for something that we cannot do/);
    expect(refundFields.address()).toHaveValue(isRead ? OWNER : '');
  });
});
