import { readWidgetConfigure, readWidgetMessage, WIDGET_MESSAGE_SOURCE as source } from './index.ts';

describe('the widget’s messages', () => {
  it.each([
    { message: { source, type: 'ready', problems: [] } },
    { message: { source, type: 'resize', height: 640 } },
    { message: { source, type: 'created', transactionId: 'a1', fromTicker: 'btc', toTicker: 'eth' } },
    { message: { source, type: 'status', transactionId: 'a1', status: 'waiting' } },
  ])('$message.type is understood', ({ message }) => {
    expect(readWidgetMessage(message)).toEqual(message);
  });

  it.each([
    { rule: 'of another source', data: { source: 'someone', type: 'resize', height: 1 } },
    { rule: 'of an unknown type', data: { source, type: 'reload' } },
    { rule: 'without its facts', data: { source, type: 'created', transactionId: 'a1' } },
    { rule: 'with a fact of another kind', data: { source, type: 'resize', height: '640' } },
    { rule: 'that is none', data: 'resize' },
    { rule: 'that is nothing', data: null },
  ])('one $rule is not', ({ data }) => {
    expect(readWidgetMessage(data)).toBeNull();
    expect(readWidgetConfigure(data)).toBeNull();
  });

  it('our configurator’s is understood', () => {
    expect(readWidgetConfigure({ source, type: 'configure', search: '?from=btc' })?.search).toBe('?from=btc');
  });
});
