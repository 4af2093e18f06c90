/** Global that the host script defines for the loader. */
export type BlocksHost = {
  readonly open: (options: {
    readonly site: string;
    readonly page: unknown;
  }) => (facts: unknown, place: HTMLElement) => () => void;
};

type File = { readonly url: string; readonly integrity: string };

const GLOBAL = 'coinlaneBlocksHost';
const PAGE_MS = 10_000;

const isHost = (value: unknown): value is BlocksHost =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'open') === 'function';

const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'url') === 'string' &&
  typeof Reflect.get(value, 'integrity') === 'string';

const scriptsOf = (page: unknown): readonly File[] => {
  const host: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'host') : null;
  const scripts: unknown = typeof host === 'object' && host !== null ? Reflect.get(host, 'scripts') : null;
  return Array.isArray(scripts) ? scripts.filter(isFile) : [];
};

const run = (site: string, { url, integrity }: File): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = new URL(url, site).href;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not run`));
    };
    document.head.append(script);
  });

/**
 * Fetches the composition, runs the host script with its hash, and opens the host. Rejects if a part fails to load.
 */
export const loadHost = async (site: string, language: string) => {
  const reply = await fetch(`${site}/blocks/page?language=${language}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(PAGE_MS),
  });
  if (!reply.ok) throw new Error(`blocks: ${String(reply.status)}`);
  const page: unknown = await reply.json();
  for (const file of scriptsOf(page)) await run(site, file);
  const host: unknown = Reflect.get(window, GLOBAL);
  if (!isHost(host)) throw new Error('the blocks host did not load');
  return host.open({ site, page });
};
