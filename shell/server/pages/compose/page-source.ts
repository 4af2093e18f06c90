import type { Variant } from '../../releases/variants/index.ts';
import { cacheKey, makingKey } from './cache-key.ts';
import type { Deployed, ReadParameters } from './cache-key.ts';
import type { ComposedPage } from './compose-page.ts';
import { createMicroCache } from './micro-cache.ts';
import type { PageRequest } from './page-request.ts';
import { FRESH_MS } from './send-page.ts';
import { createRequestCoalescer } from './request-coalescer.ts';
import { createBoundedCache } from './bounded-cache.ts';

const STALE_MS = 30_000;
const MAX_PAGES = 500;
/** At most 32 MB, because a character takes one or two bytes. */
const MAX_CHARACTERS = 16_000_000;
const KNOWN_MS = 600_000;
const MAX_KNOWN_PAGES = 100;
const MAX_KNOWN_CHARACTERS = 8_000_000;
/** Twice the render time of a long page on a busy server, but much less than the time of a slow service. */
const LONGEST_WAIT_MS = 50;

const charactersOf = (page: ComposedPage): number =>
  page._tag === 'Document' ? page.parts.reduce((sum, part) => sum + part.length, 0) : 0;

const isShareable = (page: ComposedPage): boolean => page._tag === 'Document' && page.isCacheable;

/** Replaces a page with an earlier one of the same content, which is already compressed. */
const createKnownPages = () => {
  const cache = createBoundedCache<ComposedPage>({
    maxAgeMs: KNOWN_MS,
    maxEntries: MAX_KNOWN_PAGES,
    maxSize: MAX_KNOWN_CHARACTERS,
    sizeOf: charactersOf,
  });
  return (page: ComposedPage, nowMs: number): ComposedPage => {
    if (page._tag !== 'Document' || !page.isCacheable) return page;
    const name = `${String(page.status)} ${page.hash}`;
    const known = cache.get(name, nowMs)?.value ?? page;
    cache.put(name, known, nowMs);
    return known;
  };
};

/** A page request, without the query parameters that the page does not read (`reads`). */
type RequestedPage = {
  readonly page: PageRequest;
  readonly variant: Variant;
  readonly reads: ReadParameters;
};

export type PageSource = {
  /** Cache key of the page. Null: not cached. */
  readonly cacheKeyOf: (requested: RequestedPage) => string | null;
  readonly get: (requested: RequestedPage, nowMs: number) => Promise<ComposedPage>;
};

type Ports = {
  readonly compose: (page: PageRequest, variant: Variant) => Promise<ComposedPage>;
  readonly shellVersion: string;
  /** Receives each page that is cached. Null: not needed. */
  readonly onCached: ((page: PageRequest, variant: Variant) => void) | null;
};

/**
 * Source of pages. Pages that are the same for all visitors are cached for seconds. Others are created per
 * request, and concurrent requests share them. Pages with overrides and widgets are never shared.
 */
export const createPageSource = ({ compose, shellVersion, onCached }: Ports): PageSource => {
  const sameAsKnown = createKnownPages();
  const coalescer = createRequestCoalescer<ComposedPage>({ maxWaitMs: LONGEST_WAIT_MS, isShareable });
  const cache = createMicroCache<ComposedPage>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxEntries: MAX_PAGES,
    maxSize: MAX_CHARACTERS,
    sizeOf: charactersOf,
    isCacheable: isShareable,
  });
  const isOverridden = ({ overrides }: Variant): boolean => overrides.length > 0;
  const deployedOf = ({ revision, key }: Variant): Deployed => ({ revision, shellVersion, variant: key });
  const cacheKeyOf: PageSource['cacheKeyOf'] = ({ page, variant, reads }) =>
    isOverridden(variant) ? null : cacheKey(page, deployedOf(variant), reads);
  return {
    cacheKeyOf,
    get: (requested, nowMs) => {
      const { page, variant } = requested;
      const make = async (): Promise<ComposedPage> => sameAsKnown(await compose(page, variant), Date.now());
      const cachedAs = cacheKeyOf(requested);
      if (cachedAs !== null) {
        if (onCached !== null && cache.has(cachedAs, nowMs)) onCached(page, variant);
        return cache.get(cachedAs, make, nowMs);
      }
      const key = isOverridden(variant) ? null : makingKey(page, deployedOf(variant));
      return key === null ? make() : coalescer.get(key, make);
    },
  };
};
