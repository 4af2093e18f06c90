/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';

import { httpError } from '@coinlane/shared-contracts/errors';
import { actionsReply } from '@coinlane/shared-contracts/testing';

import { ADDRESSES, aReply, KEYS, SERVICE, TRANSACTION_ID } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { localTransactionsModel } from '../../model/local-transactions';
import { transactionStatusModel } from '../../model/transaction-status';
import { openStuck, refundFields } from './refund-page.fixture';

const USDT_CONTRACT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const USDT_ON_TRON = {
  fromCurrency: 'usdt',
  fromNetwork: 'trx',
  fromLegacyTicker: 'usdttrc20',
  payinAddress: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  payinExtraId: null,
  payinExtraIdName: null,
};
const usdtRow = {
  ticker: 'usdt',
  name: 'Tether (Tron)',
  image: '',
  hasExternalId: false,
  isExtraIdSupported: false,
  isFiat: false,
  featured: false,
  isStable: true,
  supportsFixedRate: true,
  network: 'trx',
  tokenContract: USDT_CONTRACT,
  buy: true,
  sell: true,
  legacyTicker: 'usdttrc20',
};
const LISTED: Answers = { [KEYS.currencies]: [usdtRow] };
const NO_ADDRESSES = { ...actionsReply.refund, address: null, additionalAddressList: [] };
/** An XRP wallet that is neither the recipient nor the deposit address. */
const WALLET = 'rMQ98K56yXJbDGv49ZSmW51sLn94Xe1mu1';

describe('a refund address is checked as in the form', () => {
  it.each([
    {
      rule: 'a token’s contract',
      change: USDT_ON_TRON,
      address: USDT_CONTRACT,
      says: /This is the contract of a token, not a wallet\. What is sent to it is lost\./,
    },
    {
      rule: 'an address of another network',
      change: {},
      address: ADDRESSES.btc,
      says: /This is an address on Bitcoin\. A refund of XRP goes to a wallet on .+\./,
    },
    {
      rule: 'a suspicious text',
      change: {},
      address: `${WALLET.slice(0, 9)} ${WALLET.slice(9)}`,
      says: /There is a space in the middle of this address/,
    },
    {
      rule: 'a kind that cannot be paid',
      change: {},
      address: 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ',
      says: /cannot be paid here\. Take the ordinary address for receiving XRP/,
    },
    {
      rule: 'a burn address',
      change: {},
      address: 'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
      says: /Nobody holds the key to this address/,
    },
    {
      rule: 'the deposit address',
      change: {},
      address: ADDRESSES.xrp,
      says: /This is the deposit address\. A refund needs an address of your own\./,
    },
  ])('$rule is refused, with the form’s text', async ({ change, address, says }) => {
    const { user, fill, refunds } = await openStuck(change, LISTED);
    await fill(refundFields.address, address);
    await user.click(refundFields.send());
    await waitFor(() =>
      expect(refundFields.address()).toHaveAccessibleDescription(expect.stringMatching(says)),
    );
    expect(refunds()).toEqual([]);
  });

  it('is checked by all other rules if the list of currencies fails to load', async () => {
    const { fill, confirm, refunds } = await openStuck({}, { [KEYS.currencies]: httpError(503, null) });
    await fill(refundFields.address, WALLET);
    await confirm();
    await waitFor(() => expect(refunds()).toHaveLength(1));
  });

  it('refuses a tag that is not valid on the network, until it is corrected', async () => {
    const { user, fill, confirm, refunds } = await openStuck();
    await fill(refundFields.address, WALLET);
    await fill(refundFields.tag, 'abc');
    await user.click(refundFields.send());
    await waitFor(() =>
      expect(refundFields.tag()).toHaveAccessibleDescription('This is not a valid Destination tag.'),
    );
    expect(refunds()).toEqual([]);

    await fill(refundFields.tag, '42');
    expect(refundFields.tag()).not.toHaveAccessibleDescription();
    await confirm();
    await waitFor(() => expect(refunds()).toHaveLength(1));
    expect(refunds()[0]).toMatchObject({ body: { address: WALLET, extraId: '42' } });
  });
});

describe('a refund address that networks with other key owners share', () => {
  const SCRIPT = '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj';
  const SAFER = 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7';
  const LITECOIN = {
    ...{ fromCurrency: 'ltc', fromNetwork: 'ltc', fromLegacyTicker: 'ltc' },
    ...{ payinAddress: 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', payinExtraId: null, payinExtraIdName: null },
  };

  it.each([
    { rule: 'one confirmation', name: 'Yes, it is my Litecoin address', address: SCRIPT },
    { rule: 'a safer spelling', name: /^Yes, and write it as MJRS/, address: SAFER },
  ])('needs $rule', async ({ name, address }) => {
    const { user, fill, refunds } = await openStuck(LITECOIN);
    await fill(refundFields.address, SCRIPT);
    await user.click(refundFields.send());
    await waitFor(() =>
      expect(refundFields.address()).toHaveAccessibleDescription(
        expect.stringContaining(
          'This address is also valid on Bitcoin, Bitcoin Cash, and Bitcoin SV. Is it your Litecoin address?',
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: /^Refund [\d.]+ LTC$/ }));

    await waitFor(() => expect(refunds()).toHaveLength(1));
    expect(refunds()[0]).toMatchObject({ body: { address } });
  });
});

describe('two fast presses', () => {
  it('validate once, and block edits meanwhile', async () => {
    let listed: (rows: unknown) => void = () => undefined;
    const rows = new Promise<unknown>((resolve) => {
      listed = resolve;
    });
    const { fill, refunds, user } = await openStuck(
      {},
      { [KEYS.currencies]: () => rows, [KEYS.actions]: { ...actionsReply, refund: NO_ADDRESSES } },
    );
    await fill(refundFields.address, WALLET);
    await user.dblClick(refundFields.send());
    expect(screen.getByRole('button', { name: /The address is being checked/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(refundFields.address()).toHaveAttribute('readonly');
    fireEvent.submit(refundFields.address());

    act(() => listed(SERVICE[KEYS.currencies]));
    expect(await refundFields.confirmation()).toBeInTheDocument();
    expect(refunds()).toEqual([]);
  });

  it('send one refund', async () => {
    const { fill, refunds, user } = await openStuck();
    await fill(refundFields.address, WALLET);
    await user.click(refundFields.send());
    await user.dblClick(await screen.findByRole('button', { name: /^Refund [\d.]+ XRP$/ }));
    expect(await screen.findByText(/^Refund requested/)).toBeInTheDocument();
    expect(refunds()).toHaveLength(1);
  });
});

describe('another order of this browser, opened in the same document', () => {
  it('has its own actions', async () => {
    const other = 'b88c9de3e1b0bd';
    const { scope, storage, user, fill, confirm } = await openStuck(
      {},
      {
        [`GET public-v1.1/transactions/${other}`]: aReply({
          status: 'failed',
          actionsAvailable: true,
          id: other,
        }),
      },
    );
    storage.write('transactions', `${TRANSACTION_ID},${other}`);
    await act(() => allSettled(localTransactionsModel.started, { scope }));
    await fill(refundFields.address, WALLET);
    await confirm();
    expect(await screen.findByText(/^Refund requested/)).toBeInTheDocument();
    await act(() => allSettled(transactionStatusModel.opened, { scope, params: other }));
    await user.click(await screen.findByRole('button', { name: 'Refund the deposit' }));
    expect(await screen.findByRole('textbox', { name: 'Refund wallet address' })).toHaveValue('');
    expect(screen.queryByText(/^Refund requested/)).not.toBeInTheDocument();
  });
});
