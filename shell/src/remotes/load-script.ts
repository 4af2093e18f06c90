import type { LoadFailureKind } from './load-failure';

export type ScriptFile = { readonly url: string; readonly integrity: string };

const askWhy = async ({ url, integrity }: ScriptFile): Promise<LoadFailureKind> => {
  try {
    // the browser can cache wrong bytes for a year: "reload" replaces them
    const reply = await fetch(url, { cache: 'reload' });
    if (!reply.ok) return 'http';
    const digest = await crypto.subtle.digest('SHA-384', await reply.arrayBuffer());
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return integrity === `sha384-${hash}` ? 'network' : 'integrity';
  } catch {
    return 'network';
  }
};

const asking = new Map<string, Promise<LoadFailureKind>>();

/**
 * Determines why a script or style did not load. The element does not report the reason, so the file is fetched
 * again, past the browser cache, which is updated. Concurrent callers share the request.
 */
export const whyNotLoaded = (file: ScriptFile): Promise<LoadFailureKind> => {
  const url = new URL(file.url, location.href).href;
  const known = asking.get(url);
  if (known !== undefined) return known;
  const asked = askWhy({ ...file, url }).finally(() => asking.delete(url));
  asking.set(url, asked);
  return asked;
};

/** Runs a script and removes its element. Rejects with the kind of failure. */
export const loadScript = (file: ScriptFile): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = file.integrity;
    script.src = file.url;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      void whyNotLoaded(file).then(reject);
    };
    document.head.append(script);
  });
