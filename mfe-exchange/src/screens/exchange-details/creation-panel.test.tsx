/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import { marketDataReply, refusedWithOkReply } from '@coinlane/shared-contracts/testing';

import { ADDRESSES, KEYS } from '../../app/service.fixture';
import { button, fill, openDetails, posts, recipient } from './details-on-stage.fixture';

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

  it('require both agreements', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await openDetails('eth', {}, seen);
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

  it('require a typed confirmation before a large loss', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await openDetails('eth', { [KEYS.market]: { ...marketDataReply, rate: 50 } }, seen);
    await fill(user, ADDRESSES.eth);
    await user.click(button());
    expect(await screen.findByText('Confirm the price, or choose another amount.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Type “I accept”/ }), 'i accept');
    await user.click(button());
    await waitFor(() => expect(posts(seen)).toHaveLength(1));
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
  ])('$rule keeps the typed text', async ({ answer, says }) => {
    const { user } = await openDetails('eth', { [KEYS.create]: answer });
    await fill(user, ADDRESSES.eth);
    await user.click(button());
    expect(await screen.findByText('The exchange was not made')).toBeInTheDocument();
    expect(screen.getByText(says)).toBeInTheDocument();
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
    await user.click(button());
    await screen.findByText('The exchange was not made');
    expect(recipient().getAttribute('aria-invalid') === 'true').toBe(atField);
    expect(screen.queryAllByText('The service did not take this address. Enter another one.')).toHaveLength(
      atField ? 1 : 0,
    );
    await user.type(recipient(), '1');
    expect(screen.queryByText('The service did not take this address. Enter another one.')).toBeNull();
  });
});

describe('the steps', () => {
  it('show the current one (spec §4 "Exchange stepper")', async () => {
    await openDetails();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Details', 'Confirm', 'Order']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
  });
});
