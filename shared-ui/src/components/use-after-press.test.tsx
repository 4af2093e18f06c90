/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { useAfterPress } from './use-after-press';

type Heard = (what: 'blur' | 'click') => void;

const Form = ({ onHeard }: { readonly onHeard: Heard }) => {
  const afterPress = useAfterPress();
  return (
    <>
      <input aria-label="Recipient" onBlur={() => afterPress(() => onHeard('blur'))} />
      <button type="button" onClick={() => onHeard('click')}>
        Send
      </button>
    </>
  );
};

describe('a blur', () => {
  const setUp = () => {
    const heard: string[] = [];
    render(<Form onHeard={(what) => heard.push(what)} />);
    return {
      heard,
      user: userEvent.setup(),
      field: screen.getByRole('textbox'),
      button: screen.getByRole('button'),
    };
  };

  it('is handled after the press that caused it', async () => {
    const { heard, user, field, button } = setUp();
    await user.click(field);
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(field).not.toHaveFocus();
    expect(heard).toEqual([]);
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(heard).toEqual(['click', 'blur']));
  });

  it('by the keyboard is handled at once', async () => {
    const { heard, user, field } = setUp();
    await user.click(field);
    await user.tab();
    expect(heard).toEqual(['blur']);
  });
});
