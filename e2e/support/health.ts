import { expect } from '@playwright/test';

export type Health = {
  readonly status: string;
  readonly revision: number | null;
  readonly reasons: readonly string[];
};

/** Long enough for a machine that does much else at the same time. A wait ends as soon as its condition holds. */
const AWAITED_MS = 60_000;

/** Reply of `/readyz`. */
export const healthOf = async (origin: string): Promise<Health> => {
  const reply = await fetch(`${origin}/readyz`);
  return reply.json() as Promise<Health>;
};

/** Waits until the server reports itself as degraded, for a matching reason. */
export const expectDegraded = async (origin: string, reason: RegExp): Promise<void> => {
  await expect
    .poll(
      async () => {
        const { status, reasons } = await healthOf(origin);
        return `${status}: ${reasons.join(' | ')}`;
      },
      { timeout: AWAITED_MS },
    )
    .toMatch(new RegExp(`^degraded: .*${reason.source}`));
};

/** Waits until the server is ready, at a revision from `revision`. */
export const expectReady = async (origin: string, revision = 1): Promise<void> => {
  await expect
    .poll(
      async () => {
        const health = await healthOf(origin);
        return health.status === 'ready' && (health.revision ?? 0) >= revision
          ? 'ready'
          : JSON.stringify(health);
      },
      { timeout: AWAITED_MS },
    )
    .toBe('ready');
};

/** A page with content of a remote, rendered by the server. */
export const expectServed = async (origin: string): Promise<void> => {
  // a server that just started may leave the first page to the browser
  await expect(async () => {
    const reply = await fetch(`${origin}/currencies`);
    expect(reply.status).toBe(200);
    expect((await reply.text()).includes('<h1'), 'the page holds what the remote drew').toBe(true);
  }).toPass({ timeout: AWAITED_MS });
};
