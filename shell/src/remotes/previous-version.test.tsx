/** @jest-environment browser */
import { fork } from 'effector';
import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import { aSlot, broken } from './slot.fixture';

const HTML = '<p>drawn by the server</p>';
const fragment = { state: {} };

const aRemote = (name: string, Root: ComponentType): RemoteLifecycle =>
  createRemoteLifecycle({ name, createScope: () => fork(), Root });

const throws = (): never => {
  throw new Error('thrown');
};
const Rendering = (): never => throws();
const Effect = () => {
  useEffect(throws, []);
  return <p>drawn by the server</p>;
};
const older = aRemote('older', () => <p>of version 1</p>);

describe('a version that throws before it is mounted', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each<{ where: string; step: string; newer: Partial<RemoteLifecycle> }>([
    { where: 'in bootstrap', step: 'bootstrap', newer: { bootstrap: broken } },
    { where: 'in mount', step: 'mount', newer: { mount: broken } },
    { where: 'at once in mount', step: 'mount', newer: { mount: throws } },
    { where: 'while rendering', step: 'mount', newer: aRemote('newer', Rendering) },
    { where: 'in an effect', step: 'effect', newer: aRemote('newer', Effect) },
  ])('$where is replaced by the previous version, and reported', async ({ step, newer }) => {
    const slot = aSlot({ lifecycles: { 2: newer, 1: older }, html: HTML, fragment });
    await slot.ended;
    expect(slot.states).toEqual(['Loading', 'Ready']);
    expect(slot.element.innerHTML).toBe('<p>of version 1</p>');
    expect(slot.onError.mock.calls).toEqual([['mfe-listing', '2', step]]);
    expect(slot.onLoad).toHaveBeenCalledWith('mfe-listing', '1', expect.any(Number));
    expect(slot.report).toHaveBeenCalledTimes(1);
    expect(slot.onStart.mock.lastCall).toEqual(['mfe-listing', '1']);
    expect(slot.composition.view().remotes[0]).toMatchObject({ state: 'ready', version: '1' });
  });

  it('does not pass its fragment to the previous version, which renders itself', async () => {
    const mount = jest.fn(() => Promise.resolve());
    const slot = aSlot({ lifecycles: { 2: { mount: broken }, 1: { mount } }, html: HTML, fragment });
    await slot.ended;
    expect(mount).toHaveBeenCalledWith(expect.not.objectContaining({ fragment }));
    expect(slot.element.childNodes).toHaveLength(0);
  });

  it.each([
    { why: 'there is none before it', previous: [], missing: [], errors: 1 },
    { why: 'the one before it throws too', previous: ['1', '0'], missing: [], errors: 2 },
    { why: 'the one before it cannot be loaded', previous: ['1'], missing: ['1'], errors: 1 },
  ])(
    'is shown as failed, without the server-rendered HTML, if $why',
    async ({ previous, missing, errors }) => {
      const slot = aSlot({ lifecycle: { mount: broken }, previous, missing, html: HTML, fragment });
      await slot.ended;
      expect(slot.states).toEqual(['Loading', 'Failed']);
      expect(slot.element.childNodes).toHaveLength(0);
      expect(slot.onError).toHaveBeenCalledTimes(errors);
      expect(slot.onLoad).not.toHaveBeenCalled();
      expect(slot.composition.view().remotes[0]).toMatchObject({ state: 'failed' });
    },
  );

  it('is not replaced in a closed slot', async () => {
    const mount = jest.fn(() => Promise.resolve());
    const slot = aSlot({
      lifecycles: {
        2: {
          mount: () => {
            slot.session.close();
            return broken();
          },
        },
        1: { mount },
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mount).not.toHaveBeenCalled();
    expect(slot.states).toEqual(['Loading']);
  });
});
