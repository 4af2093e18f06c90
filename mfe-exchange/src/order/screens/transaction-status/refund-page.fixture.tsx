import { screen } from '@testing-library/react';

import { actionsReply, refundReply } from '@coinlane/shared-contracts/testing';

import { KEYS } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { open, sentTo } from './order-page.fixture';

const STUCK = { status: 'failed', actionsAvailable: true };

/** Controls of the refund form and its confirmation. */
export const refundFields = {
  address: () => screen.getByRole('textbox', { name: 'Refund wallet address' }),
  tag: () => screen.getByRole('textbox', { name: /of the refund wallet$/ }),
  send: () => screen.getByRole('button', { name: 'Review refund' }),
  confirmation: () => screen.findByRole('dialog', { name: 'Check the refund address' }),
};

/** The page of a stuck XRP order with its refund form, and overrides of the order and of the service's replies. */
export const openStuck = async (change: Readonly<Record<string, unknown>> = {}, answers: Answers = {}) => {
  const page = await open(
    { ...STUCK, ...change },
    { answers: { [KEYS.actions]: actionsReply, [KEYS.refund]: refundReply, ...answers } },
  );
  const button = screen.queryByRole('button', { name: 'Refund the deposit' });
  if (button !== null) {
    await page.user.click(button);
    await screen.findByRole('textbox', { name: 'Refund wallet address' });
  }
  const fill = async (field: () => HTMLElement, text: string): Promise<void> => {
    await page.user.clear(field());
    await page.user.type(field(), text);
  };
  const confirm = async (): Promise<void> => {
    await page.user.click(refundFields.send());
    await page.user.click(await screen.findByRole('button', { name: /^Refund [\d.]+ [A-Z]+$/ }));
  };
  const refunds = () => sentTo(page.seen, '/exchange/refund');
  return { ...page, fill, confirm, refunds };
};
