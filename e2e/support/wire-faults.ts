import type { Page, Route } from '@playwright/test';

/** Faults of a file in transit, as a proxy in between would cause them. */
export type WireFault = {
  readonly name: string;
  readonly happen: (route: Route) => Promise<void>;
  /** The second attempt succeeds. */
  readonly isOnce?: true;
};

const altered =
  (change: (body: string) => string) =>
  async (route: Route): Promise<void> => {
    const reply = await route.fetch();
    const body = change(await reply.text());
    // the fault may be over by now
    await route.fulfill({ response: reply, body }).catch(() => undefined);
  };

const answered =
  (status: number, contentType: string, body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType, body });

/** Added to an altered file: it would leave a mark if it ran. */
export const TAMPERED = 'tamperedCodeRan';

export const NOT_FOUND: WireFault = { name: 'is gone (404)', happen: answered(404, 'text/plain', 'gone') };
export const TRUNCATED: WireFault = {
  name: 'is cut short',
  happen: altered((body) => body.slice(0, body.length / 2)),
};
export const AS_HTML: WireFault = {
  name: 'is an HTML page with 200',
  happen: answered(200, 'text/html', '<!doctype html><title>Home</title>'),
};
export const EMPTY: WireFault = { name: 'is empty with 200', happen: answered(200, 'text/javascript', '') };
export const RESET: WireFault = {
  name: 'ends in a reset',
  happen: (route) => route.abort('connectionreset'),
};
export const STALLED: WireFault = { name: 'never comes', happen: () => Promise.resolve() };
export const BROKEN_ONCE: WireFault = {
  name: 'fails once with 500',
  happen: answered(500, 'text/plain', 'oops'),
  isOnce: true,
};
export const BROKEN: WireFault = { name: 'fails with 500', happen: answered(500, 'text/plain', 'oops') };
export const UNAVAILABLE_ONCE: WireFault = {
  name: 'fails once with 503',
  happen: answered(503, 'text/plain', 'busy'),
  isOnce: true,
};
export const OTHER_JSON: WireFault = {
  name: 'is JSON with 200',
  happen: answered(200, 'application/json', '{"exposes":{}}'),
};
export const SLOW: WireFault = {
  name: 'takes 5 s',
  happen: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    // the page may have navigated
    await route.continue().catch(() => undefined);
  },
};
export const ALTERED: WireFault = {
  name: 'was altered on its way',
  happen: altered((body) => `globalThis.${TAMPERED}=true;${body}`),
};

/** Applies a fault to all matching requests, and counts them. */
export const inject = async (
  page: Page,
  files: RegExp,
  { happen, isOnce }: WireFault,
): Promise<() => number> => {
  let count = 0;
  await page.route(files, (route) => {
    count += 1;
    return isOnce === true && count > 1 ? route.continue() : happen(route);
  });
  return () => count;
};
