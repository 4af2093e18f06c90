/** @jest-environment browser */
import { act } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { NativeButton } from '@coinlane/shared-ui/components';

import { repeatEarlyPresses } from './early-presses.ts';

const SECOND_MS = 1000;

afterEach(() => jest.useRealTimers());

// checks the marker with the installed React: it is set when handlers work, and not before
it('a press on a boundary that React started to hydrate and suspended counts once when it is hydrated', async () => {
  jest.useFakeTimers();
  repeatEarlyPresses();
  const pressed = jest.fn();
  const button = <NativeButton onClick={pressed}>Least</NativeButton>;
  const Drawn = () => <i>part</i>;
  let arrive: ((part: { default: ComponentType }) => void) | undefined;
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const pageWith = (Part: ComponentType) => (
    <Suspense fallback={null}>
      {button}
      <Part />
    </Suspense>
  );

  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(pageWith(Drawn));
  await act(async () => {
    hydrateRoot(host, pageWith(Late));
    await jest.advanceTimersByTimeAsync(SECOND_MS);
  });
  host.querySelector('button')?.click();
  await act(() => jest.advanceTimersByTimeAsync(SECOND_MS));
  expect(pressed).not.toHaveBeenCalled();

  await act(async () => {
    arrive?.({ default: Drawn });
    await jest.advanceTimersByTimeAsync(SECOND_MS);
  });
  expect(pressed).toHaveBeenCalledTimes(1);
  host.querySelector('button')?.click();
  await act(() => jest.advanceTimersByTimeAsync(SECOND_MS));
  expect(pressed).toHaveBeenCalledTimes(2);
});
