/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { idlePart } from '../page/ui/idle-part';
import { lazyPart } from '../page/ui/lazy-part';
import { showOnStage } from './stage.fixture';

const load = (): Promise<ComponentType> => Promise.reject(new Error('chunk'));
const Lost = lazyPart(load);
const LostLater = idlePart(load);
const LostButton = idlePart(load, true);

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

  it('shows nothing in place of an optional part', async () => {
    showOnStage(
      <>
        <div title="needed">
          <LostLater />
        </div>
        <div title="optional">
          <LostButton />
        </div>
      </>,
    );
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByTitle('optional')).toBeEmptyDOMElement();
  });
});
