/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';

import { usePopover } from './use-popover';

const Probe = () => {
  const { isOpen, close, buttonRef, panelRef, buttonProps, panelProps } = usePopover('start');
  return (
    <>
      <button ref={buttonRef} {...buttonProps}>
        {isOpen ? 'open' : 'shut'}
      </button>
      <span ref={panelRef} data-testid="panel" {...panelProps}>
        <button onClick={close}>Done</button>
      </span>
    </>
  );
};

/** Minimal popover API for jsdom. */
const withPopovers = () => {
  const hidePopover = jest.fn();
  Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null });
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', { configurable: true, value: hidePopover });
  return hidePopover;
};

const toggle = (type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') => {
  act(() => {
    screen.getByTestId('panel').dispatchEvent(Object.assign(new Event(type), { newState }));
  });
};

describe('usePopover', () => {
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  it('leaves opening to the browser, so that it works before the script runs', () => {
    withPopovers();
    render(<Probe />);
    expect(screen.getByTestId('panel')).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'shut' })).toHaveAttribute(
      'popovertarget',
      screen.getByTestId('panel').id,
    );
  });

  it('positions the panel before it is shown', () => {
    withPopovers();
    render(<Probe />);
    toggle('beforetoggle', 'open');
    expect(screen.getByTestId('panel')).toHaveAttribute('data-placed', 'start');
  });

  it('follows the toggle event of the browser', () => {
    withPopovers();
    render(<Probe />);
    toggle('toggle', 'open');
    expect(screen.getByRole('button', { name: 'open' })).toHaveAttribute('aria-expanded', 'true');
    toggle('toggle', 'closed');
    expect(screen.getByRole('button', { name: 'shut' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes with the browser’s API', () => {
    const hidePopover = withPopovers();
    render(<Probe />);
    toggle('toggle', 'open');
    screen.getByRole('button', { name: 'Done' }).click();
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('works without popovers too', () => {
    render(<Probe />);
    expect(screen.getByTestId('panel')).not.toBeVisible();
    act(() => screen.getByRole('button', { name: 'shut' }).click());
    expect(screen.getByTestId('panel')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Done' }).click());
    expect(screen.getByTestId('panel')).not.toBeVisible();
  });
});
