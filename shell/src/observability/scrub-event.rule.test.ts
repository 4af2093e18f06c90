import { scrubEvent } from './scrub-event.rule';

describe('scrubEvent', () => {
  it('scrubs user input in all text fields', () => {
    const event = scrubEvent({
      message: 'for jo@mail.example',
      exception: { values: [{ type: 'Error', value: 'to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }] },
      tags: { where: 'mail to jo@mail.example' },
    });
    expect(event).toEqual({
      message: 'for [e-mail]',
      exception: { values: [{ type: 'Error', value: 'to [address]' }] },
      tags: { where: 'mail to [e-mail]' },
    });
  });

  it('keeps ids that look like an address', () => {
    const ids = {
      event_id: '9b1deb4d3b7d4bad9bdd2b9d7b3dcb6d',
      contexts: { trace: { trace_id: '9b1deb4d3b7d4bad9bdd2b9d7b3dcb6d' } },
    };
    expect(scrubEvent({ ...ids })).toEqual(ids);
  });

  it('does not visit internal data of the client', () => {
    const ownWorld: Record<string, unknown> = {};
    ownWorld['itself'] = ownWorld;
    expect(() => scrubEvent({ sdkProcessingMetadata: ownWorld })).not.toThrow();
  });
});
