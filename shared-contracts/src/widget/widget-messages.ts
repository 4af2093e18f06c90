import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** Value of `source` in messages of the widget. */
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

/** Messages of a widget to the page around it (visitor expectations "The embeddable widget"). */
export const WidgetMessage = t.union([Ready, Resize, Created, Status], 'WidgetMessage');
export type WidgetMessage = t.TypeOf<typeof WidgetMessage>;

/** Message of our configurator to its preview: query with new settings. Ignored if it comes from another origin. */
export const WidgetConfigure = t.readonly(
  t.type({ source, type: t.literal('configure'), search: t.string }),
  'WidgetConfigure',
);
export type WidgetConfigure = t.TypeOf<typeof WidgetConfigure>;

/** Decodes the message in the data of an event. Null if it is not valid. */
export const readWidgetMessage = (data: unknown): WidgetMessage | null => {
  const read = WidgetMessage.decode(data);
  return E.isRight(read) ? read.right : null;
};

/** Decodes the configurator's message in the data of an event. Null if it is not valid. */
export const readWidgetConfigure = (data: unknown): WidgetConfigure | null => {
  const read = WidgetConfigure.decode(data);
  return E.isRight(read) ? read.right : null;
};
