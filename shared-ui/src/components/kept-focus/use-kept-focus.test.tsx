/** @jest-environment browser */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useKeptFocus } from './use-kept-focus';

type Step = (isDone: boolean, finish: () => void) => ReactNode;

const Page = ({ children }: { readonly children: Step }) => {
  const root = useKeptFocus<HTMLDivElement>();
  const [isDone, setDone] = useState(false);
  return (
    <>
      <div ref={root}>
        <h1>Settings</h1>
        {children(isDone, () => setDone(true))}
      </div>
      <button>Elsewhere</button>
    </>
  );
};

/** Presses a key on an element, which removes it. */
const pressGone = async (step: Step): Promise<void> => {
  render(<Page>{step}</Page>);
  screen.getByText('Go').focus();
  await userEvent.keyboard('{Enter}');
};

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 80));

const go = (onClick: () => void) => (
  <button type="button" onClick={onClick}>
    Go
  </button>
);

describe('useKeptFocus', () => {
  it.each<{ readonly rule: string; readonly step: Step; readonly to: string }>([
    {
      rule: 'a removed row: the heading of its list',
      step: (isDone, finish) => (
        <section>
          <h2 data-testid="to">Addresses</h2>
          <ul>{isDone ? null : <li>{go(finish)}</li>}</ul>
        </section>
      ),
      to: 'to',
    },
    {
      rule: 'a disabled button counts as removed',
      step: (isDone, finish) => (
        <section>
          <h2 data-testid="to">Cashback</h2>
          <button disabled={isDone} onClick={finish}>
            Go
          </button>
        </section>
      ),
      to: 'to',
    },
    {
      rule: 'in a form: the first field',
      step: (isDone, finish) => (
        <form>
          <h2>Code</h2>
          <input disabled />
          <input data-testid="to" />
          <input />
          {isDone ? null : go(finish)}
        </form>
      ),
      to: 'to',
    },
    {
      rule: 'unless another field is invalid',
      step: (isDone, finish) => (
        <form>
          <input />
          <input data-testid="to" aria-invalid={isDone} />
          {isDone ? null : go(finish)}
        </form>
      ),
      to: 'to',
    },
    {
      rule: 'in a navigation: its current link',
      step: (isDone, finish) => (
        <nav>
          <a href="#1">1</a>
          <a href="#2" aria-current="page" data-testid="to">
            2
          </a>
          {isDone ? null : go(finish)}
        </nav>
      ),
      to: 'to',
    },
    {
      rule: 'if all of it is removed: the heading of the page',
      step: (isDone, finish) => (isDone ? <p>Done</p> : <form>{go(finish)}</form>),
      to: 'heading',
    },
  ])('$rule', async ({ step, to }) => {
    await pressGone(step);
    const target = to === 'heading' ? screen.getByRole('heading', { level: 1 }) : screen.getByTestId(to);
    await waitFor(() => expect(target).toHaveFocus());
  });

  it('focuses the replacement if nothing has a heading', async () => {
    const Steps = () => {
      const root = useKeptFocus<HTMLDivElement>();
      const [isDone, setDone] = useState(false);
      return (
        <div ref={root}>{isDone ? <input aria-label="Code" /> : <form>{go(() => setDone(true))}</form>}</div>
      );
    };
    render(<Steps />);
    screen.getByText('Go').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  });

  it('does not take focus from another element', async () => {
    await pressGone((isDone, finish) =>
      isDone ? null : (
        <section>
          <h2>List</h2>
          {go(() => {
            finish();
            screen.getByText('Elsewhere').focus();
          })}
        </section>
      ),
    );
    await later();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('does nothing after a press outside all controls', async () => {
    render(
      <Page>
        {(isDone, finish) => (
          <>
            <input aria-label="Stays" />
            {isDone ? <p>Done</p> : go(finish)}
          </>
        )}
      </Page>,
    );
    screen.getByLabelText('Stays').focus();
    await userEvent.click(document.body);
    expect(document.body).toHaveFocus();
    fireEvent.click(screen.getByText('Go'));
    await later();
    expect(document.body).toHaveFocus();
  });
});
