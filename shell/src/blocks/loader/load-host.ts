/** What the host's script leaves on the page for the loader. */
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

/** Asks the site what is live, runs the host's script with its hash, and opens it. Rejects when any of it cannot be had. */
export const loadHost = async (site: string, language: string) => {
  const reply = await fetch(`${site}/blocks/page?language=${language}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(PAGE_MS),
  });
  if (!reply.ok) throw new Error(`blocks: ${String(reply.status)}`);
  const page: unknown = await reply.json();
  for (const file of scriptsOf(page)) await run(site, file);
  const host: unknown = Reflect.get(window, GLOBAL);
  if (!isHost(host)) throw new Error('the host of blocks is not there');
  return host.open({ site, page });
};
