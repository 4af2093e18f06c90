/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';

import { aRequest } from '../../app/fragment-request.fixture';
import { showOnStage } from '../../app/stage.fixture';
import { NewsletterPlace } from '.';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** A browser whose intersection events the test controls. */
const observed = () => {
  const told: Seen[] = [];
  const disconnect = jest.fn();
  class Observer {
    readonly observe = jest.fn();
    readonly disconnect = disconnect;
    constructor(seen: Seen) {
      told.push(seen);
    }
  }
  Reflect.set(globalThis, 'IntersectionObserver', Observer);
  return { see: (isIntersecting: boolean) => act(() => told.at(-1)?.([{ isIntersecting }])), disconnect };
};

describe('the newsletter on a page of the blog (spec §2 "Mounting": loaded lazily once scrolled into view)', () => {
  it('is only a heading until it is visible', async () => {
    const { see, disconnect } = observed();
    showOnStage(<NewsletterPlace />);
    see(false);
    expect(screen.getByRole('heading', { name: 'Newsletter' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();

    see(true);
    expect(await screen.findByRole('form', { name: 'Newsletter' })).toBeInTheDocument();
    expect(disconnect).toHaveBeenCalled();
  });

  it('is absent on a site that has none', () => {
    const config = { ...aRequest('/').config, unavailable: ['newsletter'] as const };
    showOnStage(<NewsletterPlace />, { request: { config } });
    expect(screen.queryByRole('heading', { name: 'Newsletter' })).not.toBeInTheDocument();
  });
});
