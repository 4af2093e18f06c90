/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';

import { Timeline } from './timeline';
import type { TimelineStep } from './timeline';

const steps: readonly TimelineStep[] = [
  { id: 'payin', title: 'Deposit', aside: '12:04', state: 'done', stateLabel: 'Done' },
  { id: 'exchange', title: 'Exchange', description: 'About 5 minutes', state: 'current', stateLabel: 'Now' },
  { id: 'payout', title: 'Payout', state: 'upcoming', stateLabel: 'Later' },
];

describe('Timeline', () => {
  it('is a named list in order', () => {
    render(<Timeline label="Progress" steps={steps} />);
    const items = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'DepositDone12:04',
      '2ExchangeNowAbout 5 minutes',
      '3PayoutLater',
    ]);
  });

  it('marks the current step, and only it', () => {
    render(<Timeline label="Progress" steps={steps} />);
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
  });

  it('reports a failure in text, not only by colour', () => {
    render(
      <Timeline
        label="Progress"
        steps={[{ id: 'exchange', title: 'Exchange', state: 'failed', stateLabel: 'Failed' }]}
      />,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Failed');
  });
});
