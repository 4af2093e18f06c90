/** @jest-environment browser */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';

import type { Problem } from '../../domain/problem';
import { aRefusal } from '../../domain/problem/problem.fixture';
import { useFocusOnProblem } from './use-focus-on-problem';

type Props = { readonly problem: Problem | null; readonly isEmpty?: boolean };

const Form = ({ problem, isEmpty = false }: Props) => {
  const { form, pressed } = useFocusOnProblem(problem);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        pressed();
      }}
    >
      <input aria-label="Name" />
      <input aria-label="Code" aria-invalid={problem !== null || isEmpty} />
      <button>Send</button>
    </form>
  );
};

const code = () => screen.getByLabelText('Code');

describe('useFocusOnProblem', () => {
  it('goes to the field that the service refuses', () => {
    const { rerender } = render(<Form problem={null} />);
    screen.getByText('Send').focus();
    rerender(<Form problem={aRefusal('AUTH.INVALID_CODE', 'code')} />);
    expect(code()).toHaveFocus();
  });

  it('goes to the field that a press found wrong, each time', () => {
    render(<Form problem={null} isEmpty />);
    for (const press of ['one', 'two']) {
      screen.getByText('Send').focus();
      fireEvent.submit(screen.getByText('Send'));
      expect([press, document.activeElement]).toEqual([press, code()]);
    }
  });

  it('leaves somebody who is typing where they are', () => {
    const { rerender } = render(<Form problem={aRefusal('AUTH.INVALID_CODE', 'code')} />);
    screen.getByLabelText('Name').focus();
    rerender(<Form problem={null} isEmpty />);
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});
