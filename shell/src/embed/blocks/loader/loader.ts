import { isLazyBlock } from '../block-table.rule';
import { factsOf, findBlocks } from './elements';
import { loadHost } from './load-host';
import { drawMissing, languageOf } from './words';

/** Script API of the page: `window.coinlaneBlocks`. */
type CoinlaneBlocks = {
  /** Mounts named elements that are not mounted yet. */
  readonly scan: () => void;
  /** Unmounts a block and restores its element. */
  readonly unmount: (element: Element) => void;
  /** Unmounts all blocks and removes the listeners of the script. */
  readonly stop: () => void;
};

declare global {
  interface Window {
    coinlaneBlocks?: CoinlaneBlocks;
  }
}

type Mount = Awaited<ReturnType<typeof loadHost>>;

/** Replaces the original content of an element while a block is mounted. Returns a function that restores it. */
const takePlace = (element: HTMLElement) => {
  const before = [...element.childNodes];
  const place = document.createElement('div');
  element.replaceChildren(place);
  return { place, giveBack: () => element.replaceChildren(...before) };
};

/** Runs a callback when the element is scrolled into view. Returns a function that cancels it. */
const whenSeen = (element: HTMLElement, seen: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/** Loads the host once. Tries again after a failure. */
const createHostQuestion = (site: string, language: string): (() => Promise<Mount>) => {
  let host: Promise<Mount> | null = null;
  return () => {
    host ??= loadHost(site, language).catch((error: unknown) => {
      host = null;
      throw error;
    });
    return host;
  };
};

const createLoader = (site: string, language: string): CoinlaneBlocks => {
  const mounted = new Map<Element, () => void>();
  const askHost = createHostQuestion(site, language);

  const mount = (name: string, element: HTMLElement): void => {
    const facts = factsOf(name, element);
    const { place, giveBack } = takePlace(element);
    let isOpen = true;
    let close = (): void => undefined;
    const open = (): void => {
      askHost().then(
        (fill) => {
          if (isOpen) close = fill(facts, place);
        },
        () => {
          if (!isOpen) return;
          drawMissing(place, language, () => {
            place.replaceChildren();
            open();
          });
        },
      );
    };
    mounted.set(element, () => {
      isOpen = false;
      close();
      giveBack();
    });
    open();
  };

  const prepare = (name: string, element: HTMLElement): void => {
    if (mounted.has(element)) return;
    if (isLazyBlock(name))
      mounted.set(
        element,
        whenSeen(element, () => mount(name, element)),
      );
    else mount(name, element);
  };
  const unmount = (element: Element): void => {
    mounted.get(element)?.();
    mounted.delete(element);
  };
  const scan = (): void => {
    for (const { name, element } of findBlocks(document)) prepare(name, element);
  };
  return {
    scan,
    unmount,
    stop: () => {
      document.removeEventListener('DOMContentLoaded', scan);
      for (const element of [...mounted.keys()]) unmount(element);
      delete window.coinlaneBlocks;
    },
  };
};

/** Finds named elements when the document is ready. Sends no request if the page has none. */
export const startLoader = (script: HTMLOrSVGScriptElement | null): void => {
  if (!(script instanceof HTMLScriptElement) || window.coinlaneBlocks !== undefined) return;
  const language = languageOf(script.dataset['language'] ?? document.documentElement.lang);
  const loader = createLoader(new URL(script.src).origin, language);
  window.coinlaneBlocks = loader;
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', loader.scan, { once: true });
  else loader.scan();
};
