/** @jest-environment browser */
import { act } from '@testing-library/react';

import { authChanged, createEventBus } from '@coinlane/shared-contracts/events';

import { $isSignedIn } from '../model/settings';
import { showOnStage } from '../../app/stage.fixture';
import { useSignedIn } from './use-signed-in';

const Part = () => {
  useSignedIn();
  return null;
};

describe('useSignedIn', () => {
  it('follows sign-in and sign-out in another part of the site', () => {
    const bus = createEventBus(jest.fn());
    const { scope } = showOnStage(<Part />, { bus });
    for (const isAuth of [true, false]) {
      act(() => {
        bus.publish(authChanged, { isAuth });
      });
      expect(scope.getState($isSignedIn)).toBe(isAuth);
    }
  });

  it('applies a session that started after the scope was created', () => {
    let asked = 0;
    const isSignedIn = (): boolean => {
      asked += 1;
      return asked > 1;
    };
    const { scope } = showOnStage(<Part />, { isSignedIn });
    expect(scope.getState($isSignedIn)).toBe(true);
  });
});
