import * as t from 'io-ts';

/** Polling interval of a developer's page. */
const POLL_MS = 700;

const Ready = t.type({ revision: t.number }, 'Ready');

export type LiveReloadPorts = {
  /** Fetches the body of `/readyz`. */
  readonly askReady: () => Promise<unknown>;
  readonly reload: () => void;
  readonly every: (ms: number, work: () => void) => void;
};

/** Reloads the page when a newer revision is live (ADR 0011). Polls again if the server is unavailable. */
export const startLiveReload = (revision: number, { askReady, reload, every }: LiveReloadPorts): void => {
  const look = async (): Promise<void> => {
    const ready: unknown = await askReady().catch(() => null);
    if (Ready.is(ready) && ready.revision > revision) reload();
  };
  every(POLL_MS, () => void look());
};

/** Ports of a browser page. */
export const pageLiveReload = (page: Window): LiveReloadPorts => ({
  askReady: () =>
    page.fetch('/readyz', { cache: 'no-store' }).then((reply): Promise<unknown> => reply.json()),
  reload: () => {
    page.location.reload();
  },
  every: (ms, work) => {
    page.setInterval(work, ms);
  },
});
