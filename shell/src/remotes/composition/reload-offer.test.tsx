/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';

import { aComposition, InShell } from '../../testing';
import { aPin, live } from './pins.fixture';
import { ReloadOffer } from './reload-offer';

HTMLCanvasElement.prototype.getContext = () => null;

const WORDS = 'A newer version of this page is ready';

const open = () => {
  const composition = aComposition([aPin('1')]);
  const onReload = jest.fn();
  const { container } = render(
    <InShell>
      <ReloadOffer composition={composition} onReload={onReload} />
    </InShell>,
  );
  const withdraw = (): void => {
    act(() => {
      composition.asked(aPin('1'));
      composition.ready('mfe-listing', '1', 1);
      composition.follow(live('0'));
    });
  };
  return { composition, onReload, withdraw, container };
};

describe('the reload offer', () => {
  it('appears in an existing live region when a running version was withdrawn', async () => {
    const { withdraw, onReload } = open();
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    withdraw();
    expect(place).toHaveTextContent(WORDS);
    await userEvent.click(screen.getByRole('button', { name: 'Reload now' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('does not take focus', () => {
    const { withdraw } = open();
    withdraw();
    expect(document.body).toHaveFocus();
  });

  it('waits while the user types, and appears afterwards', () => {
    const { composition, withdraw } = open();
    act(() => {
      composition.hold('mfe-exchange', true);
    });
    withdraw();
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    act(() => {
      composition.hold('mfe-exchange', false);
    });
    expect(screen.getByText(WORDS)).toBeInTheDocument();
  });

  it('can be dismissed, and appears again only for another withdrawn version', async () => {
    const { composition, withdraw } = open();
    withdraw();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    act(() => {
      composition.ready('mfe-listing', '3', 1);
      composition.follow(live('0'));
    });
    expect(screen.getByText(WORDS)).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { withdraw, container } = open();
    withdraw();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
