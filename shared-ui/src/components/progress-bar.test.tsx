/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { ProgressBar } from './progress-bar';

describe('ProgressBar', () => {
  it('reports the progress as text', () => {
    render(<ProgressBar label="Confirmations" value={2} max={3} valueText="2 of 3" />);
    const bar = screen.getByRole('progressbar', { name: 'Confirmations' });
    expect(bar).toHaveAttribute('value', '2');
    expect(bar).toHaveAttribute('max', '3');
    expect(bar).toHaveAttribute('aria-valuetext', '2 of 3');
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
  });

  it('is indeterminate without a value', () => {
    render(<ProgressBar label="Looking for rates" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  });

  it('shows 0 as empty, not as indeterminate', () => {
    render(<ProgressBar label="Confirmations" value={0} max={3} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  });
});
