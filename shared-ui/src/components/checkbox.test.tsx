/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Checkbox } from './checkbox';

const box = () => screen.getByRole('checkbox', { name: 'I agree' });

describe('Checkbox', () => {
  it('is toggled by its label and by Space', async () => {
    const user = userEvent.setup();
    render(<Checkbox label="I agree" />);

    await user.click(screen.getByText('I agree'));
    expect(box()).toBeChecked();

    await user.keyboard(' ');
    expect(box()).not.toBeChecked();
  });

  it('can have a link in its label', () => {
    render(
      <Checkbox
        label={
          <>
            I agree to <a href="#terms">the terms</a>
          </>
        }
      />,
    );
    expect(screen.getByRole('checkbox', { name: 'I agree to the terms' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'the terms' })).toHaveAttribute('href', '#terms');
  });

  it('is described by hint and error', () => {
    render(<Checkbox label="I agree" hint="To both" error="Needed" />);
    expect(box()).toHaveAccessibleDescription('To both Needed');
    expect(box()).toBeInvalid();
  });
});
