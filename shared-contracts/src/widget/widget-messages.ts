import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** The word by which both sides know a message of the widget. */
export const WIDGET_MESSAGE_SOURCE = 'coinlane-widget';

const source = t.literal(WIDGET_MESSAGE_SOURCE);

const Ready = t.readonly(
  t.type({ source, type: t.literal('ready'), problems: t.readonlyArray(t.string) }),
  'WidgetReady',
);
const Resize = t.readonly(t.type({ source, type: t.literal('resize'), height: t.number }), 'WidgetResize');
const Created = t.readonly(
  t.type({
    source,
    type: t.literal('created'),
    transactionId: t.string,
    fromTicker: t.string,
    toTicker: t.string,
  }),
  'WidgetCreated',
);
const Status = t.readonly(
  t.type({ source, type: t.literal('status'), transactionId: t.string, status: t.string }),
  'WidgetStatus',
);

/** What a widget tells the page around it (visitor expectations "The embeddable widget"). */
export const WidgetMessage = t.union([Ready, Resize, Created, Status], 'WidgetMessage');
export type WidgetMessage = t.TypeOf<typeof WidgetMessage>;

/** What our own configurator tells its preview: the query of other settings. Of another origin it is not heard. */
export const WidgetConfigure = t.readonly(
  t.type({ source, type: t.literal('configure'), search: t.string }),
  'WidgetConfigure',
);
export type WidgetConfigure = t.TypeOf<typeof WidgetConfigure>;

/** The message in an event's data, or null. */
export const readWidgetMessage = (data: unknown): WidgetMessage | null => {
  const read = WidgetMessage.decode(data);
  return E.isRight(read) ? read.right : null;
};

/** The configurator's message in an event's data, or null. */
export const readWidgetConfigure = (data: unknown): WidgetConfigure | null => {
  const read = WidgetConfigure.decode(data);
  return E.isRight(read) ? read.right : null;
};
