import { aText } from './content-folder.fixture.ts';
import { parseSource } from './read-source.ts';
import { SourceProblem } from './source-problem.ts';

const blocksOf = (body: string) => parseSource('en/pages/x.md', aText('X', body)).blocks;
const text = (words: string) => ({ type: 'text', text: words });

describe('a source file', () => {
  it.each([
    {
      what: 'a paragraph',
      body: 'A *b* **c** `d`.',
      block: {
        type: 'paragraph',
        spans: [
          text('A '),
          { type: 'em', spans: [text('b')] },
          text(' '),
          { type: 'strong', spans: [text('c')] },
          text(' '),
          { type: 'code', text: 'd' },
          text('.'),
        ],
      },
    },
    { what: 'a section', body: '## A b', block: { type: 'heading', level: 2, id: '', spans: [text('A b')] } },
    { what: 'a subsection', body: '### A', block: { type: 'heading', level: 3, id: '', spans: [text('A')] } },
    {
      what: 'a link',
      body: '[a](/x?y=1#z)',
      block: { type: 'paragraph', spans: [{ type: 'link', href: '/x?y=1#z', spans: [text('a')] }] },
    },
    {
      what: 'a list',
      body: '- a\n- b\n  - c',
      block: {
        type: 'list',
        isOrdered: false,
        items: [
          [{ type: 'paragraph', spans: [text('a')] }],
          [
            { type: 'paragraph', spans: [text('b')] },
            { type: 'list', isOrdered: false, items: [[{ type: 'paragraph', spans: [text('c')] }]] },
          ],
        ],
      },
    },
    {
      what: 'steps',
      body: '1. a\n2. b',
      block: {
        type: 'list',
        isOrdered: true,
        items: [[{ type: 'paragraph', spans: [text('a')] }], [{ type: 'paragraph', spans: [text('b')] }]],
      },
    },
    {
      what: 'a table',
      body: '| a | b |\n|---|---|\n| c | d |',
      block: { type: 'table', head: [[text('a')], [text('b')]], rows: [[[text('c')], [text('d')]]] },
    },
    {
      what: 'a note',
      body: '> a',
      block: { type: 'quote', blocks: [{ type: 'paragraph', spans: [text('a')] }] },
    },
    { what: 'an example', body: '```\n<b>&amp;\n```', block: { type: 'code', text: '<b>&amp;' } },
    {
      what: 'escaped marks',
      body: '1 &lt; 2 \\* 3',
      block: { type: 'paragraph', spans: [text('1 < 2 '), text('*'), text(' 3')] },
    },
    { what: 'a line that continues', body: 'a\nb', block: { type: 'paragraph', spans: [text('a b')] } },
  ])('has $what', ({ body, block }) => {
    expect(blocksOf(body)).toEqual([block]);
  });

  it('has its questions, buttons and notices before the text', () => {
    const more = [
      'actions: [{ label: Go, href: /exchange }]',
      'notices: [phishing]',
      'faq: [{ question: "Why?", answer: "See [here](/api)." }]',
      '',
    ].join('\n');

    expect(parseSource('en/pages/x.md', aText('X', 'Words.', more))).toMatchObject({
      title: 'X',
      description: 'About X.',
      actions: [{ label: 'Go', href: '/exchange' }],
      notices: ['phishing'],
      faq: [
        {
          question: 'Why?',
          answer: [text('See '), { type: 'link', href: '/api', spans: [text('here')] }, text('.')],
        },
      ],
    });
  });
});

const problemOf = (source: string): string => {
  try {
    parseSource('en/pages/x.md', source);
  } catch (problem) {
    if (problem instanceof SourceProblem) return problem.message;
    throw problem;
  }
  return 'none';
};

/** The body starts in line 6. */
describe('a source file with an error is reported with its line', () => {
  it.each([
    { body: 'a\n\n<script>alert(1)</script>', says: 'x.md:8: HTML: <script>alert(1)</script>' },
    { body: 'a <img src=x onerror=alert(1)> b', says: 'x.md:6: HTML: <img src=x onerror=alert(1)>' },
    { body: '- a\n- <b>c</b>', says: 'x.md:6: HTML: <b>' },
    { body: '| a |\n|---|\n| <i>x</i> |', says: 'x.md:6: HTML: <i>' },
    { body: 'a\n\n\n[b](javascript:alert(1))', says: 'x.md:9: a link to "javascript:alert(1)"' },
    { body: '[b](//evil.example)', says: 'x.md:6: a link to "//evil.example"' },
    { body: '[b](data:text/html,x)', says: 'x.md:6: a link to "data:text/html,x"' },
    { body: '[ ](/x)', says: 'x.md:6: a link to "/x" without words' },
    { body: '![b](/x.png)', says: 'x.md:6: a image' },
    { body: '# a', says: 'x.md:6: a heading of level 1; 2 and 3 are known' },
    { body: 'a\n\n#### b', says: 'x.md:8: a heading of level 4; 2 and 3 are known' },
    { body: '---', says: 'x.md:6: a hr' },
    { body: '- [ ] a', says: 'x.md:6: a list of tasks' },
    { body: '~~a~~', says: 'x.md:6: a del' },
    { body: '**「a」**b', says: 'x.md:6: emphasis that is not closed in "**「a」**b"' },
  ])('$body', ({ body, says }) => {
    expect(problemOf(aText('X', body))).toContain(says);
  });

  it.each([
    { rule: 'missing front matter', source: 'words', says: 'x.md:1: the first line must be ---' },
    {
      rule: 'missing end of front matter',
      source: '---\ntitle: x\n',
      says: 'x.md:1: the front matter has no end',
    },
    { rule: 'YAML', source: '---\ntitle: [x\ndescription: b\n---\na', says: /x\.md:[34]: Flow sequence/ },
    {
      rule: 'missing title',
      source: '---\ndescription: b\n---\na',
      says: 'title must be text of at most 60 characters',
    },
    {
      rule: 'a title that is too long',
      source: `---\ndescription: b\ntitle: ${'x'.repeat(61)}\n---\na`,
      says: 'x.md:3: title must be text of at most 60 characters',
    },
    {
      rule: 'a description that is too long',
      source: `---\ntitle: a\ndescription: ${'x'.repeat(156)}\n---\na`,
      says: 'x.md:3: description must be text of at most 155 characters',
    },
    {
      rule: 'an unknown field',
      source: '---\ntitle: a\ndescription: b\nnotice: [x]\n---\na',
      says: 'x.md:4: notice must be left out, no such field is known',
    },
    {
      rule: 'an unsafe button',
      source: '---\ntitle: a\ndescription: b\nactions:\n  - { label: a, href: "javascript:x" }\n---\na',
      says: 'x.md:5: actions.0.href must be a path, an https address or a mail address',
    },
    {
      rule: 'more than two buttons',
      source: `---\ntitle: a\ndescription: b\nactions: [${'{ label: a, href: /a },'.repeat(3)}]\n---\na`,
      says: 'x.md:1: actions: at most 2',
    },
    {
      rule: 'HTML in an answer',
      source: '---\ntitle: a\ndescription: b\nfaq: [{ question: q, answer: "<b>x</b>" }]\n---\na',
      says: 'the answer to "q": HTML: <b>',
    },
    {
      rule: 'missing text',
      source: '---\ntitle: a\ndescription: b\n---\n\n',
      says: 'x.md:4: there is no text',
    },
  ])('$rule', ({ source, says }) => {
    expect(problemOf(source)).toMatch(
      says instanceof RegExp ? says : new RegExp(says.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
    );
  });
});
