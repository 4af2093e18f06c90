import { readWidgetConfigure, WIDGET_MESSAGE_SOURCE } from '@coinlane/shared-contracts/widget';
import type { WidgetMessage } from '@coinlane/shared-contracts/widget';

type Untagged<Message> = Message extends WidgetMessage ? Omit<Message, 'source'> : never;

/** Connection to the host page around the widget. Receives settings only from our own configurator. */
export type WidgetHost = {
  readonly send: (message: Untagged<WidgetMessage>) => void;
  /** Subscribes to settings changes. Returns an unsubscribe function. */
  readonly subscribe: (configured: (search: string) => void) => () => void;
};

export type FrameWindow = Pick<Window, 'parent' | 'location' | 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'referrer'>;
};

const originOf = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
};

/**
 * Target origin of the widget's messages: from the hash, otherwise from the referrer. A forged origin is harmless,
 * because the browser delivers messages only to that origin.
 */
export const hostOriginOf = ({
  location,
  document,
}: Pick<FrameWindow, 'location' | 'document'>): string | null =>
  originOf(new URLSearchParams(location.hash.slice(1)).get('host') ?? '') ?? originOf(document.referrer);

/** Connects to the host page around the widget's frame. Has no effect outside a frame. */
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
