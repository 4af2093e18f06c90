/** @jest-environment browser */
import { waitFor } from '@testing-library/dom';
import { fork } from 'effector';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import { aSlot, broken } from './slot.fixture';

const HTML = '<p>drawn by the server</p>';
const fragment = { state: {}, pathname: '/currencies' };

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

const TypedField = () => {
  const [text, setText] = useState('');
  return (
    <label>
      Amount
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </label>
  );
};

describe('text typed into server-rendered HTML', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    { where: 'in mount', newer: { mount: broken } },
    { where: 'while rendering', newer: aRemote('newer', Rendering) },
  ])('is kept if the version that rendered it throws $where', async ({ newer }) => {
    const slot = aSlot({
      lifecycles: { 2: newer, 1: aRemote('older', TypedField) },
      html: '<label>Amount<input value=""></label>',
      fragment,
    });
    slot.element.querySelectorAll('input').forEach((input) => {
      input.value = '0.25';
    });
    await slot.ended;
    await waitFor(() => expect(slot.element.querySelector('output')?.textContent).toBe('0.25'));
    expect(slot.element.querySelector('input')?.value).toBe('0.25');
  });
});

describe('a version that throws after it was mounted', () => {
  const mounting = () => {
    const seen = { fail: (): void => undefined, unmounts: 0 };
    const lifecycle: Partial<RemoteLifecycle> = {
      mount: ({ onFailure }) => {
        seen.fail = () => onFailure?.(new Error('thrown'));
        return Promise.resolve();
      },
      unmount: () => {
        seen.unmounts += 1;
        return Promise.resolve();
      },
    };
    return { seen, lifecycle };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  it('is unmounted and replaced by the previous one, and reported', async () => {
    const { seen, lifecycle } = mounting();
    const slot = aSlot({ lifecycles: { 2: lifecycle, 1: older } });
    await slot.ended;
    seen.fail();
    await waitFor(() => expect([slot.states, seen.unmounts]).toEqual([['Loading', 'Ready', 'Ready'], 1]));
    expect(slot.element.innerHTML).toBe('<p>of version 1</p>');
    expect(slot.onError.mock.calls).toEqual([['mfe-listing', '2', 'render']]);
  });

  it('is shown as failed if the previous one throws later too', async () => {
    const [newer, previous] = [mounting(), mounting()];
    const slot = aSlot({ lifecycles: { 2: newer.lifecycle, 1: previous.lifecycle }, previous: ['1', '0'] });
    await slot.ended;
    newer.seen.fail();
    await waitFor(() => expect(slot.states).toEqual(['Loading', 'Ready', 'Ready']));
    previous.seen.fail();
    await waitFor(() => expect(slot.states).toEqual(['Loading', 'Ready', 'Ready', 'Failed']));
    expect(newer.seen.unmounts).toBe(1);
  });

  it('is replaced once, however often it reports a failure', async () => {
    const { seen, lifecycle } = mounting();
    const mount = jest.fn(() => Promise.resolve());
    const slot = aSlot({ lifecycles: { 2: lifecycle, 1: { mount } } });
    await slot.ended;
    seen.fail();
    seen.fail();
    await waitFor(() => expect(slot.states).toEqual(['Loading', 'Ready', 'Ready']));
    await settled();
    expect([mount.mock.calls.length, slot.states.at(-1)]).toEqual([1, 'Ready']);
  });

  it('is not replaced in a closed slot', async () => {
    const { seen, lifecycle } = mounting();
    const mount = jest.fn(() => Promise.resolve());
    const slot = aSlot({ lifecycles: { 2: lifecycle, 1: { mount } } });
    await slot.ended;
    slot.session.close();
    seen.fail();
    await settled();
    expect(mount).not.toHaveBeenCalled();
  });
});
