import { createFrame, SOURCE } from './widget-frame';

/** Script API of the page: `window.coinlaneWidget`. */
type CoinlaneWidget = {
  /** Fills marked elements that are not filled yet. */
  readonly scan: () => void;
};

declare global {
  interface Window {
    coinlaneWidget?: CoinlaneWidget;
  }
}

const PLACES = '[data-coinlane-widget]';
const TYPES = ['ready', 'resize', 'created', 'status'];
const LOWEST = 120;
const HIGHEST = 4000;

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const typeOf = (data: unknown): string | null => {
  const type = field(data, 'type');
  return field(data, 'source') === SOURCE && typeof type === 'string' && TYPES.includes(type) ? type : null;
};

const resize = (frame: HTMLIFrameElement, height: unknown): void => {
  if (typeof height !== 'number' || !Number.isFinite(height)) return;
  frame.style.height = `${String(Math.min(Math.max(Math.ceil(height), LOWEST), HIGHEST))}px`;
};

/** Listens to messages of this frame from the origin of the site, and dispatches them as events of the element. */
const hear = (site: string, element: HTMLElement, frame: HTMLIFrameElement): void => {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== site || source === null || source !== frame.contentWindow) return;
    const type = typeOf(data);
    if (type === null) return;
    if (type === 'resize') resize(frame, field(data, 'height'));
    element.dispatchEvent(new CustomEvent(`coinlane:${type}`, { detail: data, bubbles: true }));
  });
};

const siteOf = (script: HTMLOrSVGScriptElement | null): string | null =>
  script instanceof HTMLScriptElement && script.src !== '' ? new URL(script.src).origin : null;

/**
 * Fills marked elements of a third-party page with widgets from the site of this script. Uses only these elements,
 * so that errors of the page do not affect the widgets.
 */
export const startWidgets = (script: HTMLOrSVGScriptElement | null): void => {
  const site = siteOf(script);
  if (site === null || window.coinlaneWidget !== undefined) return;
  const filled = new WeakSet<HTMLElement>();
  const scan = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>(PLACES)) {
      if (filled.has(element)) continue;
      filled.add(element);
      const frame = createFrame(site, element, location.origin);
      hear(site, element, frame);
      element.replaceChildren(frame);
    }
  };
  window.coinlaneWidget = { scan };
  scan();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', scan);
};
