/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { lazyPart } from '../page/ui/lazy-part';
import { showOnStage } from './stage.fixture';

const Lost = lazyPart((): Promise<ComponentType> => Promise.reject(new Error('chunk')));

describe('a part that fails to load (fault matrix F25)', () => {
  it("shows this remote's text", async () => {
    showOnStage(
      <Suspense fallback="waiting">
        <Lost />
      </Suspense>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
