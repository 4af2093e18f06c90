/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { mount, unmount } from './lifecycle';
import { render } from './server';

afterEach(() => {
  document.body.replaceChildren();
});

describe('__NAME__ in its slot', () => {
  it('leaves nothing behind when it is unmounted, and can be mounted again', async () => {
    const props = mountPropsOf(aRequest('__PATH__'));
    await mount(props);
    await unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();
    await mount(props);
    expect(screen.getByRole('heading', { level: 1, name: '__TITLE__' })).toBeInTheDocument();
    await unmount(props);
  });

  it('hydrates what the server rendered without a complaint', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = aRequest('__PATH__', { basename: '/de' });
    const fragment = await render(request);
    const props = mountPropsOf(request, { fragment: { state: fragment.state } });
    props.domElement.innerHTML = fragment.html;
    const served = screen.getByRole('heading', { level: 1 });

    await mount(props);

    expect(screen.getByRole('heading', { level: 1 })).toBe(served);
    expect(complain).not.toHaveBeenCalled();
    await unmount(props);
    complain.mockRestore();
  });
});
