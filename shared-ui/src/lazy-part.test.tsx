/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { RemotePropsProvider } from './remote';
import { aFragmentRequest, remoteMountProps } from './testing';
import { createLazyPart } from './lazy-part';

const request = aFragmentRequest({ pathname: '/exchange' });

const lazyPart = createLazyPart(() => ({
  failed: 'It did not come.',
  advice: 'Nothing typed is lost.',
  retry: 'Ask again',
  retrying: 'Asking',
}));

type PartProps = { readonly name: string };
const Part = ({ name }: PartProps) => <p>the part {name}</p>;

/** Renders a part whose first attempts fail, next to a field with typed text. */
const show = (failures: number) => {
  let attempts = 0;
  const Lazy = lazyPart((): Promise<ComponentType<PartProps>> => {
    attempts += 1;
    return attempts <= failures ? Promise.reject(new Error('chunk')) : Promise.resolve(Part);
  });
  const reportError = jest.fn();
  render(
    <RemotePropsProvider value={remoteMountProps('exchange', request, { reportError })}>
      <input aria-label="typed" />
      <Suspense fallback="waiting">
        <Lazy name="A" />
      </Suspense>
    </RemotePropsProvider>,
  );
  return { reportError, attempts: () => attempts };
};

describe('a part whose code is loaded on demand (fault matrix F25)', () => {
  it('is shown with its props when it has loaded', async () => {
    const { attempts } = show(0);
    expect(await screen.findByText('the part A')).toBeInTheDocument();
    expect(attempts()).toBe(1);
  });

  it('is retried once automatically', async () => {
    const { reportError } = show(1);
    expect(await screen.findByText('the part A')).toBeInTheDocument();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('shows its error text if loading fails, keeps typed text, and loads on retry', async () => {
    const user = userEvent.setup();
    const { reportError } = show(2);
    await user.type(screen.getByRole('textbox', { name: 'typed' }), 'bc1q');
    expect(await screen.findByRole('alert')).toHaveTextContent('It did not come.');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing typed is lost.');
    await user.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('the part A')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'typed' })).toHaveValue('bc1q');
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});
