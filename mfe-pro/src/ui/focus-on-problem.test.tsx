/** @jest-environment browser */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { useFocusOnProblem } from './focus-on-problem';

const Form = ({ isInvalid }: { readonly isInvalid: boolean }) => {
  const { form, pressed } = useFocusOnProblem(null);
  return (
    <form ref={form}>
      <input aria-label="Address" aria-invalid={isInvalid} />
      <button type="button" onClick={pressed}>
        Add
      </button>
    </form>
  );
};

const press = (): void => {
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
};

describe('useFocusOnProblem', () => {
  it('focuses the field that is invalid when the button is pressed', () => {
    render(<Form isInvalid />);
    press();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('focuses a field that becomes invalid after the press', async () => {
    const { rerender } = render(<Form isInvalid={false} />);
    press();
    expect(screen.getByRole('button')).toHaveFocus();
    rerender(<Form isInvalid />);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });

  it('leaves the focus if the user types before that', async () => {
    const { rerender } = render(<Form isInvalid={false} />);
    press();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'a' } });
    rerender(<Form isInvalid />);
    await Promise.resolve();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
