import * as t from 'io-ts';

/** How often a developer's page asks whether a new revision is live. */
const POLL_MS = 700;

const Ready = t.type({ revision: t.number }, 'Ready');

export type LiveReloadPorts = {
  /** The body of `/readyz`. */
  readonly askReady: () => Promise<unknown>;
  readonly reload: () => void;
  readonly every: (ms: number, work: () => void) => void;
};

/** Reloads the page when a newer revision than its own is live (ADR 0011). A server that is away is asked again. */
export const startLiveReload = (revision: number, { askReady, reload, every }: LiveReloadPorts): void => {
  const look = async (): Promise<void> => {
    const ready: unknown = await askReady().catch(() => null);
    if (Ready.is(ready) && ready.revision > revision) reload();
  };
  every(POLL_MS, () => void look());
};

/** The ports of a real page. */
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
