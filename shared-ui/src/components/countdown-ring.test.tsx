/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { CountdownRing } from './countdown-ring';

const share = (secondsLeft: number, secondsTotal: number): number => {
  const { container, unmount } = render(
    <CountdownRing label="Valid for" secondsLeft={secondsLeft} secondsTotal={secondsTotal} text="x" />,
  );
  const ring = container.querySelector('[stroke-dasharray]');
  const left =
    1 - Number(ring?.getAttribute('stroke-dashoffset')) / Number(ring?.getAttribute('stroke-dasharray'));
  unmount();
  return left;
};

describe('CountdownRing', () => {
  it('is a timer that names what expires and the time left', () => {
    render(<CountdownRing label="Rate valid for" secondsLeft={754} secondsTotal={1200} text="12:34" />);
    expect(screen.getByRole('timer', { name: 'Rate valid for 12:34' })).toBeInTheDocument();
  });

  it.each([
    { rule: 'full at the start', left: 1200, total: 1200, part: 1 },
    { rule: 'half at half time', left: 600, total: 1200, part: 0.5 },
    { rule: 'empty at the end', left: 0, total: 1200, part: 0 },
    { rule: 'empty after the end', left: -5, total: 1200, part: 0 },
    { rule: 'full if the clock is ahead', left: 1300, total: 1200, part: 1 },
    { rule: 'empty without a duration', left: 0, total: 0, part: 0 },
  ])('$rule', ({ left, total, part }) => {
    expect(share(left, total)).toBeCloseTo(part);
  });

  it('does not need inline styles, which the content security policy blocks', () => {
    const { container } = render(<CountdownRing label="x" secondsLeft={1} secondsTotal={2} text="x" />);
    expect(container.querySelector('[style]')).toBeNull();
  });
});
