import { createBundleCodes } from './bundle-codes.ts';
import type { BundleCodes } from './bundle-codes.ts';
import { toOrder } from './confined-job.ts';
import { createChildSilence } from './child-silence.ts';
import { chooseConfinement } from './confinement.ts';
import { startRenderChild } from './render-child.ts';
import type { RenderChild } from './render-child.ts';
import type { ProcessMessage, Rendered, RenderJob } from './render-job.ts';
import { createRenderPages, NOTHING } from './render-pages.ts';
import type { RenderPages } from './render-pages.ts';

const RESTART_MS = 500;
const CHECK_MS = 1000;
/**
 * Number of checks without a message after which the process counts as blocked. It sends one every second while it
 * has pages. Its main thread runs no code of a bundle.
 */
const MAX_SILENT_CHECKS = 20;

type Log = (problem: string) => void;

/** Renders pages in a separate process, so that code of a remote has no access to the server. */
export type RenderProcess = {
  /** Never rejects: a failure is part of the result. */
  readonly render: (job: RenderJob) => Promise<Rendered>;
  /**
   * Bundles that pages are rendered without, because the process ended twice while it rendered them. For the
   * readiness check.
   */
  readonly problems: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/** Handles a message of the process. */
const receive = (
  message: ProcessMessage,
  child: RenderChild,
  { pages, codes, log, sendDue }: { pages: RenderPages; codes: BundleCodes; log: Log; sendDue: () => void },
): void => {
  switch (message.kind) {
    case 'answer': {
      pages.settle(message.id, message.rendered);
      sendDue();
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

/** Counts the end of the process, and logs the bundles that can be the cause. */
const logLoss = (reason: string, pages: RenderPages, log: Log): void => {
  const suspects = pages.lose().join(', ');
  log(`the render process was lost: ${reason}${suspects === '' ? '' : `, while it rendered ${suspects}`}`);
  for (const problem of pages.problems()) log(problem);
};

/**
 * Starts the render process, and restarts it if it ends. A lost page is rendered again, and after a second loss
 * without its fragment. `limitMs` limits each fragment. Null: the limit of the render pool.
 */
export const createRenderProcess = (log: Log, limitMs: number | null = null): RenderProcess => {
  const confinement = chooseConfinement();
  for (const gap of confinement.gaps) log(`bundles of remotes are rendered with ${gap}`);
  const pages = createRenderPages(limitMs ?? undefined);
  const codes = createBundleCodes();
  let child: RenderChild | null = null;
  const silence = createChildSilence(MAX_SILENT_CHECKS);
  let isStopped = false;

  const sendDue = (): void => {
    if (child === null) return;
    child.hold(!pages.isEmpty());
    for (const { job, ticket, dueAtMs, isWhole } of pages.takeDue())
      child.send(toOrder(job, { ticket, dueAtMs, isWhole }));
  };

  const restart = (): void => {
    if (isStopped) return;
    start();
    sendDue();
  };

  const ended = (reason: string): void => {
    child = null;
    if (isStopped) return;
    logLoss(reason, pages, log);
    setTimeout(restart, RESTART_MS);
  };

  const start = (): void => {
    silence.heard();
    const started = startRenderChild(confinement, limitMs, {
      received: (message) => {
        silence.heard();
        receive(message, started, { pages, codes, log, sendDue });
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
        pages.add(job, resolve);
        sendDue();
      }),
    problems: pages.problems,
    stop: async () => {
      isStopped = true;
      clearInterval(watch);
      await child?.stop();
      for (const ticket of pages.tickets()) pages.settle(ticket, NOTHING);
    },
  };
};
