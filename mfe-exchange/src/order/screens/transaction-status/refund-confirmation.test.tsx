/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';

import { actionsReply, currencyInfoReply } from '@coinlane/shared-contracts/testing';

import { ADDRESSES, aReply, KEYS } from '../../../app/service.fixture';
import { transactionStatusModel } from '../../model/transaction-status';
import { KEY, sentTo } from './order-page.fixture';
import { openStuck, refundFields } from './refund-page.fixture';

/** An XRP wallet that is neither the recipient nor the deposit address. */
const SENDER = 'rMQ98K56yXJbDGv49ZSmW51sLn94Xe1mu1';
const SAVED = 'rLNaPoKeeBjZe2qs6x52yVPZpZ8td4dc6w';
const LTC = 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1';

const offering = (address: string, others: readonly string[] = [], change: object = {}) => ({
  ...actionsReply,
  refund: {
    ...actionsReply.refund,
    amount: '60',
    address: { address, extraId: null },
    additionalAddressList: others,
    ...change,
  },
});
const ltcInfo = {
  ...currencyInfoReply,
  ticker: 'ltc',
  legacyTicker: 'ltc',
  network: 'ltc',
  hasExternalId: false,
  externalIdName: null,
  regex: null,
  regexTag: null,
  transactionExplorerMask: 'https://blockchair.com/litecoin/transaction/$$',
};
const LTC_CAME = {
  kind: 'wrong_asset',
  currency: 'LTC',
  network: 'ltc',
  legacyTicker: 'ltc',
  amount: 7,
};
const known = () => screen.queryByRole('list', { name: /^Known addresses/ });

describe('a refund address', () => {
  it('is never filled in without a press, and shows its source', async () => {
    const { user, seen } = await openStuck(
      { refundAddress: SAVED, refundExtraId: '42' },
      { [KEYS.actions]: offering(SAVED, [SENDER]) },
    );
    const list = await screen.findByRole('list', { name: 'Known addresses on XRP Ledger' });
    const [saved, sender] = within(list).getAllByRole('listitem');
    expect(refundFields.address()).toHaveValue('');
    expect(sentTo(seen, '/exchange/currencies')).toHaveLength(1);
    expect(saved).toHaveTextContent(/^Saved/);
    expect(sender).toHaveTextContent(/^Sender/);
    expect(screen.getByText(/do not use the sender address/)).toBeInTheDocument();

    await user.click(within(saved ?? list).getByRole('button', { name: /^Saved/ }));
    expect(refundFields.address()).toHaveValue(SAVED);
    expect(refundFields.tag()).toHaveValue('42');
  });

  it.each([
    { rule: 'an address of another network', address: ADDRESSES.btc },
    { rule: 'the deposit address', address: ADDRESSES.xrp },
    { rule: 'a mistyped address', address: `${SENDER.slice(0, -1)}2` },
  ])('is not suggested: $rule', async ({ address }) => {
    await openStuck({}, { [KEYS.actions]: offering(address, [SENDER]) });
    const list = await screen.findByRole('list', { name: /^Known addresses/ });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list).toHaveTextContent(/^Sender/);
    expect(document.body).not.toHaveTextContent(address.slice(-8));
  });

  it('is sent after a confirmation that shows amount, address, tag and network', async () => {
    const { user, fill, refunds } = await openStuck({}, { [KEYS.actions]: offering(SENDER) });
    await fill(refundFields.address, SENDER);
    await user.click(refundFields.send());
    const dialog = await refundFields.confirmation();
    expect(dialog).toHaveTextContent(/rMQ98K56/);
    expect(dialog).toHaveTextContent(/Destination tagNone/);
    expect(dialog).toHaveTextContent(/XRP · XRP Ledger/);
    expect(dialog).toHaveTextContent(/do not use the sender address/);
    expect(refunds()).toEqual([]);

    await user.click(within(dialog).getAllByRole('button', { name: 'Change address' })[0] ?? dialog);
    expect(refundFields.address()).toHaveValue(SENDER);
    expect(refunds()).toEqual([]);

    await user.click(refundFields.send());
    await user.click(await screen.findByRole('button', { name: 'Refund 60 XRP' }));
    await waitFor(() => expect(refunds()).toHaveLength(1));
    expect(refunds()[0]).toMatchObject({ body: { address: SENDER, extraId: null } });
  });
});

describe('another asset than the agreed one', () => {
  const openLtc = (change: object = {}, refund: object = {}) =>
    openStuck(
      { depositIssue: { ...LTC_CAME, ...change }, refundAddress: SAVED, payinHash: 'ab'.repeat(32) },
      {
        'GET public-v1/currencies/ltc': ltcInfo,
        [KEYS.actions]: offering(SAVED, [LTC], { currency: 'ltc', amount: '7', ...refund }),
      },
    );

  it('is refunded to an address of its own network only', async () => {
    const { user, fill, refunds } = await openLtc();
    const list = await screen.findByRole('list', { name: 'Known addresses on Litecoin' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list).toHaveTextContent(/^Sender/);
    expect(screen.queryByRole('textbox', { name: /of the refund wallet$/ })).not.toBeInTheDocument();

    await fill(refundFields.address, SAVED);
    await user.click(refundFields.send());
    await waitFor(() => expect(refundFields.address()).toHaveAttribute('aria-invalid', 'true'));
    expect(refunds()).toEqual([]);

    await fill(refundFields.address, LTC);
    await user.click(refundFields.send());
    const send = await screen.findByRole('button', { name: 'Refund 7 LTC' });
    expect(send).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'This address is on Litecoin' }));
    await user.click(send);
    await waitFor(() => expect(refunds()).toHaveLength(1));
    expect(refunds()[0]).toMatchObject({ body: { address: LTC } });
  });

  it('links its payment to the explorer of its own network', async () => {
    await openLtc();
    expect(await screen.findByTitle("Open in the network's explorer")).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/blockchair\.com\/litecoin\//),
    );
  });

  it('links to no explorer of another network', async () => {
    await openStuck(
      { payinHash: 'ab'.repeat(32) },
      { 'GET public-v1/currencies/xrp': { ...ltcInfo, ticker: 'xrp', legacyTicker: 'xrp' } },
    );
    expect(await screen.findByText('Your payment')).toBeInTheDocument();
    expect(screen.queryByTitle("Open in the network's explorer")).not.toBeInTheDocument();
  });

  it.each([
    { rule: 'its network is not named', change: { network: null }, refund: {} },
    { rule: 'the service pays in a third currency', change: {}, refund: { currency: 'doge' } },
  ])('is refunded by support if $rule', async ({ change, refund }) => {
    await openLtc(change, refund);
    expect(
      await screen.findByText(/cannot be requested here\. Contact support with the transaction ID/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Refund wallet address' })).not.toBeInTheDocument();
    expect(known()).not.toBeInTheDocument();
  });
});

describe('an accepted refund', () => {
  it('moves the focus to the status, whose final state replaces the notice', async () => {
    let status = 'failed';
    const reply = () => aReply({ status, actionsAvailable: status === 'failed' });
    const { scope, fill, confirm } = await openStuck({}, { [KEY]: () => reply() });
    await fill(refundFields.address, SENDER);
    await confirm();
    expect(await screen.findByText(/^Refund requested/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The exchange could not be completed' })).toHaveFocus();

    status = 'refunded';
    await act(() => allSettled(transactionStatusModel.retried, { scope }));
    expect(await screen.findByText('Your deposit was returned')).toBeInTheDocument();
    expect(screen.queryByText(/^Refund requested/)).not.toBeInTheDocument();
  });
});
