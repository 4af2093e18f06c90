import { isLazyBlock } from '../block-table.rule';
import { factsOf, findBlocks } from './elements';
import { loadHost } from './load-host';
import { drawMissing, languageOf } from './words';

/** What a page may do with its blocks: `window.coinlaneBlocks`. */
export type CoinlaneBlocks = {
  /** Mounts the named elements that are not mounted yet. */
  readonly scan: () => void;
  /** Takes one block away; its element is what it was. */
  readonly unmount: (element: Element) => void;
  /** Takes every block away, and the script's own listeners. */
  readonly stop: () => void;
};

declare global {
  interface Window {
    coinlaneBlocks?: CoinlaneBlocks;
  }
}

type Mount = Awaited<ReturnType<typeof loadHost>>;

/** The page's own content of an element goes aside while a block is there, and comes back after it. */
const takePlace = (element: HTMLElement) => {
  const before = [...element.childNodes];
  const place = document.createElement('div');
  element.replaceChildren(place);
  return { place, giveBack: () => element.replaceChildren(...before) };
};

/** Runs once the element is scrolled into view; the answer forgets it. */
const whenSeen = (element: HTMLElement, seen: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/** The host is asked for once, and once more after it could not be had. */
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

/** Looks for named elements once the page is there. A page without any asks the site for nothing more. */
export const startLoader = (script: HTMLOrSVGScriptElement | null): void => {
  if (!(script instanceof HTMLScriptElement) || window.coinlaneBlocks !== undefined) return;
  const language = languageOf(script.dataset['language'] ?? document.documentElement.lang);
  const loader = createLoader(new URL(script.src).origin, language);
  window.coinlaneBlocks = loader;
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', loader.scan, { once: true });
  else loader.scan();
};
