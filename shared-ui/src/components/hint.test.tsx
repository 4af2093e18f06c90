/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Hint } from './hint';

const button = () => screen.getByRole('button', { name: 'What is a memo?' });
const note = () => screen.queryByRole('note');

const open = async () => {
  const user = userEvent.setup();
  render(
    <p>
      Memo <Hint label="What is a memo?">A number some networks need.</Hint>
    </p>,
  );
  await user.click(button());
  return user;
};

describe('Hint', () => {
  it('opens and closes with its button, which reports its state', async () => {
    const user = await open();
    expect(note()).toHaveTextContent('A number some networks need.');
    expect(button()).toHaveAttribute('aria-expanded', 'true');

    await user.click(button());
    expect(note()).not.toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape and restores focus', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(note()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes on a press outside, not on one inside', async () => {
    const user = await open();
    await user.click(screen.getByText('A number some networks need.'));
    expect(note()).toBeInTheDocument();

    await user.click(document.body);
    expect(note()).not.toBeInTheDocument();
  });
});
