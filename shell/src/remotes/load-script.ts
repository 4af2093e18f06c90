import type { LoadFailureKind } from './load-failure';

export type ScriptFile = { readonly url: string; readonly integrity: string };

/** Why a script did not arrive: a script element does not say, so the file is asked for once more. */
export const whyNotLoaded = async ({ url, integrity }: ScriptFile): Promise<LoadFailureKind> => {
  try {
    const reply = await fetch(url, { cache: 'no-store' });
    if (!reply.ok) return 'http';
    const digest = await crypto.subtle.digest('SHA-384', await reply.arrayBuffer());
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return integrity === `sha384-${hash}` ? 'network' : 'integrity';
  } catch {
    return 'network';
  }
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
