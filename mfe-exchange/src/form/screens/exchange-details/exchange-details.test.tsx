/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import {
  addressChecksumReply,
  addressExtraIdReply,
  estimatesReply,
  namedAddressesReply,
  unknownNameReply,
} from '@coinlane/shared-contracts/testing';

import { aConfigWith } from '../../../app/fragment-request.fixture';
import { ADDRESSES, anInfo, KEYS, SERVICE } from '../../../app/service.fixture';
import { button, create, fill, openDetails, posts, recipient, review } from './details-on-stage.fixture';

describe('the review of a sale', () => {
  it('shows that the provider asks for the bank account', async () => {
    const [coin] = SERVICE[KEYS.currencies] as readonly object[];
    const eur = { ...coin, ticker: 'eur', legacyTicker: 'eur', network: 'eur', name: 'Euro', isFiat: true };
    const [provider] = estimatesReply.providers;
    const { user } = await openDetails('eur&fiatMode=true', {
      [KEYS.currencies]: [coin, eur],
      'GET public-v1/currencies/eur': anInfo('eur'),
      [KEYS.estimates]: {
        ...estimatesReply,
        providers: [{ ...provider, type: 'bankline', label: 'Bankline' }],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Review sale' }));
    expect(await screen.findByText('Your bank account. Bankline asks for it.')).toBeInTheDocument();
    expect(screen.getByText('Paid out to')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm sale' })).toBeInTheDocument();
  });
});

describe('the recipient', () => {
  it('is valid, and shown in groups for comparison', async () => {
    const { user } = await openDetails();
    await fill(user, ADDRESSES.eth);
    expect(await screen.findByText('The address fits')).toBeInTheDocument();
    await review(user);
    expect(screen.getByText('0x5a')).toBeInTheDocument();
  });

  it.each([
    { rule: 'of no network', text: 'hello', says: 'This is not a valid ETH address on Ethereum.' },
    {
      rule: 'with a wrong character',
      text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
      says: /A character of this address is missing or wrong/,
    },
    {
      rule: 'of another network',
      text: ADDRESSES.btc,
      says: /This is an address on Bitcoin, but you receive ETH/,
    },
  ])('$rule is refused with a reason (spec §5)', async ({ text, says }) => {
    const { user } = await openDetails();
    await fill(user, text);
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(recipient()).toBeInvalid();
  });

  it('is refused by the service', async () => {
    const { user } = await openDetails('eth', { [KEYS.validate]: addressChecksumReply });
    await fill(user, ADDRESSES.eth);
    expect(
      await screen.findByText(/The service says that this address has a wrong checksum/),
    ).toBeInTheDocument();
  });

  it.each([
    { unavailable: [], hint: 'Your ETH address on Ethereum, or a name like alice@wallet' },
    { unavailable: ['names'], hint: 'Your ETH address on Ethereum' },
  ] as const)('is explained as "$hint" without $unavailable', async ({ unavailable, hint }) => {
    await openDetails('eth', {}, [], { config: aConfigWith({ unavailable }) });
    expect(recipient()).toHaveAccessibleDescription(hint);
  });

  it('is a name that the name service resolves', async () => {
    const { user } = await openDetails('eth', { [KEYS.names]: namedAddressesReply });
    await fill(user, 'alice@wallet');
    expect(await screen.findByText('The address fits')).toBeInTheDocument();
  });

  it.each([
    { rule: 'is unknown', answer: unknownNameReply, says: /This name does not exist|has no ETH address/ },
    {
      rule: 'fails to resolve',
      answer: networkError('down'),
      says: /FIO service is temporarily unavailable, please check back later/,
    },
  ])('is a name that $rule', async ({ answer, says }) => {
    const { user } = await openDetails('eth', { [KEYS.names]: answer });
    await fill(user, 'alice@wallet');
    expect(await screen.findByText(says)).toBeInTheDocument();
  });

  it('is a name that can be resolved again manually', async () => {
    let isDown = true;
    const { user } = await openDetails('eth', {
      [KEYS.names]: () => (isDown ? networkError('down') : namedAddressesReply),
    });
    await fill(user, 'alice@wallet');
    const again = await screen.findByRole('button', { name: 'Ask the name service again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText(/alice@wallet stands for 0x5aAeb60/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask the name service again' })).not.toBeInTheDocument();
  });

  it('is filled in from a pasted payment link', async () => {
    const { user } = await openDetails();
    await user.click(recipient());
    await user.paste(`ethereum:${ADDRESSES.eth}?value=2e18`);
    expect(recipient()).toHaveValue(ADDRESSES.eth);
    expect(await screen.findByText('The address fits')).toBeInTheDocument();
    expect(
      screen.getByText('Filled in from the payment link: the address and 2 ETH to receive at a fixed rate.'),
    ).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(recipient()).toHaveValue('');
    expect(screen.queryByText(/Filled in from the payment link/)).not.toBeInTheDocument();
  });

  it('is not filled in from a link with an unknown requirement', async () => {
    const { user } = await openDetails('btc');
    await user.click(recipient());
    await user.paste(`bitcoin:${ADDRESSES.btc}?req-magic=1`);
    expect(
      await screen.findByText(/This payment link asks for something that we cannot do/),
    ).toBeInTheDocument();
  });
});

describe('the extra ID', () => {
  const tag = () => screen.getByRole('textbox', { name: 'Destination tag' });
  const waive = () => screen.getByRole('checkbox', { name: 'My wallet needs no Destination tag' });

  it('is never skipped silently', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await openDetails('xrp', {}, seen);
    await fill(user, ADDRESSES.xrp);
    await user.click(button());
    expect(
      await screen.findByText('Enter the Destination tag, or confirm that your wallet needs none.'),
    ).toBeInTheDocument();
    expect(tag()).toHaveFocus();
    expect(posts(seen)).toEqual([]);

    await user.click(waive());
    await review(user);
    await create(user);
    await waitFor(() => expect(posts(seen)).toHaveLength(1));
    expect(posts(seen)[0]).toMatchObject({ body: { extraId: '' } });
  });

  it('is sent, and takes precedence over the tick box', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await openDetails('xrp', {}, seen);
    await fill(user, ADDRESSES.xrp);
    await user.click(waive());
    await user.type(tag(), '4242');
    expect(waive()).not.toBeChecked();
    await review(user);
    await create(user);
    await waitFor(() => expect(posts(seen)[0]).toMatchObject({ body: { extraId: '4242' } }));
  });

  it('can be required by the service', async () => {
    const { user } = await openDetails('xrp', { [KEYS.validate]: addressExtraIdReply });
    await fill(user, ADDRESSES.xrp);
    await user.click(waive());
    await user.click(button());
    expect(await screen.findByText('This address needs a Destination tag.')).toBeInTheDocument();
  });

  it("needs the currency's details, which can be fetched again manually", async () => {
    const KEY = 'GET public-v1/currencies/xrp';
    let isDown = true;
    const { user } = await openDetails('xrp', {
      [KEY]: () => (isDown ? networkError('down') : SERVICE[KEY]),
    });
    expect(screen.getByText('We could not load what this currency needs.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Destination tag' })).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    expect(await screen.findByRole('textbox', { name: 'Destination tag' })).toBeInTheDocument();
  });
});
