/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';

import { onDemand } from './on-demand';

const Part = () => <p>the part</p>;
const Waiting = () => <p>waiting</p>;

describe('onDemand', () => {
  it('suspends until its chunk is loaded', async () => {
    let arrive: (() => void) | undefined;
    const { OnDemand } = onDemand(async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return Part;
    });
    render(
      <Suspense fallback="outer">
        <OnDemand />
      </Suspense>,
    );
    expect(screen.getByText('outer')).toBeInTheDocument();
    await act(async () => {
      arrive?.();
      await Promise.resolve();
    });
    expect(await screen.findByText('the part')).toBeInTheDocument();
  });

  it('renders its own placeholder if it has one', async () => {
    const { OnDemand } = onDemand(() => Promise.resolve(Part), Waiting);
    render(<OnDemand />);
    expect(await screen.findByText('the part')).toBeInTheDocument();
  });

  it('renders immediately and without a boundary if it was awaited', async () => {
    const { OnDemand, preload } = onDemand(() => Promise.resolve(Part), Waiting);
    await preload();
    expect(renderToString(<OnDemand />)).toBe('<p>the part</p>');
  });
});
