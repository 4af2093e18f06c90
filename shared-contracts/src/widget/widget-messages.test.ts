import { readWidgetConfigure, readWidgetMessage, WIDGET_MESSAGE_SOURCE as source } from './index.ts';

describe('the widget’s messages', () => {
  it.each([
    { message: { source, type: 'ready', problems: [] } },
    { message: { source, type: 'resize', height: 640 } },
    { message: { source, type: 'created', transactionId: 'a1', fromTicker: 'btc', toTicker: 'eth' } },
    { message: { source, type: 'status', transactionId: 'a1', status: 'waiting' } },
  ])('$message.type is decoded', ({ message }) => {
    expect(readWidgetMessage(message)).toEqual(message);
  });

  it.each([
    { rule: 'from another source', data: { source: 'someone', type: 'resize', height: 1 } },
    { rule: 'of an unknown type', data: { source, type: 'reload' } },
    { rule: 'without its fields', data: { source, type: 'created', transactionId: 'a1' } },
    { rule: 'with a field of another type', data: { source, type: 'resize', height: '640' } },
    { rule: 'that is not an object', data: 'resize' },
    { rule: 'that is null', data: null },
  ])('a message $rule is not decoded', ({ data }) => {
    expect(readWidgetMessage(data)).toBeNull();
    expect(readWidgetConfigure(data)).toBeNull();
  });

  it('a message of our configurator is decoded', () => {
    expect(readWidgetConfigure({ source, type: 'configure', search: '?from=btc' })?.search).toBe('?from=btc');
  });
});
