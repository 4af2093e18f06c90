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

/** Props of a slot with server-rendered HTML. */
const served = (html: string, changes: Partial<MountProps> = {}): MountProps => {
  const props = remoteMountProps('listing', request, {
    fragment: { state: {}, pathname: request.pathname },
    ...changes,
  });
  props.domElement.innerHTML = html;
  return props;
};

const Page = () => <button type="button">Swap</button>;
const Broken = () => {
  throw new Error('no page');
};

/** Counts listeners that are added to an element from now on. */
const countListeners = (element: Document): (() => number) => {
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

/** Part of the page whose code loads later. */
const aLatePart = () => {
  // made here, not by `lazy`: the code can arrive before React asks for it
  let arrive: (loaded: ComponentType) => void = () => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = (loaded) => {
      resolve({ default: loaded });
    };
  });
  const Part = lazy(() => code);
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

/** Server-rendered HTML of a late part, inside its Suspense boundary. */
const lateHtml = (text: string): string =>
  `<main><input aria-label="Amount"><!--$--><p>${text}</p><!--/$--></main>`;

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('a remote that hydrates server-rendered HTML', () => {
  it.each([{ isTakenOverInParts: false }, { isTakenOverInParts: true }])(
    'keeps the existing elements (%o)',
    async (changes) => {
      const { mount } = createRemoteLifecycle(parts(Page, changes));
      const props = served(renderToString(<Page />));
      const button = screen.getByRole('button');
      await mount(props);
      expect(screen.getByRole('button')).toBe(button);
    },
  );

  it('passes on the initial location, also if the visitor navigated before the render', async () => {
    const Start = () => <p>began at {useStartPlace()?.pathname}</p>;
    const props = served(renderToString(<p>began at {'/currencies'}</p>));
    const mounted = createRemoteLifecycle(parts(Start, { isTakenOverInParts: true })).mount(props);
    props.navigation.push('/exchange');
    await mounted;
    expect(props.domElement).toHaveTextContent('began at /currencies');
  });

  it('renders again, without the server state, if the visitor navigated before hydration', async () => {
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

  it('reports hydration mismatches', async () => {
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
    { page: 'an unused page', early: nothing, use: () => Promise.resolve(), reports: 1 },
    { page: 'a page with text typed before', early: typeEarly, use: () => Promise.resolve(), reports: 0 },
    { page: 'a page with text typed meanwhile', early: nothing, use: type, reports: 0 },
    { page: 'a page that is clicked meanwhile', early: nothing, use: press, reports: 0 },
  ])('reports $reports mismatches of a late part of $page', async ({ early, use, reports }) => {
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

  it('reports no mismatch of a page that the visitor left meanwhile', async () => {
    const reportError = jest.fn();
    const { Root, arrive } = aLatePart();
    const { mount } = createRemoteLifecycle(parts(Root));
    const props = served(lateHtml('for 0.1'), {
      reportError,
      fragment: { state: {}, pathname: request.pathname },
    });
    await mount(props);
    props.navigation.push('/exchange');
    arrive(() => <p>for 0.2</p>);
    expect(await screen.findByText('for 0.2')).toBeVisible();
    expect(reportError).not.toHaveBeenCalled();
  });
});

describe('unmount', () => {
  it('removes all its listeners, also when the element is reused', async () => {
    const { mount, unmount } = createRemoteLifecycle(parts(Page));
    const props = served(renderToString(<Page />));
    await mount(props);
    await unmount(props);
    // React keeps its listeners on an element that was a root
    const afterFirst = props.domElement.childElementCount;
    const count = countListeners(document);
    const again = { ...props, fragment: { state: {}, pathname: request.pathname } };
    props.domElement.innerHTML = renderToString(<Page />);
    await mount(again);
    // input, typing, and opening
    expect(count()).toBe(3);
    await unmount(again);
    expect(count()).toBe(0);
    expect(afterFirst).toBe(0);
  });

  it('runs automatically if the first render fails, and the element can be reused', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isMended = false;
    const { mount } = createRemoteLifecycle(parts(() => (isMended ? <Page /> : <Broken />)));
    const props = remoteMountProps('listing', request);
    await expect(mount(props)).rejects.toThrow('no page');
    complain.mockClear();
    isMended = true;
    await mount(props);
    expect(screen.getByRole('button')).toBeVisible();
    // React warns if a root is created on an element that has one
    expect(complain).not.toHaveBeenCalled();
  });

  it('is not reported as a failure: later errors are passed to the slot', async () => {
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
