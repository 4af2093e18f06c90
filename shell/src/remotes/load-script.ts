import type { LoadFailureKind } from './load-failure';

export type ScriptFile = { readonly url: string; readonly integrity: string };

const askWhy = async ({ url, integrity }: ScriptFile): Promise<LoadFailureKind> => {
  try {
    // wrong bytes were kept by the browser for a year, as right ones are: "reload" puts what comes now in their place
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
 * Why a script or style did not arrive: its element does not say, so the file is asked for once more, past the browser's
 * cache and into it. Several who ask about one file at a time share the question.
 */
export const whyNotLoaded = (file: ScriptFile): Promise<LoadFailureKind> => {
  const url = new URL(file.url, location.href).href;
  const known = asking.get(url);
  if (known !== undefined) return known;
  const asked = askWhy({ ...file, url }).finally(() => asking.delete(url));
  asking.set(url, asked);
  return asked;
};

/** Runs one script; rejects with the kind of failure. Never leaves its element behind. */
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
