/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Alert } from './alert';

describe('Alert', () => {
  it.each(['alert', 'status'] as const)('is announced as %s', (role) => {
    render(
      <Alert role={role} title="Rates could not be loaded">
        Try again.
      </Alert>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Rates could not be loadedTry again.');
  });

  it('is not announced if it was on the page from the start', () => {
    render(<Alert>Read this first.</Alert>);
    expect(screen.getByText('Read this first.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('offers an action', () => {
    render(<Alert action={<button>Retry</button>}>No rates.</Alert>);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('can be dismissed if a handler is given', async () => {
    const onDismiss = jest.fn();
    render(
      <Alert onDismiss={onDismiss} dismissLabel="Close">
        Check the address bar.
      </Alert>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
