/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';

import { httpError } from '@coinlane/shared-contracts/errors';
import { actionsReply, currencyInfoReply, refundReply } from '@coinlane/shared-contracts/testing';

import { ADDRESSES, aReply, KEYS, SERVICE, TRANSACTION_ID } from '../../app/service.fixture';
import type { Answers } from '../../app/service.fixture';
import { localTransactionsModel } from '../../model/local-transactions';
import { transactionStatusModel } from '../../model/transaction-status';
import { open, sentTo } from './order-page.fixture';

const STUCK = { status: 'failed', actionsAvailable: true };
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
/** A wallet of XRP, and neither the recipient nor the pay-in address. */
const WALLET = 'rMQ98K56yXJbDGv49ZSmW51sLn94Xe1mu1';

const fields = {
  address: () => screen.getByRole('textbox', { name: 'Refund wallet address' }),
  tag: () => screen.getByRole('textbox', { name: /Destination tag of the refund wallet/ }),
  send: () => screen.getByRole('button', { name: 'Ask for a refund' }),
};

const openStuck = async (change: Readonly<Record<string, unknown>> = {}, answers: Answers = {}) => {
  const page = await open(
    { ...STUCK, ...change },
    { answers: { [KEYS.actions]: actionsReply, [KEYS.refund]: refundReply, ...answers } },
  );
  const fill = async (field: () => HTMLElement, text: string): Promise<void> => {
    await page.user.clear(field());
    await page.user.type(field(), text);
  };
  const refunds = () => sentTo(page.seen, '/exchange/refund');
  return { ...page, fill, refunds };
};

describe('where a refund goes is judged as in the form before the order', () => {
  it.each([
    {
      rule: 'a token’s contract',
      change: USDT_ON_TRON,
      address: USDT_CONTRACT,
      says: 'This is the contract of a token, not a wallet. What is sent to it is lost.',
    },
    {
      rule: 'an address of another chain',
      change: {},
      address: ADDRESSES.btc,
      says: /^This is an address on .+\. A refund of XRP goes to a wallet on .+\.$/,
    },
    {
      rule: 'a strange text',
      change: {},
      address: `${WALLET.slice(0, 9)} ${WALLET.slice(9)}`,
      says: /^There is a space in the middle of this address/,
    },
    {
      rule: 'a kind that is not paid',
      change: {},
      address: 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ',
      says: /cannot be paid here\. Take the ordinary address for receiving XRP/,
    },
    {
      rule: 'nobody’s address',
      change: {},
      address: 'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
      says: /^Nobody holds the key to this address/,
    },
    {
      rule: 'the deposit address',
      change: {},
      address: ADDRESSES.xrp,
      says: 'This is the deposit address. A refund needs an address of your own.',
    },
  ])('$rule is refused, in the form’s words', async ({ change, address, says }) => {
    const { user, fill, refunds } = await openStuck(change, LISTED);
    await fill(fields.address, address);
    await user.click(fields.send());
    await waitFor(() => expect(fields.address()).toHaveAccessibleDescription(says));
    expect(refunds()).toEqual([]);
  });

  it('goes by what is known where the list of currencies cannot be had', async () => {
    const { user, fill, refunds } = await openStuck({}, { [KEYS.currencies]: httpError(503, null) });
    await fill(fields.address, WALLET);
    await user.click(fields.send());
    await waitFor(() => expect(refunds()).toHaveLength(1));
  });

  it('a tag that stands there already is seen, also where the deposit had none, and can be taken away', async () => {
    const tagged = { ...actionsReply.refund, address: { address: WALLET, extraId: '4242' } };
    const { user, refunds } = await openStuck(
      { payinExtraId: null, payinExtraIdName: null },
      { [KEYS.actions]: { ...actionsReply, refund: tagged } },
    );
    const tag = screen.getByRole('textbox', { name: /of the refund wallet$/ });
    expect(tag).toHaveValue('4242');
    await user.clear(tag);
    await user.click(fields.send());
    await waitFor(() => expect(refunds()).toHaveLength(1));
    expect(refunds()[0]).toMatchObject({ body: { address: WALLET, extraId: null } });
  });

  it('a tag that is none is refused, until it is mended', async () => {
    const { user, fill, refunds } = await openStuck();
    await fill(fields.address, WALLET);
    await fill(fields.tag, 'abc');
    await user.click(fields.send());
    await waitFor(() =>
      expect(fields.tag()).toHaveAccessibleDescription('This is not a valid Destination tag.'),
    );
    expect(refunds()).toEqual([]);

    await fill(fields.tag, '42');
    expect(fields.tag()).not.toHaveAccessibleDescription();
    await user.click(fields.send());
    await waitFor(() => expect(refunds()).toHaveLength(1));
    expect(refunds()[0]).toMatchObject({ body: { address: WALLET } });
  });

  it('a tag is not held against the rules of a network on which something else came', async () => {
    const wrongAsset = { depositIssue: { kind: 'wrong_asset', currency: 'xrp', network: 'eth' } };
    const { user, fill, refunds } = await openStuck(wrongAsset, {
      'GET public-v1/currencies/xrp': { ...currencyInfoReply, ticker: 'xrp', regexTag: null },
    });
    await fill(fields.tag, 'abc');
    await user.click(fields.send());
    await waitFor(() => expect(refunds()).toHaveLength(1));
  });
});

describe('two fast presses', () => {
  it('ask once, while the address is still judged', async () => {
    let listed: (rows: unknown) => void = () => undefined;
    const rows = new Promise<unknown>((resolve) => {
      listed = resolve;
    });
    const { fill, refunds, user } = await openStuck({}, { [KEYS.currencies]: () => rows });
    await fill(fields.address, WALLET);
    await user.dblClick(fields.send());
    expect(screen.getByRole('button', { name: /Your decision is being sent/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(fields.address()).toHaveAttribute('readonly');
    fireEvent.submit(fields.address());
    expect(refunds()).toEqual([]);

    act(() => listed(SERVICE[KEYS.currencies]));
    expect(await screen.findByText('Your refund was asked for.')).toBeInTheDocument();
    expect(refunds()).toHaveLength(1);
  });

  it('ask once where nothing is to be judged', async () => {
    const { refunds, user } = await openStuck();
    await user.dblClick(fields.send());
    expect(await screen.findByText('Your refund was asked for.')).toBeInTheDocument();
    expect(refunds()).toHaveLength(1);
  });
});

describe('another order of this browser, opened in the same document', () => {
  it('has its own choices', async () => {
    const other = 'b88c9de3e1b0bd';
    const { scope, storage, user } = await openStuck(
      {},
      { [`GET public-v1.1/transactions/${other}`]: aReply({ ...STUCK, id: other }) },
    );
    storage.write('transactions', `${TRANSACTION_ID},${other}`);
    await act(() => allSettled(localTransactionsModel.started, { scope }));
    await user.click(fields.send());
    expect(await screen.findByText('Your refund was asked for.')).toBeInTheDocument();
    await act(() => allSettled(transactionStatusModel.opened, { scope, params: other }));
    expect(await screen.findByRole('button', { name: 'Ask for a refund' })).toBeEnabled();
    expect(screen.queryByText('Your refund was asked for.')).not.toBeInTheDocument();
  });
});
