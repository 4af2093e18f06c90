import { readWidgetConfigure, WIDGET_MESSAGE_SOURCE } from '@coinlane/shared-contracts/widget';
import type { WidgetMessage } from '@coinlane/shared-contracts/widget';

type Untagged<Message> = Message extends WidgetMessage ? Omit<Message, 'source'> : never;

/** What a widget has to say to the page around it, and hears from our own configurator. */
export type WidgetHost = {
  readonly send: (message: Untagged<WidgetMessage>) => void;
  /** Hears the query of other settings; gives what ends it. */
  readonly subscribe: (configured: (search: string) => void) => () => void;
};

/** The part of the browser's window that is used. */
export type FrameWindow = Pick<Window, 'parent' | 'location' | 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'referrer'>;
};

const originOf = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
};

/**
 * The origin the widget's messages are for: the one our script names in the hash, else the one the browser names. A wrong
 * name gains nobody anything: the browser gives a message to that origin only.
 */
export const hostOriginOf = ({
  location,
  document,
}: Pick<FrameWindow, 'location' | 'document'>): string | null =>
  originOf(new URLSearchParams(location.hash.slice(1)).get('host') ?? '') ?? originOf(document.referrer);

/** The page around the widget's frame. A widget that stands alone talks to nobody. */
export const widgetHost = (page: FrameWindow): WidgetHost => {
  const origin = page.parent === page ? null : hostOriginOf(page);
  return {
    send: (message) => {
      if (origin !== null) page.parent.postMessage({ source: WIDGET_MESSAGE_SOURCE, ...message }, origin);
    },
    subscribe: (configured) => {
      const listener = (event: MessageEvent<unknown>): void => {
        if (event.source !== page.parent || event.origin !== page.location.origin) return;
        const message = readWidgetConfigure(event.data);
        if (message !== null) configured(message.search);
      };
      page.addEventListener('message', listener);
      return () => {
        page.removeEventListener('message', listener);
      };
    },
  };
};
