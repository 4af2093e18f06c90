/** @jest-environment browser */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';

import { LinkProvider } from '../link';
import { Button } from './button';
import { buttonClassName } from './button-class-name';
import { ButtonLink } from './button-link';

describe('Button', () => {
  it('calls its handler on a click and on Enter', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Exchange</Button>);

    await user.click(screen.getByRole('button', { name: 'Exchange' }));
    await user.keyboard('{Enter}');

    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('can ignore the second click of a double click', async () => {
    const user = userEvent.setup();
    const act = jest.fn((event: Event) => event.preventDefault());
    const onSubmit = (event: SyntheticEvent) => act(event.nativeEvent);
    const { rerender } = render(<Button onClick={() => rerender(form)}>Continue</Button>);
    const form = (
      <form onSubmit={onSubmit}>
        <Button type="submit" ignoresDoubleClick>
          Pay
        </Button>
      </form>
    );

    await user.dblClick(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button', { name: 'Pay' }), { detail: 2 });
    expect(act).not.toHaveBeenCalled();

    await user.dblClick(screen.getByRole('button', { name: 'Pay' }));
    await user.keyboard('{Enter}');
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('does not submit a form by default', () => {
    render(<Button>Exchange</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('passes its element to a ref', () => {
    const ref = { current: null };
    render(<Button ref={ref}>Exchange</Button>);
    expect(ref.current).toBe(screen.getByRole('button'));
  });

  describe('while pending', () => {
    const pending = (onClick?: () => void) => (
      <Button isPending pendingLabel="Sending" type="submit" onClick={onClick}>
        Exchange
      </Button>
    );

    it('does not submit a form a second time', async () => {
      const user = userEvent.setup();
      const onSubmit = jest.fn();
      const onClick = jest.fn();
      render(<form onSubmit={onSubmit}>{pending(onClick)}</form>);

      await user.click(screen.getByRole('button'));

      expect(onSubmit).not.toHaveBeenCalled();
      expect(onClick).not.toHaveBeenCalled();
    });

    it('shows its progress if it is wide', () => {
      const button = (isWide: boolean) => (
        <Button isPending pendingLabel="Sending" isWide={isWide}>
          Exchange
        </Button>
      );
      const { rerender } = render(button(true));
      const shown = () => within(screen.getByRole('button')).getByText('Sending');
      expect(shown()).toHaveClass('progress');
      rerender(button(false));
      expect(shown()).toHaveClass('hidden');
    });

    it('keeps focus, unlike a disabled button', async () => {
      const user = userEvent.setup();
      const { rerender } = render(<Button>Exchange</Button>);
      await user.tab();

      rerender(pending());

      expect(screen.getByRole('button')).toHaveFocus();
      expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('button')).toBeEnabled();
    });

    it('keeps its label in the layout, so that its width does not change', () => {
      render(pending());
      expect(screen.getByText('Exchange')).toBeInTheDocument();
    });

    it('announces its pending label in the live region', () => {
      const { rerender } = render(<Button>Exchange</Button>);
      rerender(pending());
      expect(screen.getByRole('status')).toHaveTextContent('Sending');
    });
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    render(<ButtonLink href="/exchange">Start</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/exchange');
  });

  it('uses the router of the context', () => {
    render(
      <LinkProvider component={({ href, children }) => <a href={`/de${href}`}>{children}</a>}>
        <ButtonLink href="/exchange">Start</ButtonLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/de/exchange');
  });
});

describe('buttonClassName', () => {
  it.each([
    { look: {}, names: 'button primary medium' },
    { look: { variant: 'ghost', size: 'large' } as const, names: 'button ghost large' },
    { look: { isWide: true }, names: 'button primary medium wide' },
  ])('returns "$names"', ({ look, names }) => {
    expect(buttonClassName(look)).toBe(names);
  });
});
