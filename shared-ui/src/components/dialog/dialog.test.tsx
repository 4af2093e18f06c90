/** @jest-environment browser */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';

import { Dialog } from './dialog';
import type { DialogProps } from './dialog';

const Page = ({ onClose, ...props }: Partial<DialogProps>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          onClose?.();
          setIsOpen(false);
        }}
        title="New rate"
        closeLabel="Close"
        {...props}
      >
        <p>1.8204 ETH</p>
      </Dialog>
    </>
  );
};

const open = async (props: Partial<DialogProps> = {}) => {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

const dialog = () => screen.queryByRole('dialog', { name: 'New rate' });

describe('Dialog', () => {
  it('is not rendered until it is opened', async () => {
    const user = userEvent.setup();
    render(<Page />);
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.queryByText('1.8204 ETH')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Open' }));

    expect(dialog()).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText('1.8204 ETH')).toBeInTheDocument();
  });

  it('closes with its button and restores focus', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes on Escape', async () => {
    const user = await open();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('ignores Escape if it was already handled', async () => {
    const user = await open({
      footer: <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />,
    });
    screen.getByRole('textbox', { name: 'Search' }).focus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
  });

  it("requests closing on the browser's cancel event", async () => {
    const onClose = jest.fn();
    await open({ onClose });
    const cancel = createEvent('cancel', screen.getByRole('dialog'), { cancelable: true });

    fireEvent(screen.getByRole('dialog'), cancel);

    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on a press on the backdrop, not on one inside', async () => {
    const user = await open();
    await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('1.8204 ETH') });
    expect(dialog()).toBeVisible();

    await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog') });
    expect(dialog()).not.toBeInTheDocument();
  });

  it('ignores a press on the backdrop if typed text could be lost', async () => {
    const user = await open({ closesOnBackdrop: false });
    await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog') });
    expect(dialog()).toBeVisible();
  });

  it('notifies its owner if the browser closes it without a cancel event', async () => {
    const onClose = jest.fn();
    await open({ onClose });
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('focuses the given element', () => {
    const Search = () => {
      const field = useRef<HTMLInputElement>(null);
      return (
        <Dialog isOpen onClose={jest.fn()} title="Currencies" closeLabel="Close" initialFocus={field}>
          <input ref={field} aria-label="Search" />
        </Dialog>
      );
    };
    render(<Search />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it.each([
    { first: 'a text field', content: <input aria-label="Password" type="password" />, focused: 'Password' },
    { first: 'a button', content: <button aria-label="Copy" />, focused: null },
    { first: 'a checkbox', content: <input aria-label="Agree" type="checkbox" />, focused: null },
    { first: 'a disabled field', content: <input aria-label="Code" disabled />, focused: null },
  ])('focuses the first control only if it takes text: $first', ({ content, focused }) => {
    render(
      <Dialog isOpen onClose={jest.fn()} title="Sign in" closeLabel="Close">
        {content}
      </Dialog>,
    );
    expect(document.activeElement?.getAttribute('aria-label') ?? null).toBe(focused);
  });

  describe('with native modal support', () => {
    const showModal = jest.fn();
    const close = jest.fn();

    beforeEach(() => {
      jest.clearAllMocks();
      Object.assign(HTMLDialogElement.prototype, { showModal, close });
    });
    afterEach(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
    });

    const words = { title: 'New rate', closeLabel: 'Close', children: 'x' };

    it('is opened and closed by the browser', () => {
      const { rerender } = render(<Dialog isOpen {...words} onClose={jest.fn()} />);
      expect(showModal).toHaveBeenCalledTimes(1);
      rerender(<Dialog isOpen={false} {...words} onClose={jest.fn()} />);
      expect(close).toHaveBeenCalledTimes(1);
    });

    it('leaves Escape to the browser, which first closes popovers above the dialog', () => {
      const onClose = jest.fn();
      const { container } = render(<Dialog isOpen {...words} onClose={onClose} />);
      fireEvent.keyDown(container.querySelector('dialog') ?? container, { key: 'Escape' });
      expect(onClose).not.toHaveBeenCalled();
    });
  });
});
