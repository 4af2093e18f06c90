/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { Disclosure } from './disclosure';

describe('Disclosure', () => {
  it('opens by its summary', async () => {
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
    'says whether it was opened ($isOpened) before its code was there',
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
});
