import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import { Alert, useKeptFocus } from '@coinlane/shared-ui/components';

import { COOKIES, createBrowserStorage, windowStorage } from '../storage';
import { createLedgerPort } from './api/ledger-port';
import { opsModel } from './model/create-ops-model';
import { Dashboard } from './screens/dashboard.screen';
import { Loading } from './screens/loading';
import styles from './screens/ops.module.css';
import { SignIn } from './screens/sign-in.screen';
import { startOps } from './start-ops';
import type { OpsPorts } from './start-ops';

/** Not `randomUUID`: it is missing on pages without TLS. */
const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const pagePorts = (page: Window): OpsPorts => {
  const storage = createBrowserStorage(windowStorage(page));
  return {
    ledger: createLedgerPort({
      origin: '',
      csrfToken: () => storage.readCookie(COOKIES.csrfToken) ?? '',
      fetch: (address, init) => fetch(address, init),
    }),
    openFeed: () => new EventSource('/ledger/live'),
    now: Date.now,
    later: (ms, work) => {
      const timer = page.setTimeout(work, ms);
      return () => {
        page.clearTimeout(timer);
      };
    },
    newRequestId,
  };
};

/** Placeholder until the ledger has returned the session. */
const Unknown = ({ problem }: { readonly problem: string | null }) => (
  <>
    <h1 className={styles.title}>Operations</h1>
    {problem === null ? (
      <Loading />
    ) : (
      <Alert tone="danger" role="alert" title="The ledger does not reply">
        {problem} It is asked again every few seconds.
      </Alert>
    )}
  </>
);

export const OpsScreens = () => {
  const current = useUnit(opsModel.session.$session);
  switch (current._tag) {
    case 'Unknown':
      return <Unknown problem={current.problem} />;
    case 'SignedOut':
      return <SignIn />;
    case 'SignedIn':
      return <Dashboard />;
  }
};

/** Operators' page `/ops`. English only, like the messages of the ledger that it shows. */
export const OpsPage = () => {
  const root = useKeptFocus<HTMLDivElement>();
  const [scope, setScope] = useState<Scope | null>(null);
  useEffect(() => {
    const started = startOps(pagePorts(window));
    setScope(started.scope);
    return started.stop;
  }, []);
  useEffect(() => {
    document.title = 'Operations | Coinlane';
  }, []);
  return (
    <div ref={root} className={styles.page} lang="en" dir="ltr">
      {scope === null ? (
        <Loading />
      ) : (
        <Provider value={scope}>
          <OpsScreens />
        </Provider>
      )}
    </div>
  );
};
