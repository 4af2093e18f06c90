import type { Http2SecureServer } from 'node:http2';

import { request } from 'playwright';
import type { Browser } from 'playwright';

import type { Certificate } from './certificate.ts';
import type { Build, Figures, Row } from './figures.ts';
import { startFront } from './front.ts';
import type { Variant } from './front.ts';
import type { Work } from './main-thread.ts';
import { visit } from './measure-page.ts';
import type { Visit } from './measure-page.ts';
import { measureWork } from './measure-work.ts';
import { medians, medianWork } from './medians.ts';
import type { PageTarget } from './open-visit.ts';
import type { Milestones } from './page-script.ts';
import type { SplitBuild } from './split-build.ts';
import type { Site } from './start-site.ts';
import { composed, floors, splitBuild, withoutScripts } from './variants.ts';

const READY = '[data-slot][data-state="ready"]';
const FIELD = 'input[inputmode="decimal"]';

/** Selector of the main element for the visitor, by page. */
const USABLE = {
  '/exchange': `main ${FIELD}`,
  '/currencies': 'main input[type="search"]',
  order: 'main h1',
} as const;
const ORDER = '/exchange/txs/…';

type Sources = {
  readonly site: Site;
  readonly withoutPro: Site;
  readonly older: Site | null;
  /** Script of the libraries alone. */
  readonly script: Buffer;
  readonly split: SplitBuild;
};

type Fronts = {
  readonly originOf: (name: string) => string | null;
  readonly close: () => void;
};

/** Serves each build over HTTP/2. */
export const startFronts = async (
  { site, withoutPro, older, script, split }: Sources,
  certificate: Certificate,
): Promise<Fronts> => {
  const served: readonly (readonly [string, Site | null, Variant])[] = [
    ['composed', site, composed],
    ['without scripts', site, withoutScripts],
    ['split', site, await splitBuild(split)],
    ['floors', site, floors(script)],
    ['without the pro area', withoutPro, composed],
    ['older', older, composed],
  ];
  const fronts = new Map<string, Http2SecureServer>();
  for (const [name, of, variant] of served)
    if (of !== null) fronts.set(name, await startFront(variant, new URL(of.origin), certificate));
  return {
    originOf: (name) => {
      const address = fronts.get(name)?.address();
      return typeof address === 'object' && address !== null
        ? `https://localhost:${String(address.port)}`
        : null;
    },
    close: () => {
      for (const front of fronts.values()) front.close();
    },
  };
};

/** A page of a build, and what its visits measured. */
type Measured = PageTarget & {
  readonly page: string;
  readonly build: Build;
  readonly hasRepeat: boolean;
  readonly firsts: Visit[];
  readonly repeats: Visit[];
  readonly works: Work[];
};

type Orders = { readonly site: string; readonly older: string | null };

/** All visits of a round. */
export const targetsOfRound = (fronts: Fronts, orders: Orders): readonly Measured[] => {
  const targetOf = (
    [page, build]: readonly [string, Build],
    url: string,
    milestones: Milestones,
    hasRepeat = false,
  ): Measured => ({
    ...{ page, build, url, milestones, hasRepeat },
    ...{ firsts: [], repeats: [], works: [] },
  });
  const field = { usable: FIELD, interactive: FIELD };
  const floor = fronts.originOf('floors') ?? '';
  const pageTargets = (build: Build): readonly Measured[] => {
    const origin = fronts.originOf(build);
    if (origin === null) return [];
    const order = build === 'older' ? (orders.older ?? '') : orders.site;
    return [
      { page: '/exchange', path: '/exchange', usable: USABLE['/exchange'] },
      { page: '/currencies', path: '/currencies', usable: USABLE['/currencies'] },
      { page: ORDER, path: order, usable: USABLE.order },
    ].map(({ page, path, usable }) =>
      targetOf(
        [page, build],
        `${origin}${path}`,
        { usable, interactive: build === 'without scripts' ? usable : READY },
        build === 'composed',
      ),
    );
  };
  return [
    targetOf(['', 'bare HTML'], `${floor}/bare`, field, true),
    targetOf(['', 'libraries alone'], `${floor}/alone`, { ...field, interactive: '[data-state="ready"]' }),
    ...(['without scripts', 'split', 'older', 'composed'] as const).flatMap(pageTargets),
  ];
};

/**
 * Requests a page, so that the server caches it: on a busy machine, the server leaves a part of a new page to the
 * browser.
 */
const warmUp = async (url: string): Promise<void> => {
  const context = await request.newContext({ ignoreHTTPSErrors: true });
  for (let times = 0; times < 2; times += 1) await context.get(url);
  await context.dispose();
};

/** Visits each page twice: for times and bytes, and for its work. */
export const visitAll = async (browser: Browser, targets: readonly Measured[]): Promise<void> => {
  for (const target of targets) {
    await warmUp(target.url);
    const [first, repeat] = await visit(browser, target, target.hasRepeat ? 2 : 1);
    // a page without its field is another page
    if (first !== undefined && !Number.isNaN(first.usable)) target.firsts.push(first);
    if (repeat !== undefined) target.repeats.push(repeat);
    target.works.push(await measureWork(browser, target));
  }
};

/** Medians of all visits. */
export const rowsOf = (targets: readonly Measured[]): readonly Row[] =>
  targets.map(({ page, build, firsts, repeats, works }) => ({
    page,
    build,
    first: medians(firsts),
    repeat: repeats.length === 0 ? null : medians(repeats),
    work: medianWork(works),
  }));

type BytesTarget = PageTarget & { readonly page: string; readonly site: string };

/** Pages for which only bytes are compared or limited. */
export const bytesTargets = (fronts: Fronts): readonly BytesTarget[] =>
  [
    { page: '/exchange', site: 'without the pro area' },
    { page: '/currencies', site: 'without the pro area' },
    { page: '/blog', site: 'composed' },
  ].map(({ page, site }) => ({
    ...{ page, site },
    url: `${fronts.originOf(site) ?? ''}${page}`,
    milestones: { usable: 'main h1', interactive: READY },
  }));

/** Bytes of a page that is visited once. */
export const visitOnce = async (browser: Browser, target: BytesTarget): Promise<Figures['bytes'][number]> => {
  const [first] = await visit(browser, target, 1);
  return { page: target.page, site: target.site, firstJsBytes: first?.firstJsBytes ?? Number.NaN };
};
