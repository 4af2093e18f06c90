/** Event of the host, with its name in the protocol of the messaging app. */
export type HostEvent = { readonly type: string; readonly data: unknown };

type Page = Window & typeof globalThis;

const method = (holder: unknown, name: string): ((...words: readonly string[]) => unknown) | null => {
  if (typeof holder !== 'object' || holder === null) return null;
  const found: unknown = Reflect.get(holder, name);
  return typeof found === 'function'
    ? (...words) => {
        const result: unknown = Reflect.apply(found, holder, words);
        return result;
      }
    : null;
};

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Sends an event to the host: through the proxy on phones, the notifier on desktop, or the parent frame. */
const notifyHost =
  (page: Page) =>
  (type: string, data: unknown = {}): void => {
    const proxy = method(Reflect.get(page, 'TelegramWebviewProxy'), 'postEvent');
    const notify = method(Reflect.get(page, 'external'), 'notify');
    const message = JSON.stringify({ eventType: type, eventData: data });
    if (proxy !== null) proxy(type, JSON.stringify(data));
    else if (notify !== null) notify(message);
    // the message contains no personal data, and only configured origins may frame this page
    else if (page.parent !== page) page.parent.postMessage(message, '*');
  };

/**
 * Listens to events of the host. The host calls a function of the page or posts to the frame. Returns an
 * unsubscribe function.
 */
const listenToHost = (page: Page, hear: (event: HostEvent) => void): (() => void) => {
  const receiveEvent = (type: unknown, data: unknown): void => {
    if (typeof type === 'string') hear({ type, data: parsed(data) });
  };
  const before: unknown = Reflect.get(page, 'Telegram');
  Reflect.set(page, 'Telegram', { ...Object(before), WebView: { receiveEvent } });
  const hearMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== page.parent || page.parent === page) return;
    const message = parsed(data);
    receiveEvent(field(message, 'eventType'), field(message, 'eventData'));
  };
  page.addEventListener('message', hearMessage);
  return () => {
    Reflect.set(page, 'Telegram', before);
    page.removeEventListener('message', hearMessage);
  };
};

/** Client for the public protocol of the messaging app around a page. Does not load the app's script. */
export const hostBridge = (page: Page) => ({
  tell: notifyHost(page),
  hear: (hear: (event: HostEvent) => void) => listenToHost(page, hear),
});
