/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import { aFragmentRequest, remoteMountProps } from '../testing';
import { createRemoteLifecycle } from './create-remote-lifecycle';
import type { MountProps, RemoteParts } from './create-remote-lifecycle';
import { useStartPlace } from './start-place';

const request = aFragmentRequest({ pathname: '/currencies' });

const parts = (Root: ComponentType, changes: Partial<RemoteParts> = {}): RemoteParts => ({
  name: 'mfe-listing',
  createScope: () => fork(),
  Root,
  ...changes,
});

/** The props of a slot that the server has filled. */
const served = (html: string, changes: Partial<MountProps> = {}): MountProps => {
  const props = remoteMountProps('listing', request, { fragment: { state: {} }, ...changes });
  props.domElement.innerHTML = html;
  return props;
};

const Page = () => <button type="button">Swap</button>;
const Broken = () => {
  throw new Error('no page');
};

/** How many listeners an element has that somebody added from now on. */
const countListeners = (element: HTMLElement): (() => number) => {
  const here = new Map<unknown, number>();
  const add = element.addEventListener.bind(element);
  const remove = element.removeEventListener.bind(element);
  const change = (type: string, by: number): number => (here.get(type) ?? 0) + by;
  jest.spyOn(element, 'addEventListener').mockImplementation((type, ...rest) => {
    here.set(type, change(type, 1));
    add(type, ...rest);
  });
  jest.spyOn(element, 'removeEventListener').mockImplementation((type, ...rest) => {
    here.set(type, change(type, -1));
    remove(type, ...rest);
  });
  return () => [...here.values()].reduce((sum, count) => sum + count, 0);
};

/** A part of the page whose code comes later. */
const aLatePart = () => {
  let arrive: (loaded: ComponentType) => void = () => undefined;
  const Part = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = (loaded) => {
          resolve({ default: loaded });
        };
      }),
  );
  const Root = () => (
    <main>
      <input aria-label="Amount" />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </main>
  );
  return {
    Root,
    arrive: (loaded: ComponentType): void => {
      arrive(loaded);
    },
  };
};

/** What a server streams for it: the late part stands in its boundary. */
const lateHtml = (text: string): string =>
  `<main><input aria-label="Amount"><!--$--><p>${text}</p><!--/$--></main>`;

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('a remote that takes over what the server rendered', () => {
  it.each([{ isTakenOverInParts: false }, { isTakenOverInParts: true }])(
    'keeps the very elements of the page (%o)',
    async (changes) => {
      const { mount } = createRemoteLifecycle(parts(Page, changes));
      const props = served(renderToString(<Page />));
      const button = screen.getByRole('button');
      await mount(props);
      expect(screen.getByRole('button')).toBe(button);
    },
  );

  it('takes over the page of an address that the server rewrote before it rendered', async () => {
    const { mount } = createRemoteLifecycle(parts(Page));
    const props = served(renderToString(<Page />), {
      fragment: { state: {}, pathname: '/currencies' },
    });
    const button = screen.getByRole('button');
    await mount(props);
    expect(screen.getByRole('button')).toBe(button);
  });

  it('tells the page where it began, also where it is drawn after the visitor went on', async () => {
    const Start = () => <p>began at {useStartPlace()?.pathname}</p>;
    const props = served(renderToString(<p>began at {'/currencies'}</p>));
    const mounted = createRemoteLifecycle(parts(Start, { isTakenOverInParts: true })).mount(props);
    props.navigation.push('/exchange');
    await mounted;
    expect(props.domElement).toHaveTextContent('began at /currencies');
  });

  it('draws the page anew, without the state of the other one, for whoever went on meanwhile', async () => {
    const createScope = jest.fn(() => fork());
    const { mount } = createRemoteLifecycle(parts(Page, { createScope }));
    const props = served('<p>Another page</p>', {
      fragment: { state: { coin: 'btc' }, pathname: '/currencies/bitcoin' },
    });
    await mount(props);
    expect(screen.getByRole('button')).toBeVisible();
    expect(screen.queryByText('Another page')).not.toBeInTheDocument();
    expect(createScope).toHaveBeenCalledWith(
      expect.not.objectContaining({ fragment: expect.anything() }),
      undefined,
    );
  });

  it('reports what differs from what the server drew', async () => {
    const reportError = jest.fn();
    const { mount } = createRemoteLifecycle(parts(Page));
    await mount(served('<p>Swap</p>', { reportError }));
    await waitFor(() => {
      expect(reportError).toHaveBeenCalledWith(expect.any(Error), { where: 'mfe-listing hydration' });
    });
  });

  const typeEarly = (): void => {
    screen.getByRole<HTMLInputElement>('textbox').value = '0.2';
  };
  const nothing = (): void => undefined;
  const type = (): Promise<void> => userEvent.type(screen.getByRole('textbox'), '1');
  const press = (): Promise<void> => userEvent.click(screen.getByRole('textbox'));

  it.each([
    { who: 'nobody has used', early: nothing, use: () => Promise.resolve(), reports: 1 },
    { who: 'somebody typed into before', early: typeEarly, use: () => Promise.resolve(), reports: 0 },
    { who: 'somebody types into meanwhile', early: nothing, use: type, reports: 0 },
    { who: 'somebody presses meanwhile', early: nothing, use: press, reports: 0 },
  ])('reports $reports differences of a late part of a page that $who', async ({ early, use, reports }) => {
    const reportError = jest.fn();
    const { Root, arrive } = aLatePart();
    const { mount } = createRemoteLifecycle(parts(Root));
    const props = served(lateHtml('for 0.1'), { reportError });
    early();
    await mount(props);
    await use();
    arrive(() => <p>for 0.2</p>);
    expect(await screen.findByText('for 0.2')).toBeVisible();
    expect(reportError).toHaveBeenCalledTimes(reports);
  });
});

describe('the end of a mount', () => {
  it('takes every listener of its own with it, as often as the element is used again', async () => {
    const { mount, unmount } = createRemoteLifecycle(parts(Page));
    const props = served(renderToString(<Page />));
    await mount(props);
    await unmount(props);
    // React keeps its own on an element that was a root once
    const afterFirst = props.domElement.childElementCount;
    const count = countListeners(props.domElement);
    const again = { ...props, fragment: { state: {} } };
    props.domElement.innerHTML = renderToString(<Page />);
    await mount(again);
    // used, typed into, and opened
    expect(count()).toBe(4);
    await unmount(again);
    expect(count()).toBe(0);
    expect(afterFirst).toBe(0);
  });

  it('comes by itself when the first drawing fails, and the element can be used again', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isMended = false;
    const { mount } = createRemoteLifecycle(parts(() => (isMended ? <Page /> : <Broken />)));
    const props = remoteMountProps('listing', request);
    await expect(mount(props)).rejects.toThrow('no page');
    complain.mockClear();
    isMended = true;
    await mount(props);
    expect(screen.getByRole('button')).toBeVisible();
    // React complains where a root is made of an element that has one
    expect(complain).not.toHaveBeenCalled();
  });

  it('is not taken for a failure: what breaks later is told to the slot', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onFailure = jest.fn();
    const { Root, arrive } = aLatePart();
    const { mount } = createRemoteLifecycle(parts(Root));
    await mount(remoteMountProps('listing', request, { onFailure }));
    arrive(Broken);
    await waitFor(() => {
      expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'no page' }));
    });
  });
});
