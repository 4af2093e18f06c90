import { networkError } from '@coinlane/shared-contracts/errors';

import { answerCall } from './answer-call.ts';
import { createBundleBreaker } from './bundle-breaker.ts';
import { createBundleCodes } from './bundle-codes.ts';
import type { BundleCodes } from './bundle-codes.ts';
import { toOrder } from './confined-job.ts';
import { createChildSilence } from './child-silence.ts';
import { chooseConfinement } from './confinement.ts';
import { failedReply } from './ask-service.ts';
import { startRenderChild } from './render-child.ts';
import type { RenderChild } from './render-child.ts';
import { machineMs, MAX_CALLS } from './render-job.ts';
import type {
  FragmentFailure,
  ProcessMessage,
  Rendered,
  RenderJob,
  ServiceCall,
  ServiceReply,
} from './render-job.ts';

const MAX_LOSSES = 3;
const RESTART_MS = 500;
/**
 * Memory of a bundle can end the whole process, not only its thread. Bundles that were being rendered at two such ends are
 * left out for a minute, so that the other pages are served.
 */
const OF_PROCESS = { kills: 2, withinMs: 60_000, openMs: 60_000 };
const CHECK_MS = 1000;
/**
 * A visitor waits at most so long for a thread and a fragment, however busy the machine is. The rest of the page still
 * arrives before nginx gives up, after 20 s.
 */
const LONGEST_WAIT_MS = 15_000;
/** The process sends a message every second while it has pages. Its main thread runs no code of a bundle. */
const MAX_SILENT_CHECKS = 20;

type Log = (problem: string) => void;

/** Renders pages in a separate process, so that code of a remote has no access to the server. */
export type RenderProcess = {
  /** Never rejects: a failure is part of the result. */
  readonly render: (job: RenderJob) => Promise<Rendered>;
  readonly stop: () => Promise<void>;
};

/** A page that is being rendered. Its calls of services end with it. */
type Page = {
  readonly job: RenderJob;
  readonly dueAtMs: number;
  readonly over: AbortController;
  readonly resolve: (rendered: Rendered) => void;
  calls: number;
  losses: number;
  /** Whether its fragment was left out, because its bundle may end the process. */
  isLeftOut: boolean;
};

const LOST: FragmentFailure = { kind: 'crashed', detail: 'the render process ended' };
const LEFT_OUT: FragmentFailure = {
  kind: 'switched-off',
  detail: 'the render process ended while it rendered',
};
const nothing: Rendered = { fragment: null, failure: LOST, chrome: null, chromeProblem: LOST.detail };

const UNTRIED = { calls: 0, losses: 0, isLeftOut: false } as const;

/** Pages that are being rendered, by ticket. */
const createPages = () => {
  const pages = new Map<number, Page>();
  const breaker = createBundleBreaker(OF_PROCESS);
  let last = 0;
  let culprit: string | null = null;
  const settle = (ticket: number, rendered: Rendered): void => {
    const page = pages.get(ticket);
    pages.delete(ticket);
    page?.over.abort();
    if (page === undefined) return;
    const failure = page.losses > 1 ? LOST : page.isLeftOut ? LEFT_OUT : rendered.failure;
    page.resolve({ ...rendered, failure });
  };
  return {
    isEmpty: () => pages.size === 0,
    all: () => [...pages],
    add: (job: RenderJob, resolve: Page['resolve']): readonly [number, Page] => {
      last += 1;
      const dueAtMs = machineMs() + LONGEST_WAIT_MS;
      const page: Page = { ...UNTRIED, job, resolve, dueAtMs, over: new AbortController() };
      pages.set(last, page);
      return [last, page];
    },
    settle,
    /** Names the bundle because of which the process will end, by its hash. */
    blame: (sha384: string | null): void => {
      culprit = sha384;
    },
    /** Whether to render a page with its fragment. */
    isWhole: (page: Page): boolean => {
      const { fragment } = page.job;
      page.isLeftOut = fragment !== null && breaker.isOpen(fragment.bundle, Date.now());
      return page.losses < 2 && !page.isLeftOut;
    },
    /**
     * Counts a lost attempt of each page. After too many, a page is rendered without its fragment. A bundle that was
     * blamed is left out at once; without one it was any of those that were being rendered.
     */
    lose: (): void => {
      const bundles = [...pages.values()].flatMap(({ job }) => job.fragment?.bundle ?? []);
      const guilty = bundles.filter(({ sha384 }) => sha384 === culprit);
      const suspects = guilty.length > 0 ? guilty : bundles;
      const kills = guilty.length > 0 ? OF_PROCESS.kills : 1;
      culprit = null;
      for (const bundle of new Map(suspects.map((each) => [each.sha384, each])).values())
        for (let kill = 0; kill < kills; kill += 1) breaker.noteKill(bundle, Date.now());
      for (const [ticket, page] of pages) {
        page.losses += 1;
        if (page.losses >= MAX_LOSSES) settle(ticket, nothing);
      }
    },
    answer: (call: ServiceCall): Promise<ServiceReply> => {
      const page = pages.get(call.ticket);
      const settings = page?.job.fragment?.calls;
      if (page === undefined || settings === undefined || page.calls >= MAX_CALLS)
        return Promise.resolve(failedReply(networkError('the page has ended')));
      page.calls += 1;
      return answerCall(call, settings, page.over.signal);
    },
  };
};

/** Handles a message of the process. */
const receive = (
  message: ProcessMessage,
  child: RenderChild,
  { pages, codes, log }: { pages: ReturnType<typeof createPages>; codes: BundleCodes; log: Log },
): void => {
  switch (message.kind) {
    case 'answer': {
      pages.settle(message.id, message.rendered);
      return;
    }
    case 'alive':
      return;
    case 'endless': {
      log('a render thread does not end');
      pages.blame(message.sha384);
      void child.stop();
      return;
    }
    case 'turn': {
      child.send({ kind: 'turn' });
      return;
    }
    case 'log': {
      log(message.problem.slice(0, 2000));
      return;
    }
    case 'need': {
      const { sha384 } = message;
      void codes.read(sha384).then((code) => child.send({ kind: 'source', sha384, code }));
      return;
    }
    case 'call': {
      const { call } = message;
      void pages.answer(message).then((reply) => child.send({ kind: 'reply', call, reply }));
    }
  }
};

/**
 * Starts the render process, and restarts it if it ends. A lost page is rendered again, then without its fragment.
 * `limitMs` limits each fragment; null: the limit of the render pool.
 */
export const createRenderProcess = (log: Log, limitMs: number | null = null): RenderProcess => {
  const confinement = chooseConfinement();
  for (const gap of confinement.gaps) log(`bundles of remotes are rendered with ${gap}`);
  const pages = createPages();
  const codes = createBundleCodes();
  let child: RenderChild | null = null;
  const silence = createChildSilence(MAX_SILENT_CHECKS);
  let isStopped = false;

  const send = (ticket: number, page: Page): void =>
    child?.send(toOrder(page.job, { ticket, dueAtMs: page.dueAtMs, isWhole: pages.isWhole(page) }));

  const hold = (): void => child?.hold(!pages.isEmpty());
  const restart = (): void => {
    if (isStopped) return;
    start();
    hold();
    for (const [ticket, page] of pages.all()) send(ticket, page);
  };

  const ended = (reason: string): void => {
    child = null;
    if (isStopped) return;
    log(`the render process was lost: ${reason}`);
    pages.lose();
    setTimeout(restart, RESTART_MS);
  };

  const start = (): void => {
    silence.heard();
    const started = startRenderChild(confinement, limitMs, {
      received: (message) => {
        silence.heard();
        receive(message, started, { pages, codes, log });
      },
      ended,
    });
    child = started;
  };

  const watch = setInterval(() => {
    if (silence.check(pages.isEmpty())) void child?.stop();
  }, CHECK_MS).unref();

  start();
  return {
    render: (job) =>
      new Promise((resolve) => {
        codes.remember(job.chrome.bundle);
        if (job.fragment !== null) codes.remember(job.fragment.bundle);
        const added = pages.add(job, (rendered) => {
          resolve(rendered);
          hold();
        });
        hold();
        send(...added);
      }),
    stop: async () => {
      isStopped = true;
      clearInterval(watch);
      await child?.stop();
      for (const [ticket] of pages.all()) pages.settle(ticket, nothing);
    },
  };
};
