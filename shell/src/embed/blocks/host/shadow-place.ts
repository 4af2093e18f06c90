import { blockTheme } from './block-theme.rule';

type File = { readonly url: string; readonly integrity: string };

/** After this time a block is shown without its style sheet. */
const STYLES_MS = 3_000;

const sheet = ({ url, integrity }: File): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  return link;
};

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, STYLES_MS);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  });

/**
 * Creates a shadow tree in an element, to isolate the styles of page and block. Resolves with the element to fill
 * when its styles have loaded.
 */
export const shadowPlace = async (
  place: HTMLElement,
  styles: readonly File[],
  askedTheme?: string,
): Promise<HTMLElement> => {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const body = document.createElement('div');
  body.className = 'coinlane-block';
  const theme = blockTheme(askedTheme, getComputedStyle(place).colorScheme);
  if (theme !== null) body.dataset['theme'] = theme;
  const links = styles.map(sheet);
  const waiting = links.map(loaded);
  root.replaceChildren(...links, body);
  await Promise.all(waiting);
  return body;
};
