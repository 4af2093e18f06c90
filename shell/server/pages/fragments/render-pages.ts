import { networkError } from '@coinlane/shared-contracts/errors';

import { answerCall } from './answer-call.ts';
import { failedReply } from './ask-service.ts';
import { createBundleBreaker } from './bundle-breaker.ts';
import { machineMs, MAX_CALLS } from './render-job.ts';
import type {
  FragmentFailure,
  NamedBundle,
  Rendered,
  RenderJob,
  ServiceCall,
  ServiceReply,
} from './render-job.ts';

const MAX_LOSSES = 3;
/**
 * The memory of a bundle can end the whole process, not only its thread. Bundles that were being rendered at two
 * such ends are left out for a minute, so that other pages are served.
 */
const OF_PROCESS = { kills: 2, withinMs: 60_000, openMs: 60_000 };
/**
 * Maximum time that a visitor waits for a thread and a fragment, however busy the machine is. The rest of the page
 * still arrives before nginx times out after 20 s.
 */
const LONGEST_WAIT_MS = 15_000;

const LOST: FragmentFailure = { kind: 'crashed', detail: 'the render process ended' };
const LEFT_OUT: FragmentFailure = {
  kind: 'switched-off',
  detail: 'the render process ended while it rendered',
};
/** Result for a page that cannot be rendered at all. */
export const NOTHING: Rendered = {
  fragment: null,
  failure: LOST,
  chrome: null,
  chromeProblem: LOST.detail,
};

/** A page that is being rendered. Its calls of services end with it. */
type Page = {
  readonly ticket: number;
  readonly job: RenderJob;
  readonly dueAtMs: number;
  readonly over: AbortController;
  readonly resolve: (rendered: Rendered) => void;
  calls: number;
  losses: number;
  /** Whether it was sent to the process. */
  isSent: boolean;
  /** Whether its fragment was left out, because its bundle may end the process. */
  isLeftOut: boolean;
};

/** A page to send to the process. `isWhole`: including its fragment. */
type DuePage = Pick<Page, 'ticket' | 'job' | 'dueAtMs'> & { readonly isWhole: boolean };

/** Pages that are being rendered, by ticket. */
export type RenderPages = {
  readonly isEmpty: () => boolean;
  readonly tickets: () => readonly number[];
  readonly add: (job: RenderJob, resolve: (rendered: Rendered) => void) => void;
  /** Returns pages to send to the process now. Each is returned only once until the process is lost. */
  readonly takeDue: () => readonly DuePage[];
  readonly settle: (ticket: number, rendered: Rendered) => void;
  /** Reports which bundle, by its hash, will cause the end of the process. */
  readonly blame: (sha384: string | null) => void;
  /** Counts a lost attempt of each page that the process had. Returns the bundles that can be the cause. */
  readonly lose: () => readonly string[];
  /** Bundles that are left out. */
  readonly problems: () => readonly string[];
  readonly answer: (call: ServiceCall) => Promise<ServiceReply>;
};

const nameOf = ({ name, version }: NamedBundle): string => `${name}@${version}`;

const bundleOf = ({ job }: Page): NamedBundle | null => job.fragment?.bundle ?? null;

/** Whether the process renders a page with its fragment. */
const isWhole = ({ losses, isLeftOut }: Page): boolean => losses < 2 && !isLeftOut;

/** Bundles of several pages, without duplicates. */
const bundlesOf = (pages: readonly Page[]): readonly NamedBundle[] => [
  ...new Map(pages.flatMap((page) => bundleOf(page) ?? []).map((each) => [each.sha384, each])).values(),
];

/**
 * Finds the bundle that ends the process. If several were being rendered, their lost pages are rendered again one
 * bundle at a time, so that the next end has only one possible cause.
 */
const createSuspects = () => {
  const breaker = createBundleBreaker(OF_PROCESS);
  const counted = new Map<string, NamedBundle>();
  let inTurn: readonly NamedBundle[] = [];
  let culprit: string | null = null;
  const isNext = ({ sha384 }: NamedBundle): boolean => inTurn[0]?.sha384 === sha384;
  return {
    blame: (sha384: string | null): void => {
      culprit = sha384;
    },
    isOpen: (bundle: NamedBundle): boolean => breaker.isOpen(bundle, Date.now()),
    leftOut: () => [...counted.values()].filter((bundle) => breaker.isOpen(bundle, Date.now())),
    /** Whether pages of a bundle must wait for the turn of another bundle. */
    mustWait: (bundle: NamedBundle): boolean =>
      !isNext(bundle) && inTurn.some(({ sha384 }) => sha384 === bundle.sha384),
    /** Ends the turns of bundles without lost pages. */
    endTurns: (lost: readonly Page[]): void => {
      const waiting = bundlesOf(lost).map(({ sha384 }) => sha384);
      while (inTurn[0] !== undefined && !waiting.includes(inTurn[0].sha384)) inTurn = inTurn.slice(1);
    },
    /** Counts the end of the process against its cause, if known. Returns the bundles that can be the cause. */
    count: (running: readonly NamedBundle[]): readonly NamedBundle[] => {
      const guilty = running.filter(({ sha384 }) => sha384 === culprit);
      const known = guilty.length > 0 ? guilty : running.filter(isNext);
      const suspects = known.length > 0 ? known : running;
      const kills = guilty.length > 0 ? OF_PROCESS.kills : 1;
      for (const bundle of suspects) {
        counted.set(nameOf(bundle), bundle);
        for (let kill = 0; kill < kills; kill += 1) breaker.noteKill(bundle, Date.now());
      }
      culprit = null;
      inTurn = known.length > 0 ? [] : suspects;
      return suspects;
    },
  };
};

/** Calls a service for a page, up to a limit. */
const answerOf = (page: Page | undefined, call: ServiceCall): Promise<ServiceReply> => {
  const settings = page?.job.fragment?.calls;
  if (page === undefined || settings === undefined || page.calls >= MAX_CALLS)
    return Promise.resolve(failedReply(networkError('the page has ended')));
  page.calls += 1;
  return answerCall(call, settings, page.over.signal);
};

/**
 * Creates the list. Pages of bundles that may end the process wait for each other. `limitMs`: time limit of a
 * fragment, which is the minimum wait of a page.
 */
export const createRenderPages = (limitMs = 0): RenderPages => {
  const pages = new Map<number, Page>();
  const suspects = createSuspects();
  let last = 0;
  const all = (): readonly Page[] => [...pages.values()];

  const settle = (ticket: number, rendered: Rendered): void => {
    const page = pages.get(ticket);
    pages.delete(ticket);
    page?.over.abort();
    if (page === undefined) return;
    const failure = page.losses > 1 ? LOST : page.isLeftOut ? LEFT_OUT : rendered.failure;
    page.resolve({ ...rendered, failure });
  };
  const take = (page: Page): DuePage => {
    const bundle = bundleOf(page);
    page.isSent = true;
    page.isLeftOut = bundle !== null && suspects.isOpen(bundle);
    return { ...page, isWhole: isWhole(page) };
  };

  return {
    isEmpty: () => pages.size === 0,
    tickets: () => [...pages.keys()],
    add: (job, resolve) => {
      last += 1;
      const untried = { calls: 0, losses: 0, isSent: false, isLeftOut: false };
      const dueAtMs = machineMs() + Math.max(LONGEST_WAIT_MS, limitMs);
      pages.set(last, { ...untried, ticket: last, job, resolve, dueAtMs, over: new AbortController() });
    },
    takeDue: () => {
      suspects.endTurns(all().filter(({ losses }) => losses > 0));
      return all()
        .filter((page) => {
          const bundle = bundleOf(page);
          return !page.isSent && (bundle === null || !suspects.mustWait(bundle));
        })
        .map(take);
    },
    settle,
    blame: suspects.blame,
    lose: () => {
      const lost = all().filter(({ isSent }) => isSent);
      const causes = suspects.count(bundlesOf(lost.filter(isWhole)));
      for (const page of lost) {
        page.isSent = false;
        page.losses += 1;
        if (page.losses >= MAX_LOSSES) settle(page.ticket, NOTHING);
      }
      return causes.map(nameOf);
    },
    problems: () =>
      suspects
        .leftOut()
        .map(
          (bundle) => `${nameOf(bundle)} is left out of pages: the render process ended while it rendered`,
        ),
    answer: (call) => answerOf(pages.get(call.ticket), call),
  };
};
