import {
  ERROR_KEYS,
  isEmail,
  isFieldFine,
  canSend,
  NO_FIELDS,
  readDraft,
  TOPICS,
  topicsOf,
  usesCaptcha,
  WARNING_KEYS,
  writeDraft,
} from '.';

const fields = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };

describe('the fields of the contact form (spec §5 "Contact and support forms")', () => {
  it.each([
    { rule: 'name: at least 1 character', field: 'name', text: 'A', is: true },
    { rule: 'name: white space is not a name', field: 'name', text: '  ', is: false },
    { rule: 'message: at least 1 character', field: 'message', text: '.', is: true },
    { rule: 'message: none', field: 'message', text: '', is: false },
    { rule: 'email: a valid one', field: 'email', text: ' ann@example.com ', is: true },
    { rule: 'email: an invalid one', field: 'email', text: 'ann', is: false },
  ] as const)('$rule', ({ field, text, is }) => {
    expect(isFieldFine(field, text)).toBe(is);
  });

  it.each([
    { field: 'name', warning: 'warnings.contactName', error: 'NAME_INVALID' },
    { field: 'email', warning: 'warnings.contactEmail', error: 'EMAIL_INVALID' },
    { field: 'message', warning: 'warnings.contactMessage', error: 'MESSAGE_INVALID' },
  ] as const)('has a warning and an error for the field $field (spec §5)', (row) => {
    expect([WARNING_KEYS[row.field], ERROR_KEYS[row.field]]).toEqual([row.warning, row.error]);
  });
});

describe('isEmail (spec §5 "E-mail")', () => {
  it.each([
    { email: 'a@b.co', is: true },
    { email: 'first.last+tag@sub.example.org', is: true },
    { email: 'a@xn--bcher-kva.xn--p1ai', is: true },
    { email: '', is: false },
    { email: '@b.co', is: false },
    { email: 'a@b', is: false },
    { email: 'a..b@c.co', is: false },
    { email: '.a@c.co', is: false },
    { email: 'a b@c.co', is: false },
    { email: 'a@-b.co', is: false },
    { email: 'a@b.c0', is: false },
    { email: 'a@b-.co', is: false },
    { email: 'a@b.0co', is: false },
    { email: 'a@b.co.1', is: false },
    { email: 'a@b.co.', is: false },
    { email: '<a@b.co', is: false },
    { email: 'a>@b.co', is: false },
    { email: 'a@bc.de', is: true },
    { email: 'a@b_c.de', is: false },
    { email: 'a@b.c', is: false },
    { email: `${'a'.repeat(64)}@b.co`, is: true },
    { email: `a@${'b'.repeat(63)}.co`, is: true },
    { email: `a@${`${'b'.repeat(62)}.`.repeat(3)}${'b'.repeat(60)}.co`, is: true },
    { email: `a@${`${'b'.repeat(62)}.`.repeat(3)}${'b'.repeat(61)}.co`, is: false },
    { email: `${'a'.repeat(65)}@b.co`, is: false },
    { email: `a@${'b'.repeat(64)}.co`, is: false },
    { email: `a@${'b.'.repeat(130)}co`, is: false },
  ])('$email: $is', ({ email, is }) => {
    expect(isEmail(email)).toBe(is);
  });
});

describe('the send button (spec §5)', () => {
  const facts = {
    fields,
    topic: 'support',
    hasCaptchaAnswer: true,
    isSending: false,
    isSent: false,
  } as const;

  it.each([
    { rule: 'all fields valid', change: {}, may: true },
    { rule: 'a name is missing', change: { fields: { ...fields, name: '' } }, may: false },
    { rule: 'the captcha is required', change: { hasCaptchaAnswer: false }, may: false },
    { rule: 'a ticket needs none', change: { topic: 'ticket', hasCaptchaAnswer: false }, may: true },
    { rule: 'while it is being sent', change: { isSending: true }, may: false },
    { rule: 'stays disabled after success', change: { isSent: true }, may: false },
  ] as const)('$rule: $may', ({ change, may }) => {
    expect(canSend({ ...facts, ...change })).toBe(may);
  });
});

describe('the draft', () => {
  it('survives a reload', () => {
    expect(readDraft(writeDraft(fields))).toEqual(fields);
  });

  it.each([null, '', '{', '[]', '7', 'null', `{"name":"${'a'.repeat(20_001)}"}`])(
    'is empty if it is invalid: %#',
    (stored) => {
      expect(readDraft(stored)).toEqual(NO_FIELDS);
    },
  );

  it('keeps a field that is text, and a text of 20,000 characters', () => {
    expect(readDraft('{"name":7,"email":"a","message":null}')).toEqual({ ...NO_FIELDS, email: 'a' });
    const length = 20_000 - JSON.stringify({ message: '' }).length;
    const long = { ...NO_FIELDS, message: 'm '.repeat(length).slice(0, length) };
    expect(readDraft(writeDraft(long))).toEqual(long);
    expect(writeDraft({ ...long, name: 'n' })).toBeNull();
  });

  it.each([
    { rule: 'a recovery phrase', message: 'abandon '.repeat(11).concat('about') },
    { rule: 'a phrase in a sentence', message: `Hello, my phrase is ${'abandon '.repeat(11)}about, thanks` },
    { rule: 'a key', message: 'Key: 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ.' },
  ])('is stored without $rule', ({ message }) => {
    expect(readDraft(writeDraft({ ...fields, message }))).toEqual({ ...fields, message: '' });
  });

  it('is not stored without text', () => {
    expect(writeDraft(NO_FIELDS)).toBeNull();
  });
});

it('has four topics', () => {
  expect(TOPICS).toEqual(['support', 'swapTokens', 'lightning', 'ticket']);
  expect(topicsOf([])).toEqual(TOPICS);
});

describe('usesCaptcha', () => {
  it.each([
    { failure: { _tag: 'Fields', messages: {} }, is: false },
    { failure: { _tag: 'Unreachable' }, is: true },
    { failure: { _tag: 'CaptchaRefused' }, is: true },
  ] as const)('$failure._tag: $is', ({ failure, is }) => {
    expect(usesCaptcha(failure)).toBe(is);
  });
});

it.each([
  { without: ['token-swap'], missing: 'swapTokens' },
  { without: ['email', 'market'], missing: 'ticket' },
] as const)('offers no topic whose service is off: $missing', ({ without, missing }) => {
  expect(topicsOf(without)).toEqual(TOPICS.filter((topic) => topic !== missing));
});
