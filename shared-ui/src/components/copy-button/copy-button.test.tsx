/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';

import { CopyButton } from './copy-button';
import type { CopyButtonProps } from './copy-button';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const words = { value: address, label: 'Copy address', copiedLabel: 'Copied', failedLabel: 'Press Ctrl+C' };

const WithSource = (props: Partial<CopyButtonProps>) => {
  const source = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={source}>{address}</p>
      <CopyButton {...words} source={source} {...props} />
    </>
  );
};

const shown = (text: string) => screen.getByText(text, { selector: 'button *' });

const withClipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

const withoutClipboard = () => withClipboard(() => Promise.reject(new Error('refused')));

const withSelectionCopy = (answer: () => boolean) => {
  const execCommand = jest.fn(answer);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  return execCommand;
};

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

describe('CopyButton', () => {
  it('copies, shows a confirmation and announces it', async () => {
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    render(<CopyButton {...words} announcement="BTC on Bitcoin address copied" />);

    await user.click(screen.getByRole('button', { name: 'Copy address' }));

    expect(writeText).toHaveBeenCalledWith(address);
    expect(shown('Copied')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('BTC on Bitcoin address copied');
  });

  it('shows the confirmation for 2 s (spec section 9 "Timing")', async () => {
    jest.useFakeTimers();
    withClipboard(() => Promise.resolve());
    render(<CopyButton {...words} />);
    await act(async () => {
      screen.getByRole('button').click();
      await jest.advanceTimersByTimeAsync(0);
    });

    act(() => jest.advanceTimersByTime(1999));
    expect(shown('Copied')).toBeVisible();

    act(() => jest.advanceTimersByTime(1));
    expect(shown('Copied')).not.toBeVisible();
    expect(shown('Copy address')).toBeVisible();
  });

  it('shows the outcome as the name of an icon-only button', async () => {
    render(<CopyButton {...words} isIconOnly />);
    await userEvent.setup().click(screen.getByRole('button'));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  describe('without a clipboard', () => {
    it('copies by selection, and removes its helper element', async () => {
      const selected: string[] = [];
      withSelectionCopy(() => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLTextAreaElement) selected.push(activeElement.value);
        return true;
      });
      render(<CopyButton {...words} />);
      withoutClipboard();

      screen.getByRole('button').click();

      expect(await screen.findByRole('status')).toHaveTextContent('Copied');
      await waitFor(() => expect(shown('Copied')).toBeVisible());
      expect(selected).toEqual([address]);
      expect(document.querySelector('textarea')).toBeNull();
      expect(screen.getByRole('button')).toHaveFocus();
    });

    it.each([
      { rule: 'refuses', answer: () => false },
      {
        rule: 'throws',
        answer: () => {
          throw new Error('not allowed');
        },
      },
    ])('selects the shown text and explains manual copying if the browser $rule', async ({ answer }) => {
      withSelectionCopy(answer);
      render(<WithSource />);
      withoutClipboard();

      screen.getByRole('button').click();

      expect(await screen.findByRole('status')).toHaveTextContent('Press Ctrl+C');
      expect(shown('Press Ctrl+C')).toBeVisible();
      expect(window.getSelection()?.toString()).toBe(address);
    });

    it('selects inside an open dialog, where a selection outside is not possible', async () => {
      const places: (string | undefined)[] = [];
      withSelectionCopy(() => {
        places.push(document.activeElement?.parentElement?.tagName);
        return true;
      });
      render(
        <dialog open>
          <CopyButton {...words} />
        </dialog>,
      );
      withoutClipboard();

      screen.getByRole('button').click();

      await screen.findByRole('status');
      expect(places).toEqual(['DIALOG']);
    });
  });
});
