import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { useEffect } from 'react';

import { OpsScreens } from '../ops-page';
import { openOps } from './open-ops.fixture';
import type { Ledger } from './ops-world.fixture';

const Screens = ({ stop }: { readonly stop: () => void }) => {
  useEffect(() => stop, [stop]);
  return <OpsScreens />;
};

/** Renders the page with a ledger that replies by table. The model ends with the test, which unmounts the page. */
export const showOps = async (rows: Ledger = {}) => {
  const page = await openOps(rows);
  render(
    <Provider value={page.scope}>
      <Screens stop={page.stop} />
    </Provider>,
  );
  return { ...page, user: userEvent.setup(), pass: (ms: number) => act(() => page.pass(ms)) };
};
