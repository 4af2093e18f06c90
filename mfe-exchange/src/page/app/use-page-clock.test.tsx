/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act } from '@testing-library/react';

import { clockModel } from '../model/clock';
import { showOnStage } from '../../app/stage.fixture';
import { usePageClock } from './use-page-clock';

const Clock = ({ isRunning = true }) => {
  usePageClock(isRunning);
  return null;
};
const become = (visibility: 'visible' | 'hidden', isOnline: boolean): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
};

beforeEach(() => {
  jest.useFakeTimers();
  become('visible', true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('usePageClock', () => {
  it('sends the server’s time each second, whatever the device’s clock', () => {
    let now = 1000;
    const { scope } = showOnStage(<Clock />, { serverNow: () => now });
    expect(scope.getState(clockModel.$now)).toBe(1000);
    now = 5000;
    act(() => jest.advanceTimersByTime(1000));
    expect(scope.getState(clockModel.$now)).toBe(5000);
  });

  it('waits until the page is hydrated', () => {
    let now = 1000;
    const { scope } = showOnStage(<Clock isRunning={false} />, { serverNow: () => now });
    now = 5000;
    act(() => jest.advanceTimersByTime(3000));
    expect(scope.getState(clockModel.$now)).toBe(1000);
  });

  it.each([
    { visibility: 'hidden', isOnline: true, event: 'visibilitychange', target: document },
    { visibility: 'visible', isOnline: false, event: 'offline', target: window },
  ] as const)('detects that the page is $visibility and online: $isOnline', (given) => {
    const { scope } = showOnStage(<Clock />);
    expect(scope.getState(clockModel.$isAwake)).toBe(true);
    become(given.visibility, given.isOnline);
    act(() => {
      given.target.dispatchEvent(new Event(given.event));
    });
    expect(scope.getState(clockModel.$isAwake)).toBe(false);
  });
});
