/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import * as face from './lifecycle';
import { render } from './server';

const { mount, unmount } = face;

afterEach(() => {
  document.body.replaceChildren();
});

describe('the content remote', () => {
  it('offers its lifecycle and nothing else', () => {
    expect(Object.keys(face).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
  });

  it('leaves nothing behind when it is unmounted, and can be mounted again', async () => {
    const props = mountPropsOf(aRequest('/blog'));
    await mount(props);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();

    await unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();

    await mount(props);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();
    await unmount(props);
  });

  it.each(['/blog', '/blog/how-a-swap-works', '/for-partners', '/privacy-policy', '/blog/gone'])(
    'hydrates %s without a complaint',
    async (path) => {
      const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const reportError = jest.fn();
      const request = aRequest(path, { basename: '/ja' });
      const fragment = await render(request);
      const props = mountPropsOf(request, { fragment: { state: fragment.state }, reportError });
      props.domElement.innerHTML = fragment.html;
      const served = screen.getByRole('heading', { level: 1 });

      await mount(props);

      expect(screen.getByRole('heading', { level: 1 })).toBe(served);
      expect(reportError).not.toHaveBeenCalled();
      expect(complain).not.toHaveBeenCalled();
      await unmount(props);
      complain.mockRestore();
    },
  );

  it('opens a post from the list, and its category from the post', async () => {
    const setHead = jest.fn();
    const props = mountPropsOf(aRequest('/blog'), { setHead });
    await mount(props);

    await userEvent.click(screen.getByRole('link', { name: 'How a swap works here' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How a swap works here' }),
    ).toBeInTheDocument();
    expect(setHead).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'How a swap works here | Coinlane' }),
    );

    await userEvent.click(screen.getByRole('link', { name: 'Guides' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Category: Guides' })).toBeInTheDocument();
    expect(
      screen.queryByRole('link', { name: 'How to check an address before you send' }),
    ).not.toBeInTheDocument();
    await unmount(props);
  });

  it('searches the posts without leaving the page', async () => {
    const props = mountPropsOf(aRequest('/blog'));
    await mount(props);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the posts' }), 'countdown{Enter}');

    expect(await screen.findByRole('status')).toHaveTextContent('Posts found: 1');
    expect(props.navigation.location()).toMatchObject({ pathname: '/blog/search', search: '?q=countdown' });
    await unmount(props);
  });

  it('leads from an information page on to what works', async () => {
    const props = mountPropsOf(aRequest('/multichain-bridge', { basename: '/de' }));
    await mount(props);

    const works = screen.getByRole('region', { name: 'Where to go from here' });
    expect(within(works).getByRole('link', { name: 'USDT from Ethereum to TRON' })).toHaveAttribute(
      'href',
      '/de/exchange?from=usdterc20&to=usdttrc20&bridge=true',
    );
    await unmount(props);
  });

  it('shows where a partner page stands', async () => {
    const props = mountPropsOf(aRequest('/for-partners/dapps'));
    await mount(props);

    const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Main', 'For partners', 'For applications']);
    await unmount(props);
  });
});
