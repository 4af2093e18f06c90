/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

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
});
