/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import { swapReply } from '@coinlane/shared-contracts/testing';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { blocks } from './blocks';

const http: HttpPort = () => TE.right(swapReply);

/** Mounts a block with the data attributes of its element. Returns a function that unmounts it. */
const open = async (name: keyof typeof blocks, attributes: Readonly<Record<string, string>>) => {
  const lifecycle = await blocks[name]();
  const request = aRequest('/', { http });
  const props = mountPropsOf(request, { http, block: { name, attributes, data: null } });
  await lifecycle.mount(props);
  return () => lifecycle.unmount(props);
};

afterEach(() => {
  document.body.replaceChildren();
});

describe('swap-stepper (spec §2 "Mounting")', () => {
  it.each([
    { rule: 'data-from, data-to and data-amount', attributes: {}, memoFields: 1 },
    { rule: 'data-reverse: the receiving side has no memo', attributes: { reverse: '' }, memoFields: 0 },
    { rule: 'data-reverse="false"', attributes: { reverse: 'false' }, memoFields: 1 },
  ])('reads $rule', async ({ attributes, memoFields }) => {
    const pair = { from: 'now-erc20', to: 'now-bnb', amount: '600' };
    const close = await open('swap-stepper', { ...pair, ...attributes });
    expect(await screen.findByRole('textbox', { name: 'You send, NOW' })).toHaveValue('600');
    expect(screen.queryAllByRole('textbox', { name: 'Extra id (memo)' })).toHaveLength(memoFields);
    await close();
  });

  it.each(['swap-stepper', 'swap-page'] as const)(
    '%s shows the swap of data-id on the last step',
    async (name) => {
      const close = await open(name, { from: 'now-erc20', to: 'now-bnb', id: '5f0c3a' });
      expect(await screen.findByRole('img', { name: 'Deposit QR code' })).toBeInTheDocument();
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Transaction');
      await close();
    },
  );

  it('shows that a pair does not exist', async () => {
    const close = await open('swap-stepper', { from: 'doge' });
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await close();
  });
});
