import { createEvent, createStore } from 'effector';

/** What the area knows about the visitor. A visitor counts as signed out until the shell says otherwise. */
export type Access = 'signed-out' | 'signed-in';

/** Whether the visitor is signed in, as the shell tells it (spec §4 "Authentication and token refresh"). */
export const createAccessModel = () => {
  const authChanged = createEvent<{ readonly isAuth: boolean }>();
  const $access = createStore<Access>('signed-out').on(authChanged, (_, { isAuth }) =>
    isAuth ? 'signed-in' : 'signed-out',
  );
  return { authChanged, $access };
};

export const accessModel = createAccessModel();
