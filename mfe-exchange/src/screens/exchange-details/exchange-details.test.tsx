/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import {
  addressChecksumReply,
  addressExtraIdReply,
  namedAddressesReply,
  refusedWithOkReply,
  unknownNameReply,
} from '@coinlane/shared-contracts/testing';

import { ADDRESSES, aServiceWith, KEYS } from '../../app/service.fixture';
import type { Answers } from '../../app/service.fixture';
import { showOnStage } from '../../app/stage.fixture';
import { urlStateModel } from '../../model/url-state';
import { DetailsPanel } from '.';

const open = async (to = 'eth', answers: Answers = {}, seen: HttpRequest[] = []) => {
  const { scope, props } = showOnStage(<DetailsPanel />, { http: aServiceWith(answers, seen) });
  await act(() =>
    allSettled(urlStateModel.locationChanged, {
      scope,
      params: { pathname: '/exchange', search: `?from=btc&to=${to}&amount=0.1`, hash: '' },
    }),
  );
  return { scope, props, user: userEvent.setup() };
};
const recipient = () => screen.getByRole('textbox', { name: 'Recipient wallet address' });
const button = () => screen.getByRole('button', { name: 'Exchange' });
const posts = (seen: readonly HttpRequest[]) => seen.filter(({ method }) => method === 'POST');
const fill = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.type(recipient(), text);
  await user.tab();
};

describe('the recipient', () => {
  it('is found good, and shown in groups to be read once more', async () => {
    const { user } = await open();
    await fill(user, ADDRESSES.eth);
    expect(await screen.findByText('The address fits')).toBeInTheDocument();
    const summary = screen.getByRole('region', { name: 'Check before you exchange' });
    expect(within(summary).getByText('0x5a')).toBeInTheDocument();
    expect(within(summary).getByText('0.1 BTC (Bitcoin)')).toBeInTheDocument();
  });

  it.each([
    { rule: 'of no chain', text: 'hello', says: 'This is not a ETH address on Ethereum.' },
    {
      rule: 'with a wrong character',
      text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
      says: /A character of this address is missing or wrong/,
    },
    {
      rule: 'of another chain',
      text: ADDRESSES.btc,
      says: /This is an address on Bitcoin, but you receive ETH/,
    },
  ])('$rule is refused in words (spec §5)', async ({ text, says }) => {
    const { user } = await open();
    await fill(user, text);
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(recipient()).toBeInvalid();
  });

  it('is refused by the service', async () => {
    const { user } = await open('eth', { [KEYS.validate]: addressChecksumReply });
    await fill(user, ADDRESSES.eth);
    expect(
      await screen.findByText(/The service says that this address has a wrong checksum/),
    ).toBeInTheDocument();
  });

  it('is a name that the name service knows', async () => {
    const { user } = await open('eth', { [KEYS.names]: namedAddressesReply });
    await fill(user, 'alice@wallet');
    expect(await screen.findByText('The address fits')).toBeInTheDocument();
  });

  it.each([
    { rule: 'nobody knows', answer: unknownNameReply, says: /Nobody knows this name|has no ETH address/ },
    { rule: 'cannot be looked up', answer: networkError('down'), says: /The name service does not answer/ },
  ])('is a name that $rule', async ({ answer, says }) => {
    const { user } = await open('eth', { [KEYS.names]: answer });
    await fill(user, 'alice@wallet');
    expect(await screen.findByText(says)).toBeInTheDocument();
  });

  it('is taken out of a pasted payment link', async () => {
    const { user } = await open();
    await user.click(recipient());
    await user.paste(`ethereum:${ADDRESSES.eth}?value=1`);
    expect(recipient()).toHaveValue(ADDRESSES.eth);
    expect(await screen.findByText('The address fits')).toBeInTheDocument();
  });

  it('is not taken out of a link that asks for more', async () => {
    const { user } = await open('btc');
    await user.click(recipient());
    await user.paste(`bitcoin:${ADDRESSES.btc}?req-magic=1`);
    expect(
      await screen.findByText(/This payment link asks for something that we cannot do/),
    ).toBeInTheDocument();
  });
});

describe('the extra id', () => {
  const tag = () => screen.getByRole('textbox', { name: 'Destination tag' });
  const waive = () => screen.getByRole('checkbox', { name: 'My wallet needs no Destination tag' });

  it('is never passed over in silence', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await open('xrp', {}, seen);
    await fill(user, ADDRESSES.xrp);
    await user.click(button());
    expect(await screen.findByText('Decide about the Destination tag.')).toBeInTheDocument();
    expect(tag()).toHaveFocus();
    expect(posts(seen)).toEqual([]);

    await user.click(waive());
    await user.click(button());
    await waitFor(() => expect(posts(seen)).toHaveLength(1));
    expect(posts(seen)[0]).toMatchObject({ body: { extraId: '' } });
  });

  it('is sent, and outweighs the tick', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await open('xrp', {}, seen);
    await fill(user, ADDRESSES.xrp);
    await user.click(waive());
    await user.type(tag(), '4242');
    expect(waive()).not.toBeChecked();
    await user.click(button());
    await waitFor(() => expect(posts(seen)[0]).toMatchObject({ body: { extraId: '4242' } }));
  });

  it('is asked for by the service', async () => {
    const { user } = await open('xrp', { [KEYS.validate]: addressExtraIdReply });
    await fill(user, ADDRESSES.xrp);
    await user.click(waive());
    await user.click(button());
    expect(await screen.findByText('This address needs a Destination tag.')).toBeInTheDocument();
  });

  it('has rules that must be known first', async () => {
    let isDown = true;
    const { user } = await open('xrp', {
      'GET public-v1/currencies/xrp': () =>
        isDown ? httpError(404, null) : { ticker: 'xrp', network: 'xrp' },
    });
    expect(screen.getByText('We could not load what this currency needs.')).toBeInTheDocument();
    isDown = false;
    expect(screen.queryByRole('textbox', { name: 'Destination tag' })).not.toBeInTheDocument();
    await user.click(recipient());
  });
});

describe('the other fields', () => {
  it('refuses the recipient’s address as refund address, and asks for its own', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Refund wallet address' }), ADDRESSES.eth);
    await user.tab();
    expect(
      await screen.findByText(/This is an address on .*, but you receive BTC on Bitcoin/),
    ).toBeInTheDocument();
  });

  it('says that an e-mail is none', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'me@');
    await user.tab();
    expect(await screen.findByText('This is not an e-mail address.')).toBeInTheDocument();
  });

  it('needs both agreements', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await open('eth', {}, seen);
    await fill(user, ADDRESSES.eth);
    const boxes = screen.getAllByRole('checkbox', { name: /^I agree/ });
    expect(boxes).toHaveLength(2);
    for (const box of boxes) {
      expect(box).toBeChecked();
      await user.click(box);
    }
    await user.click(button());
    expect(await screen.findByText('Agree to the terms.')).toBeInTheDocument();
    expect(posts(seen)).toEqual([]);
  });

  it('asks for a typed word before a great loss', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await open('eth', { [KEYS.market]: { rate: 50, points: [] } }, seen);
    await fill(user, ADDRESSES.eth);
    await user.click(button());
    expect(await screen.findByText('Confirm the price, or choose another amount.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Type “I accept”/ }), 'i accept');
    await user.click(button());
    await waitFor(() => expect(posts(seen)).toHaveLength(1));
  });
});

describe('a refused order', () => {
  it.each([
    {
      rule: 'in the service’s words',
      answer: refusedWithOkReply,
      says: /Please use another address|can not be used/,
    },
    {
      rule: 'because of the country',
      answer: httpError(400, { error: 'any', message: '' }),
      says: "Couldn't create a transaction. Please try again.",
    },
  ])('$rule keeps what was typed', async ({ answer, says }) => {
    const { user } = await open('eth', { [KEYS.create]: answer });
    await fill(user, ADDRESSES.eth);
    await user.click(button());
    expect(await screen.findByText('The exchange was not made')).toBeInTheDocument();
    expect(screen.getByText(says)).toBeInTheDocument();
    expect(recipient()).toHaveValue(ADDRESSES.eth);
  });
});
