/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { Disclosure, rememberOpening } from '.';

describe('Disclosure', () => {
  it('opens with its summary', async () => {
    render(<Disclosure summary="What is a memo?">A number.</Disclosure>);
    expect(screen.getByText('A number.')).not.toBeVisible();

    await userEvent.setup().click(screen.getByText('What is a memo?'));

    expect(screen.getByText('A number.')).toBeVisible();
  });

  it('can be open from the start', () => {
    render(
      <Disclosure open summary="What is a memo?">
        A number.
      </Disclosure>,
    );
    expect(screen.getByText('A number.')).toBeVisible();
  });

  it.each([{ isOpened: true }, { isOpened: false }])(
    'reports whether it was opened ($isOpened) before hydration',
    ({ isOpened }) => {
      const heard = jest.fn<undefined, [boolean]>();
      const drawn = (
        <Disclosure summary="What is a memo?" onToggle={({ currentTarget }) => heard(currentTarget.open)}>
          A number.
        </Disclosure>
      );
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = renderToString(drawn);
      host.querySelector('details')?.toggleAttribute('open', isOpened);
      act(() => {
        hydrateRoot(host, drawn);
      });
      expect(heard.mock.calls).toEqual(isOpened ? [[true]] : []);
    },
  );

  describe('opened in server-rendered HTML and then rendered again', () => {
    const heard = jest.fn<undefined, [boolean]>();
    const drawn = (
      <Disclosure summary="What is a memo?" onToggle={({ currentTarget }) => heard(currentTarget.open)}>
        A number.
      </Disclosure>
    );
    const summary = () => screen.getByText('What is a memo?');
    const serve = (): HTMLElement => {
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = renderToString(drawn);
      return host;
    };
    const drawAnew = async (host: HTMLElement): Promise<void> => {
      host.replaceChildren();
      render(drawn, { container: host });
      await waitFor(() => expect(summary().closest('details')).toBeInTheDocument());
    };

    beforeEach(() => {
      heard.mockClear();
      document.body.replaceChildren();
    });

    it('stays open, and reports it', async () => {
      const host = serve();
      const stop = rememberOpening(host);
      await userEvent.click(summary());
      await drawAnew(host);
      expect(summary().closest('details')).toHaveAttribute('open');
      await waitFor(() => expect(heard.mock.calls).toEqual([[true]]));
      stop();
    });

    it('includes items that were opened before the listener was added', async () => {
      const host = serve();
      host.querySelector('details')?.toggleAttribute('open', true);
      const stop = rememberOpening(host);
      await drawAnew(host);
      expect(summary().closest('details')).toHaveAttribute('open');
      stop();
    });

    it('stays closed if it was closed again, and after hydration', async () => {
      const host = serve();
      const stop = rememberOpening(host);
      await userEvent.click(summary());
      await userEvent.click(summary());
      await drawAnew(host);
      expect(summary().closest('details')).not.toHaveAttribute('open');
      await userEvent.click(summary());
      cleanup();
      await drawAnew(serve());
      expect(summary().closest('details')).not.toHaveAttribute('open');
      stop();
    });
  });
});
