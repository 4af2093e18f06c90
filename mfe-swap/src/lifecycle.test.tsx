/** @jest-environment browser */
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

describe('the token swap remote', () => {
  it('exports only its lifecycle', () => {
    expect(Object.keys(face).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
  });

  it('leaves nothing behind when it is unmounted, and can be mounted again', async () => {
    const props = mountPropsOf(aRequest('/swap'));
    await mount(props);
    expect(screen.getByRole('heading', { level: 1, name: 'Token swap' })).toBeInTheDocument();

    await unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();

    await mount(props);
    expect(screen.getByRole('heading', { level: 1, name: 'Token swap' })).toBeInTheDocument();
    await unmount(props);
  });

  it.each(['/swap', '/swap/now', '/swap/trvl', '/swap/nothing'])(
    'hydrates %s without warnings',
    async (path) => {
      const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const reportError = jest.fn();
      const request = aRequest(path, { basename: '/de' });
      const fragment = await render(request);
      const props = mountPropsOf(request, {
        fragment: { state: fragment.state, pathname: request.pathname },
        reportError,
      });
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

  it('lists five pairs with their direction', async () => {
    const props = mountPropsOf(aRequest('/swap'));
    await mount(props);

    const rows = within(
      screen.getByRole('table', { name: 'Pairs and limits of the token swap' }),
    ).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(rows[3]).toHaveTextContent('NOW');
    expect(rows[3]).toHaveTextContent('500 NOW');
    expect(rows[3]).toHaveTextContent('Both ways');
    expect(rows[4]).toHaveTextContent('One way');
    await unmount(props);
  });

  it('goes from the table to a pair and back, and updates the title', async () => {
    const setHead = jest.fn();
    const props = mountPropsOf(aRequest('/swap'), { setHead });
    await mount(props);

    await userEvent.click(screen.getByRole('link', { name: 'NOW' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'NOW token swap' })).toBeInTheDocument();
    expect(screen.getAllByText('The receiving side uses a memo.', { exact: false })).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Exchange NOW' })).toHaveAttribute(
      'href',
      '/exchange?from=now&to=nowbnb',
    );
    expect(setHead).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'NOW token swap | Coinlane' }));

    await userEvent.click(screen.getByRole('link', { name: 'All token swap pairs' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Token swap' })).toBeInTheDocument();
    expect(props.navigation.location().pathname).toBe('/swap');
    await unmount(props);
  });
});
