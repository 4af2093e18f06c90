/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { lazyPart } from '../ui/lazy-part';
import { showOnStage } from './stage.fixture';

const Lost = lazyPart((): Promise<ComponentType> => Promise.reject(new Error('chunk')));

describe('a part whose code fails to load (fault matrix F25)', () => {
  it('shows a message in the texts of this remote', async () => {
    showOnStage(
      <Suspense fallback="waiting">
        <Lost />
      </Suspense>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
