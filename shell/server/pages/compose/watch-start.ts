import { PAGE_START } from '../../../src/remotes/composition/page-start.ts';
import type { PageStart } from '../../../src/remotes/composition/page-start.ts';
import { escapeJson } from '../markup.ts';
import { inlineScript } from './inline-script.ts';

type Watched = {
  readonly remote: string;
  readonly version: string;
  /** Number of scripts of the shell's start. */
  readonly scripts: number;
  /** Symbol key for the shell. */
  readonly key: string;
};

/**
 * Runs in the browser first, and uses nothing outside its body. Announces the load of the remote before any other
 * code runs, so that the server also counts a page whose scripts fail, are missing or never end. Until the shell
 * takes over, repeats every ten seconds that the page is still starting, and reports a visitor who leaves. A page
 * that hangs repeats nothing. A page whose scripts have run, but that is idle for five seconds without the shell,
 * stops repeating, and does not report a visitor who leaves it. The server counts both kinds of pages as failed
 * after a minute.
 */
export const watchStart = ({ remote, version, scripts, key }: Watched): void => {
  let waiting = scripts;
  let idleSlices = 20;
  let isOpen = false;
  let page = '';
  let asked: Promise<unknown> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const type = 'application/json';
  const bodyOf = (beacons: readonly object[]): string => JSON.stringify({ page, beacons });
  const post = (beacons: readonly object[]): unknown =>
    page !== '' && navigator.sendBeacon('/data/beacons', new Blob([bodyOf(beacons)], { type }));
  const send = (kind: string): unknown => post([{ kind, remote, version }]);
  const requestId = (beacons: readonly object[]): Promise<unknown> =>
    fetch('/data/page-id', { method: 'POST', headers: { 'content-type': type }, body: bodyOf(beacons) })
      .then((reply) => reply.json())
      .then((reply: { readonly page?: string }) => (page = reply.page ?? ''))
      .catch(() => undefined);

  const end = (): boolean => {
    const wasOpen = isOpen;
    isOpen = false;
    clearInterval(timer);
    return wasOpen;
  };
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  const leave = (): unknown => end() && idleSlices > 0 && send('end');
  const countDown = (): void => {
    idleSlices -= 1;
    if (idleSlices === 0) clearInterval(timer);
    else if (isOpen) setTimeout(() => whenIdle(countDown), 250);
  };
  const onSettled = ({ target }: Event): void => {
    const isShell = target instanceof HTMLScriptElement && target.src.includes('/shell/');
    waiting -= isShell ? 1 : 0;
    if (isShell && waiting === 0) countDown();
  };
  const begin = (): void => {
    const data = document.getElementById('page-data')?.textContent ?? '';
    page = /"pageId":"([^"]*)","serverTime":\d+}$/.exec(data)?.[1] ?? '';
    const start: PageStart = {
      takeOver: (name, loaded) => {
        const isSame = name === remote && loaded === version;
        if (!isSame) leave();
        return isSame && end();
      },
      send: (beacons) =>
        page === '' ? void (asked ??= requestId([])).then(() => post(beacons)) : void post(beacons),
    };
    Reflect.set(globalThis, Symbol.for(key), start);
    if (document.visibilityState === 'hidden') return;
    isOpen = true;
    if (page === '') asked = requestId([{ kind: 'start', remote, version }]);
    else send('start');
    timer = setInterval(() => send('progress'), 10_000);
    for (const kind of ['load', 'error']) document.addEventListener(kind, onSettled, true);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leave);
  };
  addEventListener('DOMContentLoaded', begin, { once: true });
};

/** Source of the script for a page with a remote. */
export const watchStartOf = (remote: string, version: string, scripts: number): string => {
  const watched: Watched = { remote, version, scripts, key: PAGE_START };
  return `${inlineScript(watchStart)}(${escapeJson(JSON.stringify(watched))});`;
};
