/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { lazyPart } from '../ui/lazy-part';
import { showOnStage } from './stage.fixture';

const Part = () => <p>the part</p>;

/** Shows a part whose first attempts fail, beside a field with something typed. */
const show = (failures: number) => {
  let attempts = 0;
  const Lazy = lazyPart((): Promise<ComponentType> => {
    attempts += 1;
    return attempts <= failures ? Promise.reject(new Error('chunk')) : Promise.resolve(Part);
  });
  const reportError = jest.fn();
  showOnStage(
    <>
      <input aria-label="typed" />
      <Suspense fallback="waiting">
        <Lazy />
      </Suspense>
    </>,
    { reportError },
  );
  return { reportError, attempts: () => attempts };
};

describe('a part whose code is fetched on demand (fault matrix F25)', () => {
  it('is shown when it has arrived', async () => {
    const { attempts } = show(0);
    expect(await screen.findByText('the part')).toBeInTheDocument();
    expect(attempts()).toBe(1);
  });

  it('is asked for once more by itself', async () => {
    const { reportError } = show(1);
    expect(await screen.findByText('the part')).toBeInTheDocument();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('says that it did not come, keeps what is typed, and comes with Try again', async () => {
    const user = userEvent.setup();
    const { reportError } = show(2);
    await user.type(screen.getByRole('textbox', { name: 'typed' }), 'bc1q');
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the part')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'typed' })).toHaveValue('bc1q');
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});
