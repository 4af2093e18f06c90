/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import { estimatesReply, marketDataReply, refusedWithOkReply } from '@coinlane/shared-contracts/testing';

import { ADDRESSES, KEYS } from '../../../app/service.fixture';
import { estimateModel } from '../../model/estimate';
import { button, create, fill, openDetails, posts, recipient, review } from './details-on-stage.fixture';

const [standard] = estimatesReply.providers;
/** An offer with a fixed rate. */
const held = (estimatedAmount: number, rateId: string) => ({
  providers: [
    {
      ...standard,
      estimatedAmount,
      custom: { ...standard.custom, rateId, validUntil: '2099-01-01T00:00:00.000Z' },
    },
  ],
});

describe('the other fields', () => {
  it('refuse the recipient’s address as refund address, and require another', async () => {
    const { user } = await openDetails();
    await fill(user, ADDRESSES.eth, screen.getByRole('textbox', { name: 'Refund wallet address' }));
    expect(
      await screen.findByText(/This is an address on .*\. A refund of BTC goes to a wallet on Bitcoin\./),
    ).toBeInTheDocument();
  });

  it('report an invalid e-mail address', async () => {
    const { user } = await openDetails();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'me@');
    await user.tab();
    expect(await screen.findByText('This is not an e-mail address.')).toBeInTheDocument();
  });
});

describe('the review', () => {
  it('shows amounts, address and costs, and orders nothing yet', async () => {
    const seen: HttpRequest[] = [];
    const providers = [{ ...standard, estimatedAmount: 3.03160082 }];
    const { user } = await openDetails('eth', { [KEYS.estimates]: { providers } }, seen);
    await fill(user, ADDRESSES.eth);
    await review(user);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('You get about')).toBeInTheDocument();
    expect(screen.getByText('3.03160082 ETH')).toBeInTheDocument();
    expect(screen.getByText('Send 0.1 BTC, get ≈ 3.03160082 ETH')).toBeInTheDocument();
    expect(screen.getByText('≈ $4,000.00 · Bitcoin')).toBeInTheDocument();
    expect(screen.getByText('0x5a')).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Details', 'Review', 'Send']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(posts(seen)).toEqual([]);
  });

  it('leads back to the form with everything that was typed', async () => {
    const { user } = await openDetails();
    await fill(user, ADDRESSES.eth);
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Back to details' }));
    await waitFor(() => expect(recipient()).toHaveFocus());
    expect(recipient()).toHaveValue(ADDRESSES.eth);
  });

  it('leads to the field of a missing refund address, and opens its section', async () => {
    const { user } = await openDetails();
    await fill(user, ADDRESSES.eth);
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const refund = screen.getByRole('textbox', { name: 'Refund wallet address' });
    await waitFor(() => expect(refund).toHaveFocus());
    expect(screen.getByRole('group', { name: '' })).toHaveAttribute('open');
  });

  it('requires both agreements', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await openDetails('eth', {}, seen);
    await fill(user, ADDRESSES.eth);
    await review(user);
    const boxes = screen.getAllByRole('checkbox', { name: /^I agree/ });
    expect(boxes).toHaveLength(2);
    for (const box of boxes) {
      expect(box).toBeChecked();
      await user.click(box);
    }
    await create(user);
    expect(await screen.findByText('Agree to the terms.')).toBeInTheDocument();
    expect(posts(seen)).toEqual([]);
  });

  it('requires a typed confirmation before a large loss', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await openDetails('eth', { [KEYS.market]: { ...marketDataReply, rate: 50 } }, seen);
    await fill(user, ADDRESSES.eth);
    await review(user);
    await create(user);
    expect(await screen.findByText('Confirm the price, or choose another amount.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Type “I accept”/ }), 'i accept');
    await create(user);
    await waitFor(() => expect(posts(seen)).toHaveLength(1));
  });

  it('shows both amounts of a fixed rate that changed, and a press accepts the new one', async () => {
    const replies = [held(1.4, 'one'), held(1.39, 'two')];
    const { scope, user } = await openDetails('eth&rateMode=fixed', {
      [KEYS.estimates]: () => replies.shift(),
    });
    await fill(user, ADDRESSES.eth);
    await review(user);
    expect(screen.getByText(/^Two clocks:/)).toBeInTheDocument();
    await act(() => allSettled(estimateModel.retried, { scope }));
    expect(screen.getByText('1.4 ETH').tagName).toBe('DEL');
    await user.click(screen.getByRole('button', { name: 'Accept new rate' }));
    expect(screen.queryByText('1.4 ETH')).not.toBeInTheDocument();
  });
});

describe('a blocked press', () => {
  it('focuses the first problem once: text typed there stays there', async () => {
    const { user } = await openDetails('xrp');
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await fill(user, ADDRESSES.xrp);
    await user.type(email, 'me@');
    await user.click(button());
    const tag = screen.getByRole('textbox', { name: /Destination tag/ });
    await waitFor(() => expect(tag).toHaveFocus());
    // after the first digit the tag is valid, and only the e-mail is wrong
    await user.keyboard('123456');
    expect([tag, email].map((field) => field.getAttribute('value'))).toEqual(['123456', 'me@']);

    await user.click(button());
    await waitFor(() => expect(email).toHaveFocus());
  });
});

describe('a refused order', () => {
  it.each([
    {
      rule: 'with the service’s text',
      answer: refusedWithOkReply,
      says: /Please use another address|can not be used/,
    },
    {
      rule: 'because of the country',
      answer: httpError(400, { error: 'any', message: '' }),
      says: "Couldn't create a transaction. Please try again.",
    },
    {
      rule: 'because a floating rate has moved',
      answer: httpError(400, { error: 'rate_id_not_found_or_expired', message: '' }),
      says: 'The rate has changed. Check the new rate and accept it.',
    },
  ])('$rule keeps the typed text', async ({ answer, says }) => {
    const { user } = await openDetails('eth', { [KEYS.create]: answer });
    await fill(user, ADDRESSES.eth);
    await review(user);
    await create(user);
    expect(await screen.findByText('The order was not created.')).toBeInTheDocument();
    expect(screen.getByText(says)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to details' }));
    await screen.findByRole('button', { name: 'Review exchange' });
    expect(recipient()).toHaveValue(ADDRESSES.eth);
  });

  it.each([
    { about: 'the recipient', answer: refusedWithOkReply, atField: true },
    {
      about: 'the recipient, in its own words',
      answer: httpError(400, { error: 'x', message: 'Please enter another address' }),
      atField: true,
    },
    {
      about: 'something else',
      answer: httpError(400, { error: 'x', message: 'Under maintenance' }),
      atField: false,
    },
  ])('about $about is shown at the recipient: $atField (spec §8)', async ({ answer, atField }) => {
    const { user } = await openDetails('eth', { [KEYS.create]: answer });
    await fill(user, ADDRESSES.eth);
    await review(user);
    await create(user);
    await screen.findByText('The order was not created.');
    await user.click(screen.getByRole('button', { name: 'Back to details' }));
    await screen.findByRole('button', { name: 'Review exchange' });
    expect(recipient().getAttribute('aria-invalid') === 'true').toBe(atField);
    expect(screen.queryAllByText('The service did not take this address. Enter another one.')).toHaveLength(
      atField ? 1 : 0,
    );
    await user.type(recipient(), '1');
    expect(screen.queryByText('The service did not take this address. Enter another one.')).toBeNull();
  });
});
